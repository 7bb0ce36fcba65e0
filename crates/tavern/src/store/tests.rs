//! What every storage has to keep to: each test runs against all of them.

use std::sync::Arc;
use std::time::Duration;

use super::memory::Memory;
use super::*;
use crate::metrics::Metrics;

/// Every kind of storage, empty, and the folder that one of them is in.
fn stores() -> (Vec<Arc<dyn Store>>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite =
        Sqlite::open(&folder.path().join("test.db"), Arc::new(Metrics::default())).unwrap();
    let postgres = postgres::tests::node(&postgres::tests::database(), "test");
    (vec![Arc::new(sqlite), Arc::new(Memory::default()), Arc::new(postgres)], folder)
}

pub(super) fn new_table(id: TableId) -> NewTable {
    NewTable {
        id,
        game: "chess".to_owned(),
        created: 7,
        setup: "{}".to_owned(),
        host: PlayerId::from_bytes([1; 32]),
        entries: vec![stored("zero")],
        status: Status::Gathering,
        sitters: vec![PlayerId::from_bytes([1; 32])],
    }
}

pub(super) fn stored(body: &str) -> StoredEntry {
    StoredEntry { at: 5, body: body.to_owned(), chain: Some(Chain::default().and(5, body)) }
}

pub(super) fn entry(table: TableKey, first: u32, text: &str) -> Append {
    let (lines, gone, status, sitters) = (Vec::new(), Vec::new(), None, Vec::new());
    let (entries, finished) = (vec![stored(text)], None);
    Append { table, first, entries, lines, gone, status, sitters, finished }
}

pub(super) async fn entries(store: &dyn Store, id: TableId) -> Vec<StoredEntry> {
    store.load(id).await.unwrap().unwrap().entries
}

#[tokio::test]
async fn what_is_said_is_kept_until_it_goes() {
    let (stores, _folder) = stores();
    for store in stores {
        let id = TableId::random();
        let key = store.create(new_table(id)).await.unwrap();
        let line = |number: u32| (number, format!("line {number}"));
        let say = |lines, gone| Append { entries: Vec::new(), lines, gone, ..entry(key, 1, "") };
        store.append(say(vec![line(0), line(1)], vec![])).await.unwrap();
        store.append(say(vec![line(2)], vec![0])).await.unwrap();
        assert_eq!(store.append(say(vec![line(2)], vec![])).await, Err(StoreError::Taken));
        let kept = store.load(id).await.unwrap().unwrap();
        assert_eq!(kept.lines, ["line 1", "line 2"]);
        assert_eq!(kept.entries, [stored("zero")]);
    }
}

#[tokio::test]
async fn of_two_who_write_the_same_number_one_wins_and_the_other_is_told() {
    let (stores, _folder) = stores();
    for store in stores {
        let id = TableId::random();
        let key = store.create(new_table(id)).await.unwrap();
        let (one, other) =
            tokio::join!(store.append(entry(key, 1, "one")), store.append(entry(key, 1, "other")));
        assert_eq!([one, other], [Ok(()), Err(StoreError::Taken)]);
        assert_eq!(entries(&*store, id).await, [stored("zero"), stored("one")]);
    }
}

#[tokio::test]
async fn of_several_entries_all_are_kept_or_none() {
    let (stores, _folder) = stores();
    for store in stores {
        let id = TableId::random();
        let key = store.create(new_table(id)).await.unwrap();
        store.append(entry(key, 2, "two")).await.unwrap();
        let mut both = entry(key, 1, "one");
        both.entries.push(stored("another two"));
        assert_eq!(store.append(both).await, Err(StoreError::Taken));
        assert_eq!(entries(&*store, id).await, [stored("zero"), stored("two")]);
    }
}

#[tokio::test]
async fn what_never_began_is_found_by_its_age() {
    let (stores, _folder) = stores();
    for store in stores {
        let id = TableId::random();
        let key = store.create(new_table(id)).await.unwrap();
        assert_eq!(store.never_begun(7).await.unwrap(), []);
        assert_eq!(store.never_begun(8).await.unwrap(), [id]);
        let status = Some(Status::Playing);
        store.append(Append { status, ..entry(key, 1, "started") }).await.unwrap();
        assert_eq!(store.never_begun(8).await.unwrap(), []);
    }
}

