//! A board tried on random matches: for the tests of games.

use std::collections::BTreeSet;

use game::{
    AnyMatch, AnySeen, Erased, Lang, Match, PerLang, Rng, Seat, Seed, Viewer, option_sets,
    read_options,
};
use maud::{Render as _, html};
use texts::Texts;

use crate::explained::{SPRITE, explained};
use crate::{Act, AnyBoard, Board, Drawing, Links, Player, Presence, Scene, Words};
use crate::{DrawCache, MinutePart, Region, Sent, Update, What, well_formed};

/// The tavern's texts that pieces of boards need; the wording does not matter here.
const TAVERN: &str = "
table-you = you
table-online = online
table-away = away
table-bot = bot
table-stand-in = a bot plays
table-stand-in-own = a bot plays for you
table-bot-soon = a bot soon
table-bot-for = a bot
table-bot-for-about = a bot for them
table-left = left
table-rule = Rule
table-scores = Scores
table-place = place { $n }
table-points = points
table-what = what
table-how = how
table-total = total
";

/// Plays random matches with every table size and option set, and checks what every viewer sees in every language after
/// every action: it is well formed, no id occurs twice, no text is missing, and a live page that is sent only what
/// changed shows the same. Every picture explains itself, and nothing has an explanation that is never there.
///
/// # Panics
/// With what is wrong.
pub fn check_board<G: Board>() {
    let info = G::info();
    let mut keys = BTreeSet::new();
    for words in words_of::<G>() {
        check_minute::<G>(&words);
        for n_seats in info.min_seats..=info.max_seats {
            for (i, pairs) in option_sets(G::options()).into_iter().enumerate() {
                let options = read_options::<G>(&pairs).expect("the game's own options");
                let seed = Seed::from_bytes([n_seats * 16 + i as u8; 32]);
                keys.extend(check_match::<G>(options, n_seats, seed, &words));
            }
        }
    }
    check_whats::<G>(&keys);
}

/// Every explanation has its texts and its rule, and something on a board that carries its key.
fn check_whats<G: Board>(keys: &BTreeSet<String>) {
    let (info, texts) = (G::info(), Texts::of(&G::info()));
    for what in G::WHATS {
        let key = what.key();
        assert!(keys.contains(key), "nothing on the board is explained by `{key}`");
        for lang in Lang::ALL {
            let has_texts = what.answer(&texts, lang).is_some();
            assert!(has_texts, "{}.ftl lacks `what-{key}` or its `.does`", lang.code());
            let rule = format!("**{}**", what.rule());
            assert!(info.rules.get(lang).contains(&rule), "`what-{key}`: there is no rule {rule}");
        }
    }
}

/// Every part of the minute of rules has a picture and its words.
fn check_minute<G: Board>(words: &Words) {
    let links = Links::default();
    let (viewer, act) = (Viewer::Spectator, Act::Look);
    let scene = Scene { words, viewer, players: &[], act, links: &links, update: None };
    for part in MinutePart::ALL {
        let picture = G::minute(part, &scene).0;
        assert!(picture.contains("<svg"), "{part:?} has no picture");
        check(&picture);
        check(words.text(part.texts()[1]).0);
    }
}

/// Checks a random match that comes to a rare position: one in which spectators see what `is_rare`.
///
/// # Panics
/// With what is wrong, or if none of many matches comes to such a position.
pub fn check_rare_board<G: Board>(
    options: &G::Options,
    n_seats: u8,
    is_rare: impl Fn(&G::View) -> bool,
) {
    let comes_to_it = |seed: &Seed| {
        let mut found = false;
        let names = (0..n_seats).map(|seat| seat.to_string()).collect();
        play_randomly::<G>(options.clone(), names, *seed, |game| {
            found |= is_rare(&game.state().view(Viewer::Spectator));
        });
        found
    };
    let mut seeds = (0..u8::MAX).map(|number| Seed::from_bytes([number; 32]));
    let seed = seeds.find(comes_to_it).expect("some match comes to such a position");
    for words in words_of::<G>() {
        check_match::<G>(options.clone(), n_seats, seed, &words);
    }
}

/// What `seat` holds, as it is drawn for whoever sits there, in English.
pub fn hand_of<G: Board>(game: &Match<G>, seat: Seat) -> String {
    drawn_for(game, seat).hand.render().0
}

/// The same of the board.
pub fn board_of<G: Board>(game: &Match<G>, seat: Seat) -> String {
    drawn_for(game, seat).board.render().0
}

