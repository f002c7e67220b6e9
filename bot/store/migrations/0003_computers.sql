-- What: seats of computers, and seats that a computer holds for a person; whether a table counts for
--       leaderboards, how fast it is played, and its hints. The same for matches that are over.
-- Why:  a table starts at once and never waits for the absent; results and rematches tell who played.

ALTER TABLE live_table ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;

ALTER TABLE live_table ADD COLUMN pace TEXT NOT NULL DEFAULT 'live';

ALTER TABLE live_table ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;

ALTER TABLE live_table ADD COLUMN hinted TEXT NOT NULL DEFAULT '';

ALTER TABLE live_seat ADD COLUMN level TEXT NOT NULL DEFAULT '';

ALTER TABLE live_seat ADD COLUMN held TEXT NOT NULL DEFAULT '';

ALTER TABLE finished_match ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;

ALTER TABLE finished_match ADD COLUMN pace TEXT NOT NULL DEFAULT 'live';

ALTER TABLE finished_match ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;

ALTER TABLE match_seat ADD COLUMN level TEXT NOT NULL DEFAULT '';

ALTER TABLE match_seat ADD COLUMN held TEXT NOT NULL DEFAULT '';
