-- What: live tables with their seats, actions and deadlines; the outbox of notices; finished
--       matches; records for the leaderboards; and named texts (meta).
-- Why:  the first schema. A live match is its header and its list of actions, nothing else; when it
--       ends, the match is filed, the records are raised and the live rows go, in one transaction.
-- Types and statements are those that SQLite and PostgreSQL share. Times are seconds since the epoch.

CREATE TABLE live_table (
    id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    board_id BIGINT,
    host_id BIGINT NOT NULL,
    status TEXT NOT NULL,
    options TEXT NOT NULL,
    locale TEXT NOT NULL,
    secret BYTEA NOT NULL,
    version BIGINT NOT NULL,
    dealt BIGINT NOT NULL,
    first_dealer BIGINT,
    rematch_of BIGINT,
    created_at DOUBLE PRECISION NOT NULL,
    turn_at DOUBLE PRECISION,
    rendered BIGINT NOT NULL,
    start_id BIGINT,
    seating TEXT NOT NULL
);

CREATE INDEX live_table_guild ON live_table (guild_id);

CREATE INDEX live_table_channel ON live_table (channel_id);

CREATE TABLE live_seat (
    table_id BIGINT NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    join_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    missed BIGINT NOT NULL,
    PRIMARY KEY (table_id, place),
    UNIQUE (table_id, user_id)
);

CREATE INDEX live_seat_user ON live_seat (user_id);

CREATE TABLE live_action (
    table_id BIGINT NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    actor TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE deadline (
    table_id BIGINT NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, kind)
);

CREATE INDEX deadline_due ON deadline (due_at);

-- No reference to live_table: the result of a match is posted after its table is gone.
CREATE TABLE notice (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE finished_match (
    id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    file TEXT NOT NULL,
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    ended_at DOUBLE PRECISION NOT NULL,
    board_id BIGINT,
    locale TEXT NOT NULL
);

CREATE INDEX finished_match_guild ON finished_match (guild_id);

CREATE TABLE match_seat (
    match_id BIGINT NOT NULL REFERENCES finished_match (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    won BIGINT NOT NULL,
    score BIGINT NOT NULL,
    declared BIGINT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE record (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    points BIGINT NOT NULL,
    declared BIGINT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
);

-- One index for each order of a leaderboard, so that a page is read without sorting.
CREATE INDEX record_by_wins ON record (guild_id, game, wins DESC, matches, user_id);

CREATE INDEX record_by_points ON record (guild_id, game, wins DESC, points DESC, matches, user_id);

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
