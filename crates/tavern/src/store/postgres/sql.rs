//! Every statement to PostgreSQL.

/// What each connection is told first. Nothing waits for long, whatever happens to the other side; since every lookup is
/// by a key, the plan that a young database would suggest, to read all of it, is never the right one; and what reads a
/// few rows is not worth compiling, however dear that makes it seem.
pub(super) const SETTINGS: &str = "
    SET synchronous_commit = on;
    SET statement_timeout = '2s';
    SET lock_timeout = '1s';
    SET idle_in_transaction_session_timeout = '2s';
    SET enable_seqscan = off;
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
    SET jit = off;
";

/// Held while the shape of the database is looked at and changed: nodes may start at the same time.
pub(super) const LOCK_SHAPE: &str = "SELECT pg_advisory_xact_lock(7078721517436272)";

pub(super) const VERSION_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)";

pub(super) const VERSION: &str = "SELECT version FROM schema_version";

/// The shape of the database, by version: what brings version n to n + 1. Nothing refers to a table by a foreign key:
/// each row would be checked for what the fence has checked already.
pub(super) const VERSIONS: &[&str] = &[
    "
    CREATE TABLE players (
        id   bytea NOT NULL PRIMARY KEY,
        name text NOT NULL
    );
    CREATE TABLE nodes (
        lease bigserial PRIMARY KEY,
        name  text NOT NULL,
        until timestamptz NOT NULL,
        hears boolean NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE tables (
        key       bigserial PRIMARY KEY,
        id        bytea NOT NULL UNIQUE,
        game      text NOT NULL,
        created   bigint NOT NULL,
        setup     text NOT NULL,
        host      bytea NOT NULL,
        status    smallint NOT NULL,
        n_entries integer NOT NULL,
        leader    bigint
    );
    CREATE INDEX tables_under_way ON tables (status, key) WHERE status < 2;
    CREATE INDEX tables_of_host ON tables (host) WHERE status < 2;
    CREATE TABLE entries (
        table_id bigint NOT NULL,
        number   integer NOT NULL,
        at       bigint NOT NULL,
        body     text NOT NULL,
        chain    bigint,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE lines (
        table_id bigint NOT NULL,
        number   integer NOT NULL,
        body     text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE sitters (
        player   bytea NOT NULL,
        table_id bigint NOT NULL,
        PRIMARY KEY (player, table_id)
    );
    CREATE TABLE analyses (
        table_id bigint NOT NULL PRIMARY KEY,
        body     text NOT NULL
    );
",
    "
    CREATE TABLE links (
        player bytea NOT NULL PRIMARY KEY,
        word   bytea NOT NULL UNIQUE,
        sealed bytea NOT NULL,
        until  timestamptz NOT NULL
    );
    CREATE INDEX links_by_age ON links (until);
",
    "
    CREATE INDEX tables_by_leader ON tables (leader) WHERE status < 2;
",
    "
    ALTER TABLE tables ADD COLUMN contest text
        GENERATED ALWAYS AS (setup::jsonb -> 'contest' ->> 'id') STORED;
    CREATE INDEX tables_of_contest ON tables (contest, key) WHERE contest IS NOT NULL;
",
    "
    CREATE TABLE tavern_keys (
        id   integer PRIMARY KEY CHECK (id = 1),
        body bytea NOT NULL
    );
    CREATE TABLE subscriptions (
        key      bigserial PRIMARY KEY,
        endpoint text NOT NULL UNIQUE,
        player   bytea NOT NULL,
        body     text NOT NULL
    );
    CREATE INDEX subscriptions_of_player ON subscriptions (player, key);
",
    "
    CREATE TABLE days (
        day       integer NOT NULL,
        game      text NOT NULL,
        secret    bytea NOT NULL,
        committed bigint NOT NULL,
        PRIMARY KEY (game, day)
    );
    CREATE TABLE finished (
        table_id     bigint NOT NULL PRIMARY KEY,
        game         text NOT NULL,
        contest      text,
        ended        bigint NOT NULL,
        listed       boolean NOT NULL,
        seats        text NOT NULL,
        n_seats      integer NOT NULL,
        people       integer NOT NULL,
        length       integer NOT NULL,
        margin       integer NOT NULL,
        lead_changes integer,
        points       integer,
        counts       boolean NOT NULL,
        named        boolean NOT NULL
    );
    CREATE INDEX finished_in_contest ON finished (contest, points DESC, ended, table_id) WHERE counts;
    CREATE INDEX finished_listed ON finished (table_id) WHERE listed;
    CREATE INDEX tables_of_contestant ON tables (contest, host) WHERE contest IS NOT NULL;
",
    "
    ALTER TABLE tables ADD COLUMN puzzle text
        GENERATED ALWAYS AS (setup::jsonb -> 'puzzle' ->> 'id') STORED;
    CREATE INDEX tables_of_puzzles ON tables (host, key) WHERE puzzle IS NOT NULL;
",
];

pub(super) const PUT_TAVERN_KEY: &str =
    "INSERT INTO tavern_keys (id, body) VALUES (1, $1) ON CONFLICT DO NOTHING";

pub(super) const TAVERN_KEY: &str = "SELECT body FROM tavern_keys WHERE id = 1";

/// A device belongs to whoever used it last.
pub(super) const SUBSCRIBE: &str = "INSERT INTO subscriptions (endpoint, player, body)
    VALUES ($1, $2, $3) ON CONFLICT (endpoint) DO UPDATE
    SET key = DEFAULT, player = excluded.player, body = excluded.body";

pub(super) const DROP_SUBSCRIPTIONS: &str =
    "DELETE FROM subscriptions WHERE player = $1 AND key NOT IN
    (SELECT key FROM subscriptions WHERE player = $1 ORDER BY key DESC LIMIT $2)";

pub(super) const SUBSCRIPTIONS: &str =
    "SELECT body FROM subscriptions WHERE player = $1 ORDER BY key";

pub(super) const UNSUBSCRIBE: &str =
    "DELETE FROM subscriptions WHERE player = $1 AND endpoint = $2";

/// Of every table for a puzzle, the first action of whoever decides in it.
pub(super) const PUZZLE_TRIES: &str = "SELECT game, puzzle, tried.at, tried.body FROM tables
    CROSS JOIN LATERAL (
        SELECT at, body FROM entries WHERE table_id = key
        AND body LIKE '{\"acted\":{\"seat\":' || (setup::jsonb -> 'puzzle' ->> 'seat') || ',%'
        ORDER BY number LIMIT 1
    ) AS tried
    WHERE host = $1 AND puzzle IS NOT NULL ORDER BY tried.at, key";

/// Forgets links that are too old, or too many beside these.
pub(super) const DROP_LINKS: &str = "DELETE FROM links WHERE until < now()
    OR player IN (SELECT player FROM links ORDER BY until DESC OFFSET $1)";

pub(super) const KEEP_LINK: &str = "INSERT INTO links (player, word, sealed, until)
    VALUES ($1, $2, $3, now() + make_interval(secs => $4))
    ON CONFLICT (player) DO UPDATE
    SET word = excluded.word, sealed = excluded.sealed, until = excluded.until";

pub(super) const CLAIM_LINK: &str =
    "DELETE FROM links WHERE word = $1 RETURNING sealed, until > now()";

/// Which process of the server answers here.
pub(super) const BACKEND: &str =
    "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";

/// Ends such a process, whatever it is doing, and waits until it has ended.
pub(super) const END_BACKEND: &str = "SELECT pg_terminate_backend(pid, 1000)
    FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2";

pub(super) const TAKE_LEASE: &str = "INSERT INTO nodes (name, until, hears) VALUES ($1, now() + interval '2.5 s', true) RETURNING lease";

/// Those who have been away for this long do not come back.
pub(super) const FORGET_LEASES: &str = "DELETE FROM nodes WHERE until < now() - interval '1 day'";

pub(super) const HOLD_LEASE: &str =
    "UPDATE nodes SET until = now() + interval '2.5 s', hears = $2 WHERE lease = $1";

pub(super) const END_LEASE: &str = "DELETE FROM nodes WHERE lease = $1";

/// Everybody alive, and what time it is.
pub(super) const ALIVE: &str = "SELECT lease, name,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint, hears FROM nodes WHERE until >= now()";

/// Who leads a table, and whether they are alive.
pub(super) const LEADER: &str =
    "SELECT leader, coalesce(until >= now(), false) FROM tables LEFT JOIN nodes ON lease = leader
     WHERE id = $1";

/// Waits for what a dead leader is just committing, and keeps it from ever committing anything more.
pub(super) const BURY: &str = "DELETE FROM nodes WHERE lease = $1 AND until < now()";

/// Takes a table from a leader who is buried.
pub(super) const TAKE_OVER: &str = "UPDATE tables SET leader = $2
    WHERE id = $1 AND leader IS NOT DISTINCT FROM $3
    AND NOT EXISTS (SELECT FROM nodes WHERE lease = $3)";

/// Tables that nobody alive leads. It steps from leader to leader, not from table to table: every node asks this again
/// and again, and there are few leaders.
pub(super) const ORPHANS: &str = "
    WITH RECURSIVE leaders (lease) AS (
        (SELECT leader FROM tables WHERE status < 2 ORDER BY leader LIMIT 1)
        UNION ALL
        SELECT (SELECT leader FROM tables WHERE status < 2 AND leader > leaders.lease ORDER BY leader LIMIT 1)
        FROM leaders WHERE leaders.lease IS NOT NULL
    ), gone AS (
        SELECT lease FROM leaders
        WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.lease = leaders.lease AND until >= now())
    ), found AS (
        SELECT id, status, key FROM gone JOIN tables ON leader = gone.lease WHERE status < 2
        UNION ALL
        SELECT id, status, key FROM tables WHERE leader IS NULL AND status < 2
    )
    SELECT id FROM found ORDER BY status DESC, key DESC LIMIT $1";

/// Holds our lease until the end of the commit: nobody can bury us before.
pub(super) const FENCE: &str = "SELECT lease FROM nodes WHERE lease = $1 FOR KEY SHARE";

/// Which of these tables we lead.
pub(super) const LED: &str = "SELECT key FROM tables WHERE key = ANY($1) AND leader = $2";

/// Which tables have an entry of such a number already.
pub(super) const TAKEN_ENTRIES: &str = "SELECT DISTINCT table_id
    FROM unnest($1::bigint[], $2::integer[]) AS given (table_id, number)
    JOIN entries USING (table_id, number)";

/// Which tables have a line of such a number already.
pub(super) const TAKEN_LINES: &str = "SELECT DISTINCT table_id
    FROM unnest($1::bigint[], $2::integer[]) AS given (table_id, number)
    JOIN lines USING (table_id, number)";

pub(super) const ADD_TABLES: &str =
    "INSERT INTO tables (id, game, created, setup, host, status, n_entries, leader)
     SELECT *, $8 FROM unnest($1::bytea[], $2::text[], $3::bigint[], $4::text[], $5::bytea[],
         $6::smallint[], $7::integer[])
     ON CONFLICT (id) DO NOTHING RETURNING id, key";

pub(super) const ADD_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, body, chain)
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[], $5::bigint[])";

