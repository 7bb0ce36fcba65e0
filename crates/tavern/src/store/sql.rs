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
    ALTER TABLE tables ADD COLUMN puzzle TEXT
        GENERATED ALWAYS AS (json_extract(setup, '$.puzzle.id')) VIRTUAL;
    CREATE INDEX tables_of_puzzles ON tables (host, key) WHERE puzzle IS NOT NULL;
",
];

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

pub(super) const TRIES: &str =
    "SELECT tables.id, host, name, status = 2 FROM tables LEFT JOIN players ON players.id = host
     WHERE contest = ?1 ORDER BY key LIMIT ?2";

/// Of every table for a puzzle, the first action of whoever decides in it.
pub(super) const PUZZLE_TRIES: &str =
    "SELECT game, puzzle, at, body FROM tables JOIN entries ON table_id = key
     AND number = (SELECT min(number) FROM entries WHERE table_id = key
         AND json_extract(body, '$.acted.seat') = json_extract(setup, '$.puzzle.seat'))
     WHERE host = ?1 AND puzzle IS NOT NULL ORDER BY at, key";

/// The other columns are those of the row with the least key.
pub(super) const GAMES_OF: &str =
    "SELECT game, count(*), id, min(key) FROM sitters JOIN tables ON key = table_id
     WHERE player = ?1 AND status > 0 GROUP BY game";

pub(super) const COUNT_OPEN: &str = "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2";

pub(super) const PLAYER: &str = "SELECT name FROM players WHERE id = ?1";
