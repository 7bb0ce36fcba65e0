//! What a file keeps from one opening to the next.

use super::*;
use crate::store::tests::{entries, entry, new_table};

fn store(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("test.db"), Arc::new(Metrics::default())).unwrap()
}

#[tokio::test]
async fn what_was_saved_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let id = TableId::random();
    {
        let store = store(folder.path());
        let key = store.create(new_table(id)).await.unwrap();
        let mut append = entry(key, 1, "one");
        append.status = Some(Status::Playing);
        store.append(append).await.unwrap();
        store.put_player(PlayerId::from_bytes([1; 32]), "Anna".to_owned()).await.unwrap();
    }
    let store = store(folder.path());
    let host = PlayerId::from_bytes([1; 32]);
    assert_eq!(store.with_status(Status::Playing, 10).await.unwrap(), [id]);
    assert_eq!(store.tables_of(host, 10).await.unwrap(), [(id, false)]);
    assert_eq!(store.player(host).await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(store.count_open(host).await.unwrap(), 1);
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date_with_all_that_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let old = connect(&file).unwrap();
    old.execute_batch(&format!("{} PRAGMA user_version = 1;", sql::VERSIONS[0])).unwrap();
    let id = TableId::random();
    let host = PlayerId::from_bytes([1; 32]);
    let add = "INSERT INTO tables (id, game, created, setup, host, status) VALUES (?1, 'chess', 7, '{}', ?2, 0)";
    old.execute(add, params![id.bytes(), host.bytes()]).unwrap();
    old.execute("INSERT INTO entries VALUES (1, 0, 'zero')", []).unwrap();
    drop(old);
    let store = store(folder.path());
    store.keep_analysis(id, "{}".to_owned(), 0).await.unwrap();
    assert_eq!(store.analysis(id).await, Ok(Some("{}".to_owned())));
    let kept = entries(&store, id).await;
    assert_eq!((kept[0].body.as_str(), kept[0].chain), ("zero", None));
    assert!(kept[0].at > 1_700_000_000_000, "what has no time happened when it was first read");
}

#[test]
fn what_is_asked_about_a_contest_never_reads_the_matches_of_all_others() {
    let folder = tempfile::tempdir().unwrap();
    let connection = connect(&folder.path().join("test.db")).unwrap();
    bring_up_to_date(&connection).unwrap();
    for statement in [sql::BEST, sql::BEST_OF_ALL, sql::SPREAD, sql::TRIES, sql::OWN_TRIES] {
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {statement}")).unwrap();
        let none = vec![rusqlite::types::Null; plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(none), |row| row.get::<_, String>(3));
        let steps: Vec<String> = steps.unwrap().map(Result::unwrap).collect();
        let reads_all = |step: &&String| {
            ["SCAN finished", "SCAN tables"].iter().any(|all| step.starts_with(all))
        };
        assert_eq!(steps.iter().find(reads_all), None, "{statement}: {steps:?}");
    }
}
