//! What only a PostgreSQL that several nodes share has to keep to.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use engines::Relay;

use super::*;
use crate::clock::Clock as _;
use crate::store::Lease;
use crate::store::tests::{entries, entry, link, new_table, stored};

/// One server for all tests of a process.
static SERVER: LazyLock<engines::Postgres> =
    LazyLock::new(|| engines::Postgres::start().expect("PostgreSQL starts"));

/// The address of a new, empty database.
pub(in crate::store) fn database() -> String {
    SERVER.new_database().unwrap()
}

pub(in crate::store) fn node(address: &str, name: &str) -> Postgres {
    Postgres::open(address, name, Arc::new(Metrics::default())).unwrap()
}

fn lease(node: &Postgres) -> Lease {
    node.alive.borrow().lease
}

/// Asks again until it is so.
async fn soon(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Talks to the database itself.
async fn by_hand(address: &str) -> tokio_postgres::Client {
    let (client, connection) =
        tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A node that stops to beat without giving its lease back, as if it were asleep: what it has is still open.
fn fall_asleep(node: &Postgres, client: &tokio_postgres::Client) -> impl Future<Output = ()> {
    let lease = lease(node).0;
    async move {
        let expire = "UPDATE nodes SET until = now() - interval '1 s' WHERE lease = $1";
        client.execute(expire, &[&lease]).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_makes_a_table_leads_it_and_nobody_else_can_write_there() {
    let address = database();
    let (anna, boris) = (node(&address, "anna"), node(&address, "boris"));
    let id = TableId::random();
    assert_eq!(boris.lead(id).await, Ok(None));
    let key = anna.create(new_table(id)).await.unwrap();
    assert_eq!(anna.lead(id).await, Ok(Some(Lead::Us)));
    assert_eq!(boris.lead(id).await, Ok(Some(Lead::Node(lease(&anna)))));
    assert_eq!(boris.orphans(10).await, Ok(vec![]));
    assert_eq!(boris.append(entry(key, 1, "one")).await, Err(StoreError::Taken));
    let talk =
        Append { entries: Vec::new(), lines: vec![(0, "psst".to_owned())], ..entry(key, 1, "") };
    assert_eq!(boris.append(talk).await, Err(StoreError::Taken));
    anna.append(entry(key, 1, "one")).await.unwrap();
    let kept = boris.load(id).await.unwrap().unwrap();
    assert_eq!((kept.entries, kept.lines.len()), (vec![stored("zero"), stored("one")], 0));
}

#[tokio::test]
async fn a_lease_that_was_given_back_frees_its_tables_at_once() {
    let address = database();
    let (anna, boris) = (node(&address, "anna"), node(&address, "boris"));
    let id = TableId::random();
    let key = anna.create(new_table(id)).await.unwrap();
    anna.release().await.unwrap();
    assert_eq!(boris.orphans(10).await, Ok(vec![id]));
    assert_eq!(boris.lead(id).await, Ok(Some(Lead::Us)));
    assert_eq!(boris.orphans(10).await, Ok(vec![]));
    boris.append(entry(key, 1, "one")).await.unwrap();
    assert!(matches!(anna.append(entry(key, 2, "two")).await, Err(StoreError::Broken(_))));
}

#[tokio::test]
async fn tables_of_everybody_who_is_gone_are_found_and_those_under_way_first() {
    let address = database();
    let (anna, boris) = (node(&address, "anna"), node(&address, "boris"));
    let clara = node(&address, "clara");
    let ids: [TableId; 4] = std::array::from_fn(|_| TableId::random());
    let leaders = [&anna, &boris, &boris, &clara];
    for (id, leader) in ids.into_iter().zip(leaders) {
        let status = if id == ids[1] { Status::Playing } else { Status::Gathering };
        leader.create(NewTable { status, ..new_table(id) }).await.unwrap();
    }
    let over = NewTable { status: Status::Over, ..new_table(TableId::random()) };
    anna.create(over).await.unwrap();
    assert_eq!(clara.orphans(10).await, Ok(vec![]));
    // Who moved in is led by nobody yet.
    let client = by_hand(&address).await;
    client.execute("UPDATE tables SET leader = NULL WHERE key = 1", &[]).await.unwrap();
    anna.release().await.unwrap();
    boris.release().await.unwrap();
    assert_eq!(clara.orphans(10).await, Ok(vec![ids[1], ids[2], ids[0]]));
    assert_eq!(clara.orphans(1).await, Ok(vec![ids[1]]));
}

#[tokio::test]
async fn whoever_was_asleep_for_too_long_cannot_write_and_comes_back_under_a_new_lease() {
    let address = database();
    let relay = Relay::to(SERVER.port()).unwrap();
    let through = address.replace(&SERVER.port().to_string(), &relay.port().to_string());
    let (anna, boris) = (node(&through, "anna"), node(&address, "boris"));
    let (id, first) = (TableId::random(), lease(&anna));
    let key = anna.create(new_table(id)).await.unwrap();
    relay.cut();
    let cut = Instant::now();
    soon("the lease ends", async || boris.lead(id).await.unwrap() == Some(Lead::Us)).await;
    assert!(cut.elapsed() > Duration::from_millis(1_900), "it was beating a second ago");
    boris.append(entry(key, 1, "boris")).await.unwrap();
    relay.mend();
    soon("anna hears", async || anna.append(entry(key, 2, "anna")).await == Err(StoreError::Taken))
        .await;
    soon("anna has a lease", async || lease(&anna) != first).await;
    let theirs = Some(Lead::Node(lease(&boris)));
    soon("anna can ask", async || anna.lead(id).await.is_ok_and(|lead| lead == theirs)).await;
    assert_eq!(entries(&boris, id).await, [stored("zero"), stored("boris")]);
    anna.create(new_table(TableId::random())).await.unwrap();
}

#[tokio::test]
async fn a_lease_that_ended_is_still_good_as_long_as_nobody_took_anything() {
    let address = database();
    let anna = node(&address, "anna");
    let (id, first) = (TableId::random(), lease(&anna));
    let key = anna.create(new_table(id)).await.unwrap();
    fall_asleep(&anna, &by_hand(&address).await).await;
    anna.append(entry(key, 1, "one")).await.unwrap();
    let mut alive = anna.alive();
    let is_back = |alive: &Alive| alive.nodes.iter().any(|(lease, _)| *lease == first);
    tokio::time::timeout(Duration::from_secs(5), alive.wait_for(is_back)).await.unwrap().unwrap();
    assert_eq!(lease(&anna), first);
}

#[tokio::test]
async fn whoever_takes_a_table_over_waits_for_what_is_just_being_committed() {
    let address = database();
    let (anna, boris) = (node(&address, "anna"), node(&address, "boris"));
    let id = TableId::random();
    anna.create(new_table(id)).await.unwrap();
    let (mut late, other) = (by_hand(&address).await, by_hand(&address).await);
    let commit = late.transaction().await.unwrap();
    commit.execute(sql::FENCE, &[&lease(&anna).0]).await.unwrap();
    fall_asleep(&anna, &other).await;
    // As long as that commit holds anna's lease, boris does not get the table.
    let early = tokio::time::timeout(Duration::from_millis(300), boris.lead(id)).await;
    assert_ne!(early, Ok(Ok(Some(Lead::Us))));
    commit.rollback().await.unwrap();
}

#[tokio::test]
async fn of_many_who_want_an_orphan_exactly_one_gets_it() {
    let address = database();
    let id = TableId::random();
    let maker = node(&address, "maker");
    maker.create(new_table(id)).await.unwrap();
    maker.release().await.unwrap();
    let nodes: Vec<Postgres> = (0..4).map(|n| node(&address, &format!("node {n}"))).collect();
    let asked: Vec<_> = nodes.iter().map(|node| node.lead(id)).collect();
    let mut leaders = 0;
    for answer in asked {
        leaders += usize::from(answer.await.unwrap() == Some(Lead::Us));
    }
    assert_eq!(leaders, 1);
}

#[tokio::test]
async fn what_lost_its_race_does_not_spoil_what_is_committed_with_it() {
    let store = node(&database(), "anna");
    let ids: Vec<TableId> = (0..20).map(|_| TableId::random()).collect();
    let mut keys = Vec::new();
    for id in &ids {
        keys.push(store.create(new_table(*id)).await.unwrap());
    }
    // Every other one writes a number that is taken, and one what PostgreSQL does not hold.
    let append = |(place, key): (usize, &TableKey)| entry(*key, u32::from(place % 2 == 0), "new");
    let mut asked: Vec<_> =
        keys.iter().enumerate().map(|append_to| store.append(append(append_to))).collect();
    asked.push(store.append(entry(keys[1], 2, "nothing\0")));
    let mut told = Vec::new();
    for answer in asked {
        told.push(answer.await);
    }
    assert!(matches!(told.pop(), Some(Err(StoreError::Broken(_)))));
    for (place, told) in told.into_iter().enumerate() {
        let is_new = place % 2 == 0;
        assert_eq!(told, if is_new { Ok(()) } else { Err(StoreError::Taken) });
        assert_eq!(entries(&store, ids[place]).await.len(), 1 + usize::from(is_new));
    }
}

#[tokio::test]
async fn while_postgresql_is_away_everything_is_refused_and_all_comes_back_by_itself() {
    let mut server = engines::Postgres::start().unwrap();
    let store = node(&server.url(), "anna");
    let id = TableId::random();
    let key = store.create(new_table(id)).await.unwrap();
    for round in 1..4 {
        if round % 2 == 0 {
            server.stop();
        } else {
            server.kill();
        }
        assert!(matches!(store.load(id).await, Err(StoreError::Broken(_))));
        assert!(matches!(store.append(entry(key, 9, "no")).await, Err(StoreError::Broken(_))));
        server.resume().unwrap();
        soon("it reads", async || store.load(id).await.is_ok()).await;
        soon("it writes", async || store.append(entry(key, round, "yes")).await == Ok(())).await;
    }
    assert_eq!(entries(&store, id).await.len(), 4);
    assert_eq!(store.lead(id).await, Ok(Some(Lead::Us)));
}

#[tokio::test]
async fn whoever_is_cut_off_without_a_word_is_refused_in_time_and_loses_nothing() {
    let address = database();
    let relay = Relay::to(SERVER.port()).unwrap();
    let through = address.replace(&SERVER.port().to_string(), &relay.port().to_string());
    let store = node(&through, "anna");
    let id = TableId::random();
    let key = store.create(new_table(id)).await.unwrap();
    relay.silence();
    let begun = Instant::now();
    let (write, read) = tokio::join!(store.append(entry(key, 1, "lost")), store.load(id));
    assert!(matches!(write, Err(StoreError::Broken(_))) && read.is_err());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    relay.mend();
    soon("it reads", async || store.load(id).await.is_ok()).await;
    let next = entries(&store, id).await.len() as u32;
    soon("it leads", async || store.lead(id).await == Ok(Some(Lead::Us))).await;
    soon("it writes", async || store.append(entry(key, next, "again")).await == Ok(())).await;
    assert_eq!(entries(&store, id).await.last(), Some(&stored("again")));
}

#[tokio::test]
async fn strangers_who_make_many_links_push_out_the_oldest_and_never_keep_anybody_from_one() {
    let address = database();
    let store = node(&address, "anna");
    let (oldest, newest) = (link(1), link(2));
    store.keep_link(oldest.0, oldest.1, Duration::from_secs(60)).await.unwrap();
    let many = "INSERT INTO links SELECT sha256(n::text::bytea), sha256(n::text::bytea), 'x',
        now() + interval '10 min' FROM generate_series(2, $1::bigint) AS n";
    by_hand(&address).await.execute(many, &[&(MAX_LINKS as i64)]).await.unwrap();
    store.keep_link(newest.0, newest.1, Duration::from_secs(600)).await.unwrap();
    assert_eq!(store.claim_link(oldest.1.word).await, Ok(None));
    assert_eq!(store.claim_link(newest.1.word).await, Ok(Some(newest.1.sealed)));
}

#[tokio::test]
async fn the_clock_is_that_of_postgresql() {
    let store = node(&database(), "anna");
    let (sender, alive) = watch::channel(store.alive.borrow().clone());
    assert!(alive.borrow().ahead_ms.abs() < 1_000, "both run on this machine");
    let clock = StoreClock::new(alive);
    let before = clock.now().ms;
    sender.send_modify(|alive| alive.ahead_ms = -60_000);
    assert!((59_000..61_000).contains(&(before - clock.now().ms)));
}

#[tokio::test]
async fn everybody_alive_is_known_to_everybody() {
    let address = database();
    let (anna, boris) = (node(&address, "anna"), node(&address, "boris"));
    let both = vec![(lease(&anna), "anna".to_owned()), (lease(&boris), "boris".to_owned())];
    let mut alive = anna.alive();
    let seen = alive.wait_for(|alive| alive.nodes == both);
    tokio::time::timeout(Duration::from_secs(5), seen).await.unwrap().unwrap();
    drop(boris);
    let gone = alive.wait_for(|alive| alive.nodes.len() == 1);
    tokio::time::timeout(Duration::from_secs(5), gone).await.unwrap().unwrap();
}

#[tokio::test]
async fn a_database_of_any_older_version_is_brought_up_to_date_by_many_at_once() {
    for version in 0..=sql::VERSIONS.len() {
        let address = database();
        let client = by_hand(&address).await;
        client.batch_execute(sql::VERSION_TABLE).await.unwrap();
        for step in &sql::VERSIONS[..version] {
            client.batch_execute(step).await.unwrap();
        }
        let says = format!("INSERT INTO schema_version VALUES ({version})");
        client.batch_execute(&says).await.unwrap();
        let open = || {
            std::thread::scope(|scope| {
                let opening = || node(&address, "anna");
                let threads = [scope.spawn(opening), scope.spawn(opening), scope.spawn(opening)];
                threads.map(|thread| thread.join().unwrap())
            })
        };
        let nodes = open();
        let id = TableId::random();
        nodes[0].create(new_table(id)).await.unwrap();
        assert_eq!(entries(&nodes[1], id).await, [stored("zero")]);
    }
}

#[tokio::test]
async fn what_a_newer_tortuga_wrote_is_refused_and_so_is_what_is_no_address() {
    let address = database();
    drop(node(&address, "anna"));
    by_hand(&address).await.batch_execute("UPDATE schema_version SET version = 99").await.unwrap();
    let refused = |address: &str| {
        let opened = Postgres::open(address, "anna", Arc::new(Metrics::default()));
        opened.err().unwrap().downcast::<BadData>().unwrap()
    };
    assert_eq!(refused(&address), BadData::Newer(99));
    assert!(matches!(refused("postgres://host:port"), BadData::Address(_)));
    let nobody = refused("postgres://anna:secret@127.0.0.1:9/none");
    assert!(matches!(&nobody, BadData::Away { .. }) && !nobody.to_string().contains("secret"));
}
