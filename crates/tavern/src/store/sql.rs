//! Every SQL statement of the tavern.

pub(super) const SETTINGS: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 1000;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -8000;
    PRAGMA busy_timeout = 5000;
";

/// Counts our tables.
pub(super) const OUR_TABLES: &str = "
    SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('tables', 'entries')
";

/// The shape of the database, by version: entry n brings version n to n + 1.
pub(super) const VERSIONS: &[&str] = &[
    "
    CREATE TABLE players (
        id   BLOB NOT NULL PRIMARY KEY,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        key     INTEGER PRIMARY KEY,
        id      BLOB NOT NULL UNIQUE,
        game    TEXT NOT NULL,
        created INTEGER NOT NULL,
        setup   TEXT NOT NULL,
        host    BLOB NOT NULL,
        status  INTEGER NOT NULL
    );
    CREATE INDEX tables_under_way ON tables (status, key) WHERE status < 2;
    CREATE INDEX tables_of_host ON tables (host) WHERE status < 2;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables (key),
        number   INTEGER NOT NULL,
        body     TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE sitters (
        player   BLOB NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables (key),
        PRIMARY KEY (player, table_id)
    ) WITHOUT ROWID;
",
    "
    CREATE TABLE analyses (
        table_id INTEGER PRIMARY KEY REFERENCES tables (key),
        body     TEXT NOT NULL
    );
",
    "
    ALTER TABLE entries ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE entries ADD COLUMN chain INTEGER;
    UPDATE entries SET at = 1000 * CAST(strftime('%s', 'now') AS INTEGER);
    ALTER TABLE tables ADD COLUMN n_entries INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE lines (
        table_id INTEGER NOT NULL REFERENCES tables (key),
        number   INTEGER NOT NULL,
        body     TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
",
    "
    ALTER TABLE tables ADD COLUMN contest TEXT
        GENERATED ALWAYS AS (json_extract(setup, '$.contest.id')) VIRTUAL;
    CREATE INDEX tables_of_contest ON tables (contest, key) WHERE contest IS NOT NULL;
",
    "
    CREATE TABLE tavern_keys (
        id   INTEGER PRIMARY KEY CHECK (id = 1),
        body BLOB NOT NULL
    );
    CREATE TABLE subscriptions (
        key      INTEGER PRIMARY KEY AUTOINCREMENT,
        endpoint TEXT NOT NULL UNIQUE,
        player   BLOB NOT NULL,
        body     TEXT NOT NULL
    );
    CREATE INDEX subscriptions_of_player ON subscriptions (player, key);
",
    "
    CREATE TABLE days (
        day       INTEGER NOT NULL,
        game      TEXT NOT NULL,
        secret    BLOB NOT NULL,
        committed INTEGER NOT NULL,
        PRIMARY KEY (game, day)
    ) WITHOUT ROWID;
    CREATE TABLE finished (
        table_id     INTEGER PRIMARY KEY REFERENCES tables (key),
        game         TEXT NOT NULL,
        contest      TEXT,
        ended        INTEGER NOT NULL,
        listed       INTEGER NOT NULL,
        seats        TEXT NOT NULL,
        n_seats      INTEGER NOT NULL,
        people       INTEGER NOT NULL,
        length       INTEGER NOT NULL,
        margin       INTEGER NOT NULL,
        lead_changes INTEGER,
        points       INTEGER,
        counts       INTEGER NOT NULL,
        named        INTEGER NOT NULL
    );
    CREATE INDEX finished_in_contest ON finished (contest, points DESC, ended, table_id)
        WHERE counts = 1;
    CREATE INDEX finished_listed ON finished (table_id) WHERE listed = 1;
    CREATE INDEX tables_of_contestant ON tables (contest, host) WHERE contest IS NOT NULL;
",
    "
    ALTER TABLE tables ADD COLUMN puzzle TEXT
        GENERATED ALWAYS AS (json_extract(setup, '$.puzzle.id')) VIRTUAL;
    CREATE INDEX tables_of_puzzles ON tables (host, key) WHERE puzzle IS NOT NULL;
",
];

pub(super) const PUT_TAVERN_KEY: &str =
    "INSERT OR IGNORE INTO tavern_keys (id, body) VALUES (1, ?1)";

pub(super) const TAVERN_KEY: &str = "SELECT body FROM tavern_keys WHERE id = 1";

/// A device belongs to whoever used it last.
pub(super) const SUBSCRIBE: &str =
    "INSERT OR REPLACE INTO subscriptions (endpoint, player, body) VALUES (?1, ?2, ?3)";

pub(super) const DROP_SUBSCRIPTIONS: &str =
    "DELETE FROM subscriptions WHERE player = ?1 AND key NOT IN
    (SELECT key FROM subscriptions WHERE player = ?1 ORDER BY key DESC LIMIT ?2)";

pub(super) const SUBSCRIPTIONS: &str =
    "SELECT body FROM subscriptions WHERE player = ?1 ORDER BY key";

pub(super) const UNSUBSCRIBE: &str =
    "DELETE FROM subscriptions WHERE player = ?1 AND endpoint = ?2";

pub(super) const ADD_TABLE: &str =
    "INSERT INTO tables (id, game, created, setup, host, status, n_entries)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";

pub(super) const ADD_ENTRY: &str =
    "INSERT INTO entries (table_id, number, at, body, chain) VALUES (?1, ?2, ?3, ?4, ?5)";

pub(super) const ADD_LINE: &str = "INSERT INTO lines (table_id, number, body) VALUES (?1, ?2, ?3)";

pub(super) const DROP_LINE: &str = "DELETE FROM lines WHERE table_id = ?1 AND number = ?2";

pub(super) const ADD_SITTER: &str =
    "INSERT OR IGNORE INTO sitters (player, table_id) VALUES (?1, ?2)";

pub(super) const SET_STATUS: &str = "UPDATE tables SET status = ?2, n_entries = ?3 WHERE key = ?1";

pub(super) const PUT_PLAYER: &str =
    "INSERT INTO players (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = ?2";

/// What is known of the analysis stays.
pub(super) const PUT_FINISHED: &str =
    "INSERT INTO finished (table_id, game, contest, ended, listed, seats, n_seats, people, length, margin,
         lead_changes, points, counts, named)
     SELECT key, game, contest, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 FROM tables WHERE key = ?1
     ON CONFLICT (table_id) DO UPDATE SET ended = excluded.ended, listed = excluded.listed,
         seats = excluded.seats, n_seats = excluded.n_seats, people = excluded.people,
         length = excluded.length, margin = excluded.margin,
         lead_changes = coalesce(excluded.lead_changes, lead_changes),
         points = excluded.points, counts = excluded.counts, named = excluded.named";