/// The same of the word for a first game.
pub fn guide_of<G: Board>(game: &Match<G>, seat: Seat) -> String {
    drawn_for(game, seat).guide.0
}

fn drawn_for<G: Board>(game: &Match<G>, seat: Seat) -> Drawing {
    let [words, _] = words_of::<G>();
    let (links, viewer, act) =
        (Links::default(), Viewer::Seat(seat), act(game, Viewer::Seat(seat)));
    let player = |name| Player { name, presence: Presence::Here, until: None };
    let players: Vec<Player<'_>> =
        game.record().seats.iter().map(|name| player(name.as_str())).collect();
    let scene =
        Scene { words: &words, viewer, players: &players, act, links: &links, update: None };
    AnyBoard::draw(&Erased::<G>::NEW, seen(game, viewer), &scene)
}

fn words_of<G: Board>() -> [Words; 2] {
    let tavern = PerLang { en: TAVERN, ru: TAVERN };
    let texts: &'static Texts = Box::leak(Box::new(Texts::new(&[G::info().texts, tavern])));
    Lang::ALL.map(|lang| Words::new(texts, lang))
}

/// Plays a random match; `each` sees it before the first action and after every one.
fn play_randomly<G: Board>(
    options: G::Options,
    names: Vec<String>,
    seed: Seed,
    mut each: impl FnMut(&Match<G>),
) {
    let mut game = Match::<G>::new(options, names, seed).expect("the game is for this many");
    let mut rng = Rng::fast(7);
    each(&game);
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal_actions(seat);
        let action = rng.pick(&legal).expect("who is to act has a legal action").clone();
        game.play(seat, action).expect("a legal action is accepted");
        each(&game);
    }
}

/// Plays a random match and says how many chapters of the log anybody at the table could read at most before it was
/// over, and whether all of it can be read then.
pub fn log_in_sight<G: Board>(options: G::Options, n_seats: u8) -> (usize, bool) {
    let names = (0..n_seats).map(|seat| seat.to_string()).collect();
    let seed = Seed::from_bytes([n_seats; 32]);
    let mut game = Match::<G>::new(options, names, seed).expect("the game is for this many");
    let (board, mut rng, mut most): (&dyn AnyBoard, _, _) = (&Erased::<G>::NEW, Rng::fast(7), 0);
    while let Some(seat) = game.to_act().first() {
        let seen = seen(&game, Viewer::Seat(seat));
        let log = board.log(seen, board.log_start(seen));
        most = most.max(log.iter().filter(|entry| entry.is_chapter).count());
        let legal = game.legal_actions(seat);
        let action = rng.pick(&legal).expect("who is to act has a legal action").clone();
        game.play(seat, action).expect("a legal action is accepted");
    }
    (most, board.log_start(seen(&game, Viewer::Spectator)) == 0)
}

/// A viewer, and what their page has been sent: once by updates, once drawn from scratch every time.
struct Watching {
    viewer: Viewer,
    careful: Sent,
    anew: Sent,
    updates: u32,
    /// The keys of everything that explained itself.
    keys: BTreeSet<String>,
}

/// Returns the keys of everything that explained itself.
fn check_match<G: Board>(
    options: G::Options,
    n_seats: u8,
    seed: Seed,
    words: &Words,
) -> BTreeSet<String> {
    let names: Vec<String> = (0..n_seats).map(|seat| format!("<N&{seat}>")).collect();
    let viewers = Viewer::all(n_seats).chain([Viewer::Referee]);
    let watch = |viewer| {
        let (careful, anew) = (Sent::default(), Sent::default());
        Watching { viewer, careful, anew, updates: 0, keys: BTreeSet::new() }
    };
    let mut watching: Vec<Watching> = viewers.map(watch).collect();
    play_randomly::<G>(options, names, seed, |game| check_sights(game, words, &mut watching));
    watching.into_iter().flat_map(|watching| watching.keys).collect()
}

