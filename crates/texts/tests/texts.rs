//! How phrases become sentences.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Arg, Lang, PerLang, Phrase, Seat, Seats};
use texts::{CORE, Missing, MissingText, Texts, messages_in};

const ENGLISH: &str = "
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fish-tuna = tuna
fish-perch = perch
seats = { $who } won
caught = { $who } caught { $fish }
caught-all = { $who } caught { $fish_count ->
    [0] nothing
   *[other] { $fish }
}
option-storm = Storm
    .about = Waves come in.
";

const RUSSIAN: &str = "
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
fish-tuna = тунец
    .acc = тунца
fish-perch = окунь
    .acc = окуня
seats = Победа: { $who }
caught = { $who }: улов — { $fish }, ловим { $fish_acc }
caught-all = { $who }: { $fish_count ->
    [0] пусто
   *[other] ловим { $fish_acc }
}
option-storm = Шторм
    .about = Приходят волны.
";

fn texts() -> Texts {
    Texts::new(&[PerLang { en: ENGLISH, ru: RUSSIAN }])
}

fn say(lang: Lang, phrase: &Phrase) -> String {
    let names = ["Anna", "", "Мария"].map(str::to_owned);
    texts().try_say(lang, phrase, &names).expect("nothing is missing")
}

fn fish(ids: &[&'static str]) -> Vec<Arg> {
    ids.iter().map(|id| Phrase::new(id).into()).collect()
}

#[test]
fn numbers_agree_with_russian_nouns() {
    let said = [0, 1, 2, 5, 11, 21, 22, 111, -1, -2, -5]
        .map(|n| say(Lang::Ru, &Phrase::new("points").with("n", n)));
    let expected = [
        "0 очков",
        "1 очко",
        "2 очка",
        "5 очков",
        "11 очков",
        "21 очко",
        "22 очка",
        "111 очков",
        "−1 очко",
        "−2 очка",
        "−5 очков",
    ];
    assert_eq!(said, expected);
}

#[test]
fn numbers_agree_with_english_nouns() {
    let said = [0, 1, 2, 21].map(|n| say(Lang::En, &Phrase::new("points").with("n", n)));
    assert_eq!(said, ["0 points", "1 point", "2 points", "21 points"]);
}

#[test]
fn a_seat_is_said_by_its_name_or_by_its_number() {
    let who = Phrase::new("seats").with("who", Seats::all(4));
    assert_eq!(say(Lang::En, &who), "Anna, Seat 2, Мария and Seat 4 won");
    assert_eq!(say(Lang::Ru, &who), "Победа: Anna, Место 2, Мария и Место 4");
}

#[test]
fn lists_are_joined_as_the_language_joins() {
    let list = |n: usize| {
        let who = (0..n).map(|i| Arg::from(["A", "B", "C"][i])).collect::<Vec<Arg>>();
        Phrase::new("seats").with("who", who)
    };
    assert_eq!(say(Lang::En, &list(0)), " won");
    assert_eq!(say(Lang::En, &list(1)), "A won");
    assert_eq!(say(Lang::En, &list(2)), "A and B won");
    assert_eq!(say(Lang::Ru, &list(3)), "Победа: A, B и C");
    let numbers = Phrase::new("seats").with("who", vec![Arg::Number(1), Arg::Number(-2)]);
    assert_eq!(say(Lang::En, &numbers), "1 and −2 won");
}

#[test]
fn a_phrase_inside_a_phrase_has_its_cases() {
    let caught =
        Phrase::new("caught").with("who", Seat::new(0)).with("fish", Phrase::new("fish-tuna"));
    assert_eq!(say(Lang::En, &caught), "Anna caught tuna");
    assert_eq!(say(Lang::Ru, &caught), "Anna: улов — тунец, ловим тунца");
}

#[test]
fn a_list_of_phrases_has_the_cases_of_its_items_and_may_be_empty() {
    let caught = |ids: &[&'static str]| {
        Phrase::new("caught-all").with("who", Seat::new(0)).with("fish", fish(ids))
    };
    assert_eq!(say(Lang::Ru, &caught(&["fish-tuna", "fish-perch"])), "Anna: ловим тунца и окуня");
    assert_eq!(say(Lang::Ru, &caught(&[])), "Anna: пусто");
    assert_eq!(say(Lang::En, &caught(&[])), "Anna caught nothing");
}

#[test]
fn an_option_has_an_attribute_that_tells_more() {
    let about = texts().say_attribute(Lang::Ru, "option-storm", "about");
    assert_eq!(about.as_deref(), Some("Приходят волны."));
    assert_eq!(texts().say_attribute(Lang::Ru, "option-storm", "more"), None);
    assert_eq!(texts().say_id(Lang::En, "option-storm").as_deref(), Some("Storm"));
}

#[test]
fn a_missing_text_is_shown_by_its_id_and_named() {
    let nested =
        Phrase::new("caught").with("who", Seat::new(0)).with("fish", Phrase::new("fish-whale"));
    assert_eq!(texts().say(Lang::En, &nested, &[]), "Seat 1 caught ⟨fish-whale⟩");
    let missing =
        MissingText { lang: Lang::En, id: "fish-whale".to_owned(), missing: Missing::Message };
    assert_eq!(texts().try_say(Lang::En, &nested, &[]), Err(missing));
}

#[test]
fn a_missing_variable_is_named() {
    let phrase = Phrase::new("caught").with("fish", Phrase::new("fish-tuna"));
    let missing = texts().try_say(Lang::Ru, &phrase, &[]).unwrap_err();
    assert_eq!(missing.missing, Missing::Variable("who".to_owned()));
    assert_eq!(missing.to_string(), "the text `caught` in ru.ftl uses $who, which is not given");
}

#[test]
#[should_panic(expected = "en.ftl is not correct: line 2")]
fn a_broken_source_is_our_mistake_and_its_line_is_named() {
    Texts::new(&[PerLang { en: "fine = yes\nbroken = { $\n", ru: "" }]);
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Texts>();
}

#[test]
fn the_core_says_the_same_in_both_languages() {
    let [en, ru] = [CORE.en, CORE.ru].map(|source| messages_in(source).unwrap());
    assert_eq!(en, ru);
}

#[test]
fn every_phrase_of_the_core_has_a_text() {
    let texts = Texts::new(&[]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../game/src");
    let mut ids = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        let found = source.split("Phrase::new(\"").skip(1);
        ids.extend(found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    assert!(ids.contains("refusal-over"), "{ids:?}");
    let missing: Vec<_> =
        ids.iter().filter(|id| Lang::ALL.iter().any(|&lang| !texts.has(lang, id))).collect();
    assert!(missing.is_empty(), "no core text for {missing:?}");
}