#[tokio::test]
async fn those_who_played_the_deal_of_a_contest_are_found_once_each_in_the_order_in_which_they_began()
 {
    let (stores, _folder) = stores();
    for store in stores {
        let players = [1, 2, 3].map(|number| PlayerId::from_bytes([number; 32]));
        let [anna, boris, clara] = players;
        store.put_player(anna, "Anna".to_owned()).await.unwrap();
        let contest = r#"{"contest":{"id":"c"}}"#;
        let over = |host, setup| played_by(&*store, host, setup, finished(3, false));
        // Who only begins, again and again, takes nobody's place.
        for _ in 0..3 {
            let (id, setup) = (TableId::random(), contest.to_owned());
            let key = store.create(NewTable { setup, ..new_table(id) }).await.unwrap();
            let status = Some(Status::Over);
            store.append(Append { status, ..entry(key, 1, "closed") }).await.unwrap();
        }
        let first = over(boris, contest).await;
        over(boris, contest).await;
        over(anna, r#"{"contest":{"id":"d"}}"#).await;
        let second = over(anna, contest).await;
        let third = over(clara, contest).await;
        let tried = |table, player, name: Option<&str>| {
            let name = name.map(str::to_owned);
            Try { table, player, name }
        };
        let all = [
            tried(first, boris, None),
            tried(second, anna, Some("Anna")),
            tried(third, clara, None),
        ];
        let find = async |contest: &str, reader, limit| {
            store.tries(contest.to_owned(), reader, limit).await.unwrap()
        };
        assert_eq!(find("c", None, 9).await, all);
        assert_eq!(find("c", None, 2).await, all[..2]);
        assert_eq!(find("c", Some(clara), 2).await, [all[0].clone(), all[2].clone()]);
        assert_eq!(find("e", Some(anna), 9).await, []);
    }
}

#[tokio::test]
async fn of_a_table_for_a_puzzle_the_first_action_of_whoever_decides_is_found() {
    let (stores, _folder) = stores();
    for store in stores {
        let anna = PlayerId::from_bytes([1; 32]);
        let at_puzzle = |id: &str| format!(r#"{{"puzzle":{{"id":"{id}","seat":1}}}}"#);
        for (setup, later) in [
            (at_puzzle("late"), 9),
            ("{}".to_owned(), 3),
            (at_puzzle("early"), 2),
            (at_puzzle("none"), 0),
        ] {
            let id = TableId::random();
            let key = store.create(NewTable { setup, ..new_table(id) }).await.unwrap();
            let acted = |seat: u8, action: u8| {
                let body = format!(r#"{{"acted":{{"seat":{seat},"action":{action}}}}}"#);
                StoredEntry { at: later, ..stored(&body) }
            };
            let mut entries = vec![acted(0, 1)];
            if later > 0 {
                entries.extend([acted(1, 2), acted(1, 3)]);
            }
            store.append(Append { entries, ..entry(key, 1, "") }).await.unwrap();
        }
        let found = store.puzzle_tries(anna).await.unwrap();
        let found: Vec<_> = found.iter().map(|tried| (&*tried.puzzle, tried.at)).collect();
        assert_eq!(found, [("early", 2), ("late", 9)]);
        let tried = store.puzzle_tries(anna).await.unwrap().remove(0);
        assert_eq!((&*tried.game, &*tried.entry), ("chess", r#"{"acted":{"seat":1,"action":2}}"#));
        assert_eq!(store.puzzle_tries(PlayerId::from_bytes([2; 32])).await.unwrap(), []);
        assert_eq!(store.count_open(anna).await, Ok(1), "however many puzzles somebody looks at");
    }
}

#[tokio::test]
async fn an_analysis_is_kept_with_its_table() {
    let (stores, _folder) = stores();
    for store in stores {
        let id = TableId::random();
        store.create(new_table(id)).await.unwrap();
        assert_eq!(store.analysis(id).await, Ok(None));
        store.keep_analysis(id, "{}".to_owned(), 2).await.unwrap();
        store.keep_analysis(TableId::random(), "lost".to_owned(), 1).await.unwrap();
        assert_eq!(store.analysis(id).await, Ok(Some("{}".to_owned())));
    }
}

pub(super) fn link(number: usize) -> (PlayerId, Link) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    (PlayerId::from_bytes(bytes), Link { word: bytes, sealed: bytes })
}

#[tokio::test]
async fn a_link_is_claimed_once_and_in_time_and_a_player_has_one() {
    let (stores, _folder) = stores();
    for store in stores {
        let ((player, first), (_, second)) = (link(1), link(2));
        let minute = Duration::from_secs(60);
        store.keep_link(player, first, minute).await.unwrap();
        store.keep_link(player, second, minute).await.unwrap();
        assert_eq!(store.claim_link(first.word).await, Ok(None));
        assert_eq!(store.claim_link(second.word).await, Ok(Some(second.sealed)));
        assert_eq!(store.claim_link(second.word).await, Ok(None));
        store.keep_link(player, first, Duration::ZERO).await.unwrap();
        assert_eq!(store.claim_link(first.word).await, Ok(None));
    }
}

#[tokio::test]
async fn devices_are_remembered_by_their_address_and_the_last_ones_stay() {
    let (stores, _folder) = stores();
    let (anna, boris) = (PlayerId::from_bytes([1; 32]), PlayerId::from_bytes([2; 32]));
    for store in stores {
        assert_eq!(store.tavern_key(vec![1, 2]).await, Ok(vec![1, 2]));
        assert_eq!(store.tavern_key(vec![3]).await, Ok(vec![1, 2]), "there is one already");
        let subscribe = |player, address: &str| {
            store.subscribe(player, address.to_owned(), format!("body of {address}"), 2)
        };
        for address in ["a", "b", "a", "c"] {
            subscribe(anna, address).await.unwrap();
        }
        assert_eq!(store.subscriptions(anna).await.unwrap(), ["body of a", "body of c"]);
        subscribe(boris, "c").await.unwrap();
        assert_eq!(store.subscriptions(anna).await.unwrap(), ["body of a"]);
        store.unsubscribe(anna, "c".to_owned()).await.unwrap();
        assert_eq!(store.subscriptions(boris).await.unwrap(), ["body of c"], "it is not hers");
        store.unsubscribe(boris, "c".to_owned()).await.unwrap();
        assert_eq!(store.subscriptions(boris).await.unwrap(), Vec::<String>::new());
    }
}

const NOTHING: [usize; 0] = [];

fn finished(points: i32, is_named: bool) -> Finished {
    let seat = |name: &str, bot, points, place| {
        let name = name.to_owned();
        FinishedSeat { name, bot, points, place }
    };
    Finished {
        ended: 1_000 + u64::from(points.unsigned_abs()),
        is_listed: true,
        seats: vec![seat("Anna \"the\" Red", false, points, 1), seat("Bo", true, 1, 2)],
        length: 10 + points.unsigned_abs(),
        margin: 50 - points.unsigned_abs(),
        lead_changes: None,
        contest: Some(Score { points, counts: true, is_named }),
    }
}

/// A table whose match came to its end so.
async fn played(store: &dyn Store, setup: &str, finished: Finished) -> TableId {
    played_by(store, PlayerId::from_bytes([1; 32]), setup, finished).await
}

async fn played_by(store: &dyn Store, host: PlayerId, setup: &str, finished: Finished) -> TableId {
    let id = TableId::random();
    let setup = setup.to_owned();
    let key = store.create(NewTable { setup, host, ..new_table(id) }).await.unwrap();
    let (status, finished) = (Some(Status::Over), Some(finished));
    store.append(Append { status, finished, ..entry(key, 1, "acted") }).await.unwrap();
    id
}

#[tokio::test]
async fn the_tavern_is_bound_to_the_deal_of_a_day_once() {
    let (stores, _folder) = stores();
    for store in stores {
        let day = |day, game: &str, byte| StoredDay {
            day,
            game: game.to_owned(),
            secret: [byte; 32],
            committed: 9,
        };
        store.commit_days(vec![day(5, "a", 1), day(6, "a", 2), day(5, "b", 3)]).await.unwrap();
        store.commit_days(vec![day(6, "a", 7), day(7, "a", 8)]).await.unwrap();
        let all = store.days("a".to_owned(), 0, 9).await.unwrap();
        assert_eq!(all, [day(5, "a", 1), day(6, "a", 2), day(7, "a", 8)]);
        assert_eq!(store.days("b".to_owned(), 6, 9).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_board_has_those_who_count_and_the_names_of_those_who_want_it() {
    let (stores, _folder) = stores();
    for store in stores {
        let contest = r#"{"contest":{"id":"day 5 chess","standing":"new"}}"#;
        let of_day = || "day 5 chess".to_owned();
        let uncounted = Score { points: 99, counts: false, is_named: true };
        let mut ids = Vec::new();
        for finished in [
            finished(3, false),
            finished(8, true),
            Finished { contest: Some(uncounted), ..finished(9, true) },
            finished(3, false),
        ] {
            ids.push(played(&*store, contest, finished).await);
        }
        assert_eq!(store.spread(of_day()).await.unwrap(), [(3, 2), (8, 1)]);
        let placed = |nth: usize, name: Option<&str>, points| Placed {
            table: ids[nth],
            name: name.map(str::to_owned),
            points,
        };
        let best = [placed(1, Some("Anna \"the\" Red"), 8), placed(0, None, 3)];
        assert_eq!(store.best(of_day(), Tries::Counted, 2).await.unwrap(), best);
        let best = store.best(of_day(), Tries::All, 1).await.unwrap();
        assert_eq!(best, [placed(2, Some("Anna \"the\" Red"), 99)]);
        let host = PlayerId::from_bytes([1; 32]);
        let own = store.own_tries(of_day(), host, 3).await.unwrap();
        assert_eq!(own.iter().map(|own| own.table).collect::<Vec<_>>(), ids[..3]);
        assert_eq!((own[2].is_over, own[2].score), (true, Some(uncounted)));
        assert_eq!(own[2].standing.as_deref(), Some("new"));
        let stranger = PlayerId::from_bytes([2; 32]);
        assert_eq!(store.own_tries(of_day(), stranger, 3).await.unwrap(), []);
        let was = [(host, 7), (host, 8), (stranger, 8)];
        for ((player, before), expected) in was.into_iter().zip([false, true, false]) {
            assert_eq!(store.was_here(player, before).await, Ok(expected));
        }
    }
}

#[tokio::test]
async fn public_matches_are_found_by_game_players_and_name_in_the_order_wanted() {
    let (stores, _folder) = stores();
    for store in stores {
        let mut ids = Vec::new();
        for points in [4, 9, 6] {
            ids.push(played(&*store, "{}", finished(points, false)).await);
        }
        let hidden = Finished { is_listed: false, ..finished(5, false) };
        played(&*store, "{}", hidden).await;
        store.keep_analysis(ids[0], "{}".to_owned(), 3).await.unwrap();
        let found = async |order, change: fn(&mut MatchSearch)| {
            let mut search = MatchSearch { order, limit: 9, ..MatchSearch::default() };
            change(&mut search);
            let found = store.search(search).await.unwrap();
            let nth = |found: &Found| ids.iter().position(|id| *id == found.table).unwrap();
            found.iter().map(nth).collect::<Vec<_>>()
        };
        assert_eq!(found(Order::Newest, |_| ()).await, [2, 1, 0]);
        assert_eq!(found(Order::Exciting, |_| ()).await, [0, 1, 2]);
        assert_eq!(found(Order::Closest, |_| ()).await, [1, 2, 0]);
        assert_eq!(found(Order::Longest, |_| ()).await, [1, 2, 0]);
        assert_eq!(found(Order::Shortest, |_| ()).await, [0, 2, 1]);
        assert_eq!(found(Order::Newest, |search| search.game = "go".to_owned()).await, NOTHING);
        assert_eq!(
            found(Order::Newest, |search| search.game = "chess".to_owned()).await,
            [2, 1, 0]
        );
        assert_eq!(found(Order::Newest, |search| search.seats = 3).await, NOTHING);
        assert_eq!(found(Order::Newest, |search| search.seats = 2).await, [2, 1, 0]);
        assert_eq!(found(Order::Newest, |search| search.people = 2).await, NOTHING);
        let named = found(Order::Newest, |search| search.name = "Anna \"the\" Red".to_owned());
        assert_eq!(named.await, [2, 1, 0]);
        assert_eq!(found(Order::Newest, |search| search.name = "Anna".to_owned()).await, NOTHING);
        assert_eq!(found(Order::Newest, |search| (search.skip, search.limit) = (1, 1)).await, [1]);
    }
}