pub(super) const ADD_LINES: &str = "INSERT INTO lines (table_id, number, body)
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[])";

pub(super) const DROP_LINES: &str = "DELETE FROM lines
    USING unnest($1::bigint[], $2::integer[]) AS gone (table_id, number)
    WHERE lines.table_id = gone.table_id AND lines.number = gone.number";

pub(super) const SET_STATUS: &str = "UPDATE tables SET status = new.status, n_entries = new.n
    FROM unnest($1::bigint[], $2::smallint[], $3::integer[]) AS new (key, status, n)
    WHERE tables.key = new.key";

pub(super) const ADD_SITTERS: &str = "INSERT INTO sitters (player, table_id)
    SELECT * FROM unnest($1::bytea[], $2::bigint[]) ON CONFLICT DO NOTHING";

pub(super) const PUT_PLAYERS: &str =
    "INSERT INTO players (id, name) SELECT * FROM unnest($1::bytea[], $2::text[])
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";

/// What is known of the analysis stays.
pub(in crate::store) const PUT_FINISHED: &str =
    "INSERT INTO finished (table_id, game, contest, ended, listed, seats, n_seats, people, length, margin,
         lead_changes, points, counts, named)
     SELECT key, game, contest, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM tables WHERE key = $1
     ON CONFLICT (table_id) DO UPDATE SET ended = excluded.ended, listed = excluded.listed,
         seats = excluded.seats, n_seats = excluded.n_seats, people = excluded.people,
         length = excluded.length, margin = excluded.margin,
         lead_changes = coalesce(excluded.lead_changes, finished.lead_changes),
         points = excluded.points, counts = excluded.counts, named = excluded.named";