pub(super) const WAS_HERE: &str =
    "SELECT EXISTS (SELECT 1 FROM sitters JOIN tables ON key = table_id
     WHERE player = ?1 AND created < ?2 AND status = 2)";

pub(super) const COMMIT_DAY: &str =
    "INSERT OR IGNORE INTO days (day, game, secret, committed) VALUES (?1, ?2, ?3, ?4)";

pub(super) const DAYS: &str = "SELECT day, game, secret, committed FROM days
     WHERE game = ?1 AND day BETWEEN ?2 AND ?3 ORDER BY day";

pub(super) const SPREAD: &str = "SELECT points, count(*) FROM finished
     WHERE contest = ?1 AND counts = 1 GROUP BY points ORDER BY points";

pub(super) const BEST: &str = "
    SELECT id, seats, named, points FROM (
        SELECT * FROM finished WHERE contest = ?1 AND counts = 1
        ORDER BY points DESC, ended, table_id LIMIT ?2
    ) AS best JOIN tables ON key = table_id ORDER BY points DESC, ended, table_id";

/// Whether or not they count: no index has the points of those that do not, so it goes from the tables of the contest.
pub(super) const BEST_OF_ALL: &str =
    "SELECT id, seats, named, points FROM tables JOIN finished ON table_id = key
     WHERE tables.contest = ?1 ORDER BY points DESC, ended, table_id LIMIT ?2";

