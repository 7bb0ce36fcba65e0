//! Pages, without a browser: whole, in both languages, without anything that the policy forbids.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(unreachable_pub, reason = "what the test files share is public among them")]

#[path = "tavern/common.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use common::{GAME, House, Stream, four_gathered, open, open_with, play_to_the_end};
use game::Lang;
use load::{Client, HttpAnswer};
use serde_json::json;
use tavern::Pace;

const HTML: (&str, &str) = ("Accept", "text/html,*/*");
const ZIPPED: (&str, &str) = ("Accept-Encoding", "gzip, br");
const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

async fn get(client: &mut Client, path: &str) -> HttpAnswer {
    client.request("GET", path, "", &[HTML]).await.unwrap()
}

async fn post(client: &mut Client, path: &str, body: &str) -> HttpAnswer {
    client.request("POST", path, body, &[HTML, FORM]).await.unwrap()
}

fn header<'a>(answer: &'a HttpAnswer, name: &str) -> Option<&'a str> {
    let lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
}

/// A player, and one of their tables whose match is over.
async fn finished(house: &House) -> (Client, String) {
    let mut anna = house.player("Анна <b>&\"").await;
    let level = catalog::find(GAME).unwrap().bots.levels()[0].id();
    let request = json!({"game": GAME, "seats": ["me", level, level, level], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    play_to_the_end(&mut stream).await;
    (anna, table)
}

#[track_caller]
fn check_page(path: &str, answer: &HttpAnswer) {
    let page = &answer.body;
    assert_eq!(header(answer, "content-type"), Some("text/html; charset=utf-8"), "{path}");
    let markup = page.strip_prefix("<!DOCTYPE html>").unwrap_or(page);
    assert_eq!(board::well_formed(markup), Ok(()), "{path}");
    assert!(!page.contains('⟨'), "{path} lacks a text: {}", &page[page.find('⟨').unwrap_or(0)..]);
    for forbidden in
        ["<style", " style=\"", " onclick", " onload", " onerror", "javascript:", "<b>&"]
    {
        assert!(!page.contains(forbidden), "{path} has {forbidden}");
    }
    let about = page.split("<meta name=\"description\" content=\"").nth(1).unwrap_or_default();
    let is_told = about.find('"').is_some_and(|end| end > 40);
    assert!(is_told || markup == page, "{path} does not say what it is about");
    for script in page.split("<script").skip(1) {
        assert!(
            script.starts_with(" type=\"module\" src=\"/assets/"),
            "{path} has a script inside"
        );
    }
    assert!(
        header(answer, "content-security-policy")
            .is_some_and(|policy| policy.contains("script-src 'self'"))
    );
}

#[tokio::test]
async fn every_page_is_whole_in_every_language() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let record = anna.get(&format!("/api/tables/{table}/record?form=compact")).await.unwrap();
    let record = record["record"].as_str().unwrap().to_owned();
    let mut paths =
        vec!["/".to_owned(), "/lobby".to_owned(), "/me".to_owned(), "/replay".to_owned()];
    paths.push("/me/claim?word=abc".to_owned());
    paths.push(format!("/new?game={GAME}"));
    paths.extend(catalog::GAMES.iter().map(|entry| format!("/rules/{}", entry.game.info().id)));
    paths.extend(catalog::GAMES.iter().map(|entry| format!("/games/{}", entry.game.info().id)));
    paths.push(format!("/replay?record={record}&step=9"));
    for viewer in ["all", "0", "3", "spectator"] {
        for step in [0, 7, 10_000] {
            paths.push(format!("/replay/{table}?as={viewer}&step={step}"));
        }
    }
    let mut stranger = Client::new(house.address());
    for path in &paths {
        for lang in Lang::ALL {
            let with_lang =
                format!("{path}{}lang={}", if path.contains('?') { '&' } else { '?' }, lang.code());
            for client in [&mut anna, &mut stranger] {
                let answer = get(client, &with_lang).await;
                assert_eq!(answer.status, 200, "{with_lang}");
                check_page(&with_lang, &answer);
                let says_so = answer.body.contains(&format!("<html lang=\"{}\"", lang.code()));
                assert!(says_so || path == "/lobby", "{with_lang}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_not_there_or_refused_is_a_page_for_people_and_json_for_programs() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let cases = [
        ("/nowhere", 404),
        ("/rules/chess", 404),
        ("/games/chess", 404),
        ("/new?game=chess", 404),
        ("/replay/abc", 404),
        ("/replay?record=nonsense", 400),
        ("/replay?record=miaui.AAAA", 400),
        ("/replay?record=chess.AAAA", 400),
    ];
    for (path, status) in cases {
        for lang in ["en", "ru"] {
            let headers = [HTML, ("Accept-Language", lang)];
            let answer = stranger.request("GET", path, "", &headers).await.unwrap();
            assert_eq!(answer.status, status, "{path}");
            check_page(path, &answer);
        }
        let answer = stranger.request("GET", path, "", &[]).await.unwrap();
        assert!(answer.json()["error"]["message"].is_string(), "{path}");
    }
}

#[tokio::test]
async fn play_now_seats_a_stranger_under_a_friendly_name_and_begins() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let answer = post(&mut stranger, &format!("/play/{GAME}"), "").await;
    assert_eq!(answer.status, 303);
    let cookie = header(&answer, "set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    let place = header(&answer, "location").unwrap().to_owned();
    let table = place.strip_prefix("/table/").unwrap();
    let origin = format!("http://{}", house.address());
    let key = cookie.split(';').next().unwrap();
    let headers = [("Cookie", key), ("Origin", origin.as_str())];
    let state =
        stranger.request("GET", &format!("/api/tables/{table}"), "", &headers).await.unwrap();
    assert_eq!(state.json()["status"], "playing");
    assert_eq!(state.json()["seats"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn play_now_remembers_the_level_the_table_size_and_the_easy_variant() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let entry = catalog::find(GAME).unwrap();
    let (easy, n) = (entry.game.easy_option().unwrap(), entry.game.info().min_seats);
    let chosen = format!("level=cabin-boy&seats={n}&easy=true");
    let answer = post(&mut anna, &format!("/play/{GAME}"), &chosen).await;
    let table = header(&answer, "location").unwrap().replace("/table/", "/api/tables/");
    let state = anna.get(&table).await.unwrap();
    assert_eq!(
        (&state["options"][easy], &state["seats"][1]["level"]),
        (&json!("true"), &json!("cabin-boy"))
    );
    assert_eq!(state["seats"].as_array().unwrap().len(), usize::from(n));
    let cookie = header(&answer, "set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let lobby = anna.request("GET", "/", "", &[HTML, ("Cookie", &cookie)]).await.unwrap().body;
    for kept in ["value=\"cabin-boy\" selected", "name=\"easy\" value=\"true\" checked"] {
        assert!(lobby.contains(kept), "{kept}");
    }
    let again = [HTML, FORM, ("Cookie", cookie.as_str())];
    let other = anna.request("POST", &format!("/play/{GAME}"), "level=admiral", &again).await;
    assert_eq!(other.unwrap().status, 400);
}

#[tokio::test]
async fn a_new_table_is_private_unless_the_host_opens_it() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let answer = post(&mut anna, "/new", &format!("game={GAME}&n=3&seat0=me")).await;
    let address = header(&answer, "location").unwrap().to_owned();
    let table = address.replace("/table/", "/api/tables/");
    assert_eq!(anna.get(&table).await.unwrap()["public"], json!(false));
    // Whoever is sent what stands in the host's window can sit down.
    let mut boris = Client::new(house.address());
    assert!(get(&mut boris, &address).await.body.contains("name=\"ask\" value=\"sit\""));
    let (without, _) = address.split_once('?').unwrap();
    assert_eq!(boris.request("GET", without, "", &[HTML]).await.unwrap().status, 404);
    let page = get(&mut anna, &format!("/new?game={GAME}")).await.body;
    assert!(page.contains("name=\"private\" value=\"true\" checked"));
}

#[tokio::test]
async fn what_a_stranger_wanted_to_say_is_said_once_they_have_a_name() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let mut stranger = Client::new(house.address());
    let asked =
        post(&mut stranger, &format!("/table/{table}"), "ask=say&text=Ahoy+%26+hello").await;
    let place = header(&asked, "location").unwrap().to_owned();
    let page = get(&mut stranger, &place).await.body;
    assert!(page.contains("name=\"say\" value=\"Ahoy &amp; hello\""), "{place}");
    let named = format!("name=Eve&next=/table/{table}&say=Ahoy+%26+hello");
    assert_eq!(post(&mut stranger, "/me", &named).await.status, 303);
    let state = anna.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(
        (&state["chat"][0]["name"], &state["chat"][0]["text"]),
        (&json!("Eve"), &json!("Ahoy & hello"))
    );
}

#[tokio::test]
async fn a_host_changes_the_table_by_a_form_and_everybody_reads_what_changed() {
    let house = open().await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let path = format!("/table/{}", made["table"].as_str().unwrap());
    assert_eq!(post(&mut boris, &path, "ask=sit").await.status, 303);
    let before = get(&mut boris, &path).await.body;
    assert!(!before.contains("value=\"set_up\"") && !before.contains("The host has changed"));
    let form = "ask=set_up&seats=3&private=false&spectators=false&seconds=86400&absence=stand_in&hints=never";
    assert_eq!(post(&mut anna, &path, form).await.status, 303);
    let after = get(&mut boris, &path).await;
    check_page(&path, &after);
    let told = after.body.split("The host has changed").nth(1).unwrap();
    for changed in ["One day", "A bot stands in", "No spectators", "Hints: Never"] {
        assert!(told.contains(changed), "{changed}");
    }
    assert!(!told[..told.find("</p>").unwrap()].contains("seats"), "the seats are as they were");
}

#[tokio::test]
async fn a_host_reads_who_of_those_at_the_table_is_not_here() {
    let nobody_lingers = Pace { linger: Duration::ZERO, ..Pace::INSTANT };
    let house = open_with(|config| config.pace = nobody_lingers).await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    let path = format!("/table/{table}");
    let says = |page: HttpAnswer| page.body.contains("Not here at the moment");
    assert!(says(get(&mut players[0], &path).await), "nobody else looks");
    let mut streams = Vec::new();
    for player in &players[1..] {
        let mut stream = Stream::open(player, house.address(), &table).await;
        stream.next().await;
        streams.push(stream);
    }
    assert!(!says(get(&mut players[0], &path).await), "everybody is here");
}

#[tokio::test]
async fn a_form_with_a_mistake_comes_back_with_everything_that_was_chosen() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let body = format!(
        "game={GAME}&n=3&seat0=me&seat1=me&seat2=open&private=false&seconds=60&absence=stand_in&option-no_fights=true"
    );
    let answer = post(&mut anna, "/new", &body).await;
    assert_eq!(answer.status, 400);
    check_page("/new", &answer);
    for kept in [
        "value=\"3\" selected",
        "name=\"private\" value=\"false\" checked",
        "value=\"60\" checked",
        "value=\"stand_in\" checked",
        "name=\"option-no_fights\" value=\"true\" checked",
        "role=\"alert\"",
    ] {
        assert!(answer.body.contains(kept), "{kept} is lost");
    }
    let good = body.replace("seat1=me", "seat1=open");
    assert_eq!(post(&mut anna, "/new", &good).await.status, 303);
    let nameless = post(&mut anna, "/me", "name=&next=/new").await;
    assert_eq!(nameless.status, 400);
    check_page("/me", &nameless);
}

#[tokio::test]
async fn language_and_theme_are_remembered_and_never_lead_elsewhere() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let answer = post(&mut stranger, "/settings", "lang=ru&back=//evil.example").await;
    assert_eq!((answer.status, header(&answer, "location")), (303, Some("/")));
    assert!(header(&answer, "set-cookie").unwrap().starts_with("tortuga_lang=ru;"));
    let answer = post(&mut stranger, "/settings", "theme=dark&back=/me").await;
    assert_eq!(header(&answer, "location"), Some("/me"));
    let cookies = [HTML, ("Cookie", "tortuga_lang=ru; tortuga_theme=dark")];
    let page = stranger.request("GET", "/", "", &cookies).await.unwrap().body;
    assert!(page.contains("<html lang=\"ru\" data-theme=\"dark\""));
}

#[tokio::test]
async fn whoever_opens_a_page_in_a_language_reads_on_in_it() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let page = get(&mut stranger, "/?lang=ru").await;
    assert!(header(&page, "set-cookie").unwrap().starts_with("tortuga_lang=ru;"));
    assert_eq!(header(&get(&mut stranger, "/?lang=xx").await, "set-cookie"), None);
    let words =
        stranger.request("GET", "/offline?lang=ru", "", &[("Accept", "*/*")]).await.unwrap();
    assert_eq!(header(&words, "set-cookie"), None, "a script keeps pages in every language");
}

#[tokio::test]
async fn a_record_that_is_pasted_leads_to_its_replay_and_can_be_downloaded() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let download = get(&mut anna, &format!("/replay/{table}/record.json")).await;
    assert!(header(&download, "content-disposition").unwrap().starts_with("attachment"));
    let encoded: String = download.body.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let padding = "+".repeat(100_000);
    let answer = post(&mut anna, "/replay", &format!("record={padding}{encoded}")).await;
    let place = header(&answer, "location").unwrap().to_owned();
    assert!(place.len() < 2_000, "a link of {} characters", place.len());
    let page = get(&mut anna, &place).await;
    assert!(
        page.body.contains("id=\"verify\" class=\"verify\"")
            || page.body.contains("class=\"verify\" id=\"verify\"")
    );
    let other = get(&mut anna, &format!("/replay/{table}?mark=00")).await;
    assert!(other.body.contains("verify bad"));
}

#[tokio::test]
async fn what_is_pasted_and_is_no_record_comes_back_with_the_reason() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    for (body, kept) in [("record=no+record+%3Cb%3E", "no record &lt;b&gt;</textarea>"), ("", "")] {
        let answer = post(&mut stranger, "/replay", body).await;
        assert_eq!(answer.status, 400);
        check_page("/replay", &answer);
        assert!(answer.body.contains("role=\"alert\""), "{body}");
        assert!(answer.body.contains(kept), "{body} is lost");
    }
}