pub(super) const WAS_HERE: &str = "SELECT EXISTS (SELECT FROM sitters JOIN tables ON key = table_id
     WHERE player = $1 AND created < $2 AND status = 2)";

pub(super) const COMMIT_DAYS: &str = "INSERT INTO days (day, game, secret, committed)
    SELECT * FROM unnest($1::integer[], $2::text[], $3::bytea[], $4::bigint[]) ON CONFLICT DO NOTHING";

pub(super) const PUT_DAYS: &str = "INSERT INTO days (day, game, secret, committed)
    SELECT * FROM unnest($1::integer[], $2::text[], $3::bytea[], $4::bigint[])
    ON CONFLICT (game, day) DO UPDATE SET secret = excluded.secret, committed = excluded.committed";

pub(super) const DAYS: &str = "SELECT day, game, secret, committed FROM days
     WHERE game = $1 AND day BETWEEN $2 AND $3 ORDER BY day";

pub(super) const SPREAD: &str = "SELECT points, count(*) FROM finished
     WHERE contest = $1 AND counts GROUP BY points ORDER BY points";

pub(super) const BEST: &str = "
    SELECT id, seats, named, points FROM (
        SELECT * FROM finished WHERE contest = $1 AND counts
        ORDER BY points DESC, ended, table_id LIMIT $2
    ) AS best JOIN tables ON key = table_id ORDER BY points DESC, ended, table_id";

