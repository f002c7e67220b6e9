-- What: what the host of a lobby has changed and who has agreed to it; presets of a server; settings
--       of a person.
-- Why:  rules can change while people sit already: nobody is to play by rules that they have not seen.

ALTER TABLE live_table ADD COLUMN changed TEXT NOT NULL DEFAULT '';

ALTER TABLE live_seat ADD COLUMN agreed BIGINT NOT NULL DEFAULT 1;

CREATE TABLE preset (
    guild_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
);

CREATE TABLE preference (
    user_id BIGINT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
);