#[tokio::test]
async fn before_a_match_everybody_reads_what_was_chosen_otherwise_than_usual() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let mut chips = async |variant: &str, more: &str| {
        let body = format!(
            "game=sewer-pirats&n=2&seat0=me&seat1=open&private=false&option-variant={variant}{more}"
        );
        let answer = post(&mut anna, "/new", &body).await;
        let place = header(&answer, "location").unwrap().to_owned();
        // What follows are the host's fields to change it.
        let page = get(&mut anna, &place).await.body;
        page[..page.find("id=\"changed\"").unwrap()].to_owned()
    };
    let usual = chips("base", "").await;
    for absent in ["Crews</span>", "Base game", "A bot stands in"] {
        assert!(!usual.contains(absent), "{absent}");
    }
    let other = chips("auction", "&option-open_chests=true&absence=stand_in").await;
    for told in
        ["crews are hired at an auction</span>", "Open chests</span>", "A bot stands in</span>"]
    {
        assert!(other.contains(told), "{told}");
    }
}

#[tokio::test]
async fn the_lobby_says_by_name_who_picks_a_clan() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let level = catalog::find("sewer-pirats").unwrap().bots.levels()[0].id();
    let request = json!({"game": "sewer-pirats", "seats": ["me", level], "start": true});
    anna.post("/api/tables", &request.to_string()).await.unwrap();
    let lobby = get(&mut anna, "/").await.body;
    assert!(lobby.contains(" picks a clan"), "{lobby}");
    assert!(!lobby.contains("Seat 1") && !lobby.contains("Seat 2"), "{lobby}");
}