/// Whether or not they count: no index has the points of those that do not, so it goes from the tables of the contest.
pub(super) const BEST_OF_ALL: &str =
    "SELECT id, seats, named, points FROM tables JOIN finished ON table_id = key
     WHERE tables.contest = $1 ORDER BY points DESC, ended, table_id LIMIT $2";

pub(super) const OWN_TRIES: &str =
    "SELECT id, status = 2, points, counts, named, setup::jsonb -> 'contest' ->> 'standing'
     FROM tables LEFT JOIN finished ON table_id = key
     WHERE tables.contest = $1 AND host = $2 ORDER BY key LIMIT $3";

/// Whatever is looked for, only the newest are searched: this many ($7).
pub(super) const SEARCH: &str = "
    SELECT id, tables.game, ended, seats, length, margin, lead_changes FROM (
        SELECT table_id AS key, CASE $4::integer
            WHEN 0 THEN table_id WHEN 1 THEN 100 * coalesce(lead_changes, 0) - margin
            WHEN 2 THEN -margin WHEN 3 THEN length ELSE -length END AS rank
        FROM (SELECT * FROM finished WHERE listed ORDER BY table_id DESC LIMIT $7) AS newest
        WHERE ($8::text = '' OR game = $8) AND ($1::integer = 0 OR n_seats = $1) AND people >= $2
            AND ($3::text = '' OR strpos(seats, $3) > 0)
        ORDER BY rank DESC, table_id DESC LIMIT $5 OFFSET $6
    ) AS found JOIN finished ON table_id = found.key JOIN tables ON tables.key = found.key
    ORDER BY rank DESC, found.key DESC";

pub(super) const KEEP_ANALYSIS: &str = "WITH noted AS (
         UPDATE finished SET lead_changes = $3
         WHERE table_id = (SELECT key FROM tables WHERE id = $1)
     )
     INSERT INTO analyses (table_id, body) SELECT key, $2 FROM tables WHERE id = $1
     ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";

pub(super) const ANALYSIS: &str =
    "SELECT body FROM analyses JOIN tables ON key = table_id WHERE id = $1";

pub(super) const TABLE: &str =
    "SELECT key, game, created, setup, n_entries FROM tables WHERE id = $1";

pub(super) const ENTRIES: &str =
    "SELECT at, body, chain FROM entries WHERE table_id = $1 ORDER BY number";

pub(super) const LINES: &str = "SELECT body FROM lines WHERE table_id = $1 ORDER BY number";

/// `status < 2` lets the index of tables under way be used.
pub(super) const WITH_STATUS: &str =
    "SELECT id FROM tables WHERE status = $1 AND status < 2 ORDER BY key DESC LIMIT $2";

pub(super) const NEVER_BEGUN: &str =
    "SELECT id FROM tables WHERE status = 0 AND status < 2 AND created < $1 ORDER BY key";

pub(super) const TABLES_OF: &str =
    "SELECT id, status = 2 FROM sitters JOIN tables ON key = table_id
     WHERE player = $1 ORDER BY table_id DESC LIMIT $2";

/// Of those who played it to its end, the first match of each; never without that of the one who asks.
pub(super) const TRIES: &str = "SELECT tables.id, host, name FROM (
         SELECT min(key) AS first FROM tables JOIN finished ON table_id = key
         WHERE tables.contest = $1 GROUP BY host ORDER BY host = $3 DESC, first LIMIT $2
     ) AS began JOIN tables ON key = first LEFT JOIN players ON players.id = host ORDER BY key";

pub(super) const GAMES_OF: &str =
    "SELECT game, count(*), (array_agg(id ORDER BY key))[1] FROM sitters JOIN tables ON key = table_id
     WHERE player = $1 AND status > 0 GROUP BY game";

/// Tables for puzzles do not count: there are no more of them than puzzles.
pub(super) const COUNT_OPEN: &str =
    "SELECT count(*) FROM tables WHERE host = $1 AND status < 2 AND puzzle IS NULL";

pub(super) const PLAYER: &str = "SELECT name FROM players WHERE id = $1";