fn check_sights<G: Board>(game: &Match<G>, words: &Words, watching: &mut [Watching]) {
    let links = Links { sprite: SPRITE.to_owned(), ..Links::default() };
    let cache = DrawCache::default();
    let presences = [
        Presence::Here,
        Presence::Missed,
        Presence::Bot("x"),
        Presence::StandIn,
        Presence::Away(Some(1)),
        Presence::Unknown,
    ];
    let names = game.record().seats.iter().enumerate();
    let players: Vec<Player<'_>> = names
        .map(|(i, name)| Player {
            name,
            presence: presences[i % presences.len()],
            until: (i == 5).then_some(1),
        })
        .collect();
    for watching in watching {
        let (viewer, act) = (watching.viewer, act(game, watching.viewer));
        let scene = Scene { words, viewer, players: &players, act, links: &links, update: None };
        check_pages(game, &scene, &cache, watching);
        check_names(game, &scene);
        check_standing(game, viewer);
        check(&AnyBoard::scores(&Erased::<G>::NEW, seen(game, viewer), &scene).0);
        let from = game.n_heard(viewer).saturating_sub(12);
        for entry in AnyBoard::log(&Erased::<G>::NEW, seen(game, viewer), from) {
            check(&scene.tell(&entry.phrase).0);
        }
    }
}

/// A captain has words for everything that may be done.
fn check_names<G: Board>(game: &Match<G>, scene: &Scene<'_>) {
    let Viewer::Seat(seat) = scene.viewer else { return };
    let view = game.state().view(scene.viewer);
    for action in game.legal_actions(seat) {
        check(&scene.say(&G::named(&view, &action)).0);
    }
}

/// People always know their own points, and in the end everybody's are those of the outcome.
fn check_standing<G: Board>(game: &Match<G>, viewer: Viewer) {
    let points = G::standing(&game.state().view(viewer)).points;
    if let Viewer::Seat(seat) = viewer {
        assert!(points[seat].is_some(), "{seat} does not know their own points");
    }
    if let Some(outcome) = game.outcome() {
        let known: Vec<Option<i32>> = outcome.points.values().iter().copied().map(Some).collect();
        assert_eq!(points.values(), known, "points at the end, as {viewer:?} knows them");
    }
}

fn seen<G: Board>(game: &Match<G>, viewer: Viewer) -> AnySeen<'_> {
    let game: &dyn AnyMatch = game;
    game.seen_by(viewer)
}

fn act<G: Board>(game: &Match<G>, viewer: Viewer) -> Act {
    match viewer {
        Viewer::Seat(seat) if game.to_act().contains(seat) => Act::Decide(7),
        Viewer::Seat(seat) if game.may_take_back(seat).is_ok() => Act::Change,
        _ => Act::Look,
    }
}

/// For the moments of the last step and the table now, an update and a drawing from scratch send the same.
fn check_pages<G: Board>(
    game: &Match<G>,
    scene: &Scene<'_>,
    cache: &DrawCache,
    watching: &mut Watching,
) {
    let (board, seen): (&dyn AnyBoard, _) = (&Erased::<G>::NEW, seen(game, scene.viewer));
    let moments = (0..game.moments().len()).map(Some);
    for moment in moments.chain([None]) {
        let draw = |scene: &Scene<'_>| {
            let moment = moment.and_then(|number| board.moment(seen, number, scene));
            page(&moment.unwrap_or_else(|| board.draw(seen, scene)), scene)
        };
        let update = |update: &Update<'_>| draw(&Scene { update: Some(update), ..*scene });
        let drawn = draw(scene).render().0;
        check(&drawn);
        watching.keys.extend(check_explained(&drawn, G::WHATS));
        watching.updates += 1;
        let mut sent = [String::new(), String::new()];
        watching.careful.update(scene.players, cache, &mut sent[0], update);
        let anew = (scene.players, watching.updates);
        watching.anew.update(anew, &DrawCache::default(), &mut sent[1], update);
        assert_eq!(sent[0], sent[1], "a region depends on more than its inputs");
    }
}

fn check_explained(markup: &str, whats: &[What]) -> Vec<String> {
    match explained(markup, whats) {
        Ok(keys) => keys.into_iter().map(str::to_owned).collect(),
        Err(why) => panic!("{why}"),
    }
}

fn page(drawing: &Drawing, scene: &Scene<'_>) -> Region {
    let Drawing { status: [before, after], prompt, guide, standing, board, hand, .. } = drawing;
    assert!(!prompt.0.is_empty(), "a prompt says something");
    let (end, n) = standing.end;
    check(scene.count(end, n).0);
    scene.drawn("main", html! { (before) (prompt) (after) (guide) (board) (hand) })
}

fn check(markup: &str) {
    if let Err(why) = well_formed(markup) {
        panic!("{why}\nin {markup}");
    }
    assert!(!markup.contains('⟨'), "a text is missing in {markup}");
    assert!(!markup.contains("{$"), "a text lacks an argument in {markup}");
    assert!(!markup.contains("<N&"), "a name is not escaped in {markup}");
}