#[tokio::test]
async fn the_first_page_is_small_with_all_that_it_needs() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let page = get(&mut stranger, "/").await;
    let wanted: BTreeSet<&str> =
        page.body.split('"').filter(|text| text.starts_with("/assets/")).collect();
    let wanted = wanted.into_iter().map(|url| url.split('#').next().unwrap());
    // Fetched only by whoever is called or puts the tavern on their home screen.
    let is_later = |url: &&str| url.ends_with("/icon-192.png") || url.ends_with("-called.svg");
    let wanted: BTreeSet<&str> = wanted.filter(|url| !is_later(url)).collect();
    let mut bytes = 0;
    for url in wanted.into_iter().chain(["/"]) {
        let answer = stranger.request("GET", url, "", &[ZIPPED]).await.unwrap();
        assert_eq!(answer.status, 200, "{url}");
        let may_be_kept = header(&answer, "cache-control").unwrap().contains("immutable");
        assert_eq!(may_be_kept, url != "/", "{url}");
        let length: usize = header(&answer, "content-length").unwrap().parse().unwrap();
        println!("{length:>8} {url}");
        bytes += length;
    }
    println!("{bytes:>8} the first page with everything");
    assert!(bytes < 60_000, "{bytes} bytes");
}

#[tokio::test]
async fn pages_and_json_travel_zipped_but_for_what_a_table_tells() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let level = catalog::find(GAME).unwrap().bots.levels()[0].id();
    let request = json!({"game": GAME, "seats": ["me", level, level, level], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let rules = format!("/rules/{GAME}");
    for path in ["/", "/new", &rules, "/api/games", "/api/openapi.json"] {
        let plain = anna.request("GET", path, "", &[]).await.unwrap();
        let zipped = anna.request("GET", path, "", &[ZIPPED]).await.unwrap();
        let length = |answer: &HttpAnswer| -> usize {
            header(answer, "content-length").unwrap().parse().unwrap()
        };
        assert_eq!(header(&plain, "content-encoding"), None, "{path}");
        assert_eq!(header(&zipped, "content-encoding"), Some("gzip"), "{path}");
        assert_eq!(header(&zipped, "vary"), Some("accept-encoding"), "{path}");
        assert!(length(&zipped) * 2 < length(&plain), "{path}");
    }
    for path in [format!("/table/{table}"), format!("/api/tables/{table}")] {
        let answer = anna.request("GET", &path, "", &[ZIPPED]).await.unwrap();
        assert!(answer.status == 200 && answer.body.len() > 1_024, "{path}");
        assert_eq!(header(&answer, "content-encoding"), None, "{path}");
    }
}

#[tokio::test]
async fn the_rules_of_every_game_have_worked_examples_and_stay_short() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    for entry in catalog::GAMES {
        let rules = format!("/rules/{}", entry.game.info().id);
        let examples = entry.game.examples();
        assert!(examples.len() >= 8, "{rules} has only {} examples", examples.len());
        for lang in Lang::ALL {
            let path = format!("{rules}?lang={}", lang.code());
            let answer = get(&mut stranger, &path).await;
            check_page(&path, &answer);
            for example in &examples {
                let form = format!("action=\"{rules}/examples/{}\"", example.id);
                assert!(answer.body.contains(&form), "{path} lacks {}", example.id);
            }
            let zipped = stranger.request("GET", &path, "", &[HTML, ZIPPED]).await.unwrap();
            let length: usize = header(&zipped, "content-length").unwrap().parse().unwrap();
            assert!(length < 150_000, "{path} takes {length} bytes");
        }
    }
}