pub(super) const OWN_TRIES: &str =
    "SELECT id, status = 2, points, counts, named, json_extract(setup, '$.contest.standing')
     FROM tables LEFT JOIN finished ON table_id = key
     WHERE tables.contest = ?1 AND host = ?2 ORDER BY key LIMIT ?3";

/// Whatever is looked for, only the newest are searched: this many (?7).
pub(super) const SEARCH: &str = "
    SELECT id, tables.game, ended, seats, length, margin, lead_changes FROM (
        SELECT table_id AS found, CASE ?4
            WHEN 0 THEN table_id WHEN 1 THEN 100 * coalesce(lead_changes, 0) - margin
            WHEN 2 THEN -margin WHEN 3 THEN length ELSE -length END AS rank
        FROM (SELECT * FROM finished WHERE listed = 1 ORDER BY table_id DESC LIMIT ?7)
        WHERE (?8 = '' OR game = ?8) AND (?1 = 0 OR n_seats = ?1) AND people >= ?2
            AND (?3 = '' OR instr(seats, ?3) > 0)
        ORDER BY rank DESC, table_id DESC LIMIT ?5 OFFSET ?6
    ) JOIN finished ON table_id = found JOIN tables ON key = found ORDER BY rank DESC, found DESC";

pub(super) const NOTE_LEAD_CHANGES: &str = "UPDATE finished SET lead_changes = ?2
     WHERE table_id = (SELECT key FROM tables WHERE id = ?1)";

pub(super) const KEEP_ANALYSIS: &str =
    "INSERT OR REPLACE INTO analyses (table_id, body) SELECT key, ?2 FROM tables WHERE id = ?1";

pub(super) const ANALYSIS: &str =
    "SELECT body FROM analyses JOIN tables ON key = table_id WHERE id = ?1";

pub(super) const TABLE: &str =
    "SELECT key, game, created, setup, n_entries FROM tables WHERE id = ?1";

pub(super) const ENTRIES: &str =
    "SELECT at, body, chain FROM entries WHERE table_id = ?1 ORDER BY number";

pub(super) const LINES: &str = "SELECT body FROM lines WHERE table_id = ?1 ORDER BY number";

/// `status < 2` lets the index of tables under way be used.
pub(super) const WITH_STATUS: &str =
    "SELECT id FROM tables WHERE status = ?1 AND status < 2 ORDER BY key DESC LIMIT ?2";

pub(super) const NEVER_BEGUN: &str =
    "SELECT id FROM tables WHERE status = ?1 AND status < 2 AND created < ?2 ORDER BY key";

pub(super) const TABLES_OF: &str =
    "SELECT id, status = 2 FROM sitters JOIN tables ON key = table_id
     WHERE player = ?1 ORDER BY table_id DESC LIMIT ?2";

/// Of those who played it to its end, the first match of each; never without that of the one who asks.
pub(super) const TRIES: &str = "SELECT tables.id, host, name FROM (
         SELECT min(key) AS first FROM tables JOIN finished ON table_id = key
         WHERE tables.contest = ?1 GROUP BY host ORDER BY host = ?3 DESC, first LIMIT ?2
     ) AS began JOIN tables ON key = first LEFT JOIN players ON players.id = host ORDER BY key";

/// Of every table for a puzzle, the first action of whoever decides in it.
pub(super) const PUZZLE_TRIES: &str =
    "SELECT game, puzzle, at, body FROM tables JOIN entries ON table_id = key
     AND number = (SELECT min(number) FROM entries WHERE table_id = key
         AND body LIKE '{\"acted\":{\"seat\":' || json_extract(setup, '$.puzzle.seat') || ',%')
     WHERE host = ?1 AND puzzle IS NOT NULL ORDER BY at, key";

/// The other columns are those of the row with the least key.
pub(super) const GAMES_OF: &str =
    "SELECT game, count(*), id, min(key) FROM sitters JOIN tables ON key = table_id
     WHERE player = ?1 AND status > 0 GROUP BY game";

/// Tables for puzzles do not count: there are no more of them than puzzles.
pub(super) const COUNT_OPEN: &str =
    "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2 AND puzzle IS NULL";

pub(super) const PLAYER: &str = "SELECT name FROM players WHERE id = ?1";