#[tokio::test]
async fn every_example_can_be_played_on_at_a_table_of_ones_own() {
    let house = open().await;
    for entry in catalog::GAMES {
        // Nobody may have as many open tables as there are examples.
        let mut anna = house.player("Anna").await;
        for example in entry.game.examples() {
            check_played_on(&mut anna, entry.game.info().id, example.id).await;
        }
    }
    let mut anna = house.player("Anna").await;
    let nowhere = format!("/rules/{GAME}/examples/nowhere");
    assert_eq!(post(&mut anna, &nowhere, "").await.status, 404);
}

#[tokio::test]
async fn the_page_of_a_game_names_what_can_be_chosen_and_explains_it_once() {
    let house = open().await;
    let mut stranger = Client::new(house.address());
    let pirats = get(&mut stranger, "/games/sewer-pirats?lang=en").await.body;
    assert!(pirats.contains("Abilities: crews are hired at an auction"));
    let rattus = get(&mut stranger, "/games/rattus-cartus?lang=en").await.body;
    assert_eq!(rattus.matches("Only for “As chosen below”").count(), 1);
}

async fn check_played_on(anna: &mut Client, game: &str, example: &str) {
    let made = post(anna, &format!("/rules/{game}/examples/{example}"), "").await;
    assert_eq!(made.status, 303, "{game} {example}");
    let table = header(&made, "location").unwrap().strip_prefix("/table/").unwrap();
    let state = anna.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(state["position"], json!(example));
    assert_eq!((&state["public"], &state["status"]), (&json!(false), &json!("playing")));
    let page = get(anna, &format!("/table/{table}")).await.body;
    assert!(page.contains(&format!("/rules/{game}#example-{example}")), "{game} {example}");
}
