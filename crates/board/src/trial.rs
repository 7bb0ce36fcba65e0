//! A board tried on random matches: for the tests of games.

use game::{Erased, PerLang};
use game::{Lang, Match, Rng, Seed, Viewer, option_sets, read_options};
use texts::Texts;

use crate::{Act, AnyBoard, Board, Drawing, Links, Player, Presence, Scene, Sent, Words};
use crate::{well_formed, without_marks};

/// The tavern's texts that pieces of boards need; their words do not matter here.
const TAVERN: &str = "
table-you = you
table-online = online
table-away = away
table-bot = bot
table-stand-in = a bot plays
table-left = left
table-rule = Rule
table-scores = Scores
table-place = place { $n }
table-points = points
table-what = what
table-how = how
table-total = total
";

/// Plays random matches with every table size and option set, and checks what every viewer sees in every language
/// after every action: it is well formed, no id is there twice, no text is missing, and a live page that is sent only
/// what changed shows the same.
///
/// # Panics
/// With what is wrong.
pub fn check_board<G: Board>() {
    let info = G::info();
    let tavern = PerLang { en: TAVERN, ru: TAVERN };
    let texts: &'static Texts = Box::leak(Box::new(Texts::new(&[info.texts, tavern])));
    for lang in Lang::ALL {
        let words = Words::new(texts, lang);
        for n_seats in info.min_seats..=info.max_seats {
            for (i, pairs) in option_sets(G::options()).into_iter().enumerate() {
                let options = read_options::<G>(&pairs).expect("the game's own options");
                let seed = Seed::from_bytes([n_seats * 16 + i as u8; 32]);
                check_match::<G>(options, n_seats, seed, &words);
            }
        }
    }
}

/// A viewer, and what their page has been sent: once drawn with care, once drawn anew every time.
struct Watching {
    viewer: Viewer,
    careful: Sent,
    anew: Sent,
}

fn check_match<G: Board>(options: G::Options, n_seats: u8, seed: Seed, words: &Words) {
    let names: Vec<String> = (0..n_seats).map(|seat| format!("<N&{seat}>")).collect();
    let mut game = Match::<G>::new(options, names, seed).expect("the game is for so many");
    let viewers = Viewer::all(n_seats).chain([Viewer::Referee]);
    let watch = |viewer| Watching { viewer, careful: Sent::default(), anew: Sent::default() };
    let watching: Vec<Watching> = viewers.map(watch).collect();
    let mut rng = Rng::fast(7);
    check_sights(&game, words, &watching);
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal_actions(seat);
        let action = rng.pick(&legal).expect("who is to act has a legal action").clone();
        game.play(seat, action).expect("a legal action is accepted");
        check_sights(&game, words, &watching);
    }
}

fn check_sights<G: Board>(game: &Match<G>, words: &Words, watching: &[Watching]) {
    let links = Links::default();
    let presences =
        [Presence::Here, Presence::Away, Presence::Bot("x"), Presence::StandIn, Presence::Unknown];
    let names = game.record().seats.iter().enumerate();
    let players: Vec<Player<'_>> = names
        .map(|(i, name)| Player { name, presence: presences[i % 5], until: (i == 5).then_some(1) })
        .collect();
    for watching in watching {
        watching.careful.set_around(&players);
        let (viewer, act) = (watching.viewer, act(game, watching.viewer));
        let scene = Scene { words, viewer, players: &players, act, links: &links, sent: None };
        check_pages(game, &scene, watching);
        check(&AnyBoard::scores(&Erased::<G>::NEW, game, &scene).0);
        let from = game.told().len().saturating_sub(12);
        for entry in AnyBoard::log(&Erased::<G>::NEW, game, viewer, from) {
            check(&scene.tell(&entry.phrase).0);
        }
    }
}

fn act<G: Board>(game: &Match<G>, viewer: Viewer) -> Act {
    match viewer {
        Viewer::Seat(seat) if game.to_act().contains(seat) => Act::Decide(7),
        Viewer::Seat(seat) if game.may_take_back(seat).is_ok() => Act::Change,
        _ => Act::Look,
    }
}

/// The moments of the last step and the table now: drawn with care and drawn anew, the same is sent.
fn check_pages<G: Board>(game: &Match<G>, scene: &Scene<'_>, watching: &Watching) {
    let board: &dyn AnyBoard = &Erased::<G>::NEW;
    let pages = |sent| {
        let scene = Scene { sent, ..*scene };
        let moments = board.moments(game, &scene).into_iter();
        moments.chain([board.draw(game, &scene)]).map(|drawing| page(&drawing)).collect::<Vec<_>>()
    };
    let (careful, anew) = (pages(Some(&watching.careful)), pages(None));
    for (careful, anew) in careful.iter().zip(&anew) {
        check(anew);
        let mut sent = [String::new(), String::new()];
        let draw = |of: Option<&Sent>| if of.is_some() { careful.clone() } else { anew.clone() };
        watching.careful.update(&mut sent[0], draw);
        watching.anew.update(&mut sent[1], |_| anew.clone());
        assert_eq!(sent[0], sent[1], "a region depends on more than its inputs");
    }
}

fn page(drawing: &Drawing) -> String {
    let Drawing { status, prompt, guide, board, hand, .. } = drawing;
    assert!(!prompt.0.is_empty(), "a prompt says something");
    [&status[0], prompt, &status[1], guide, board, hand].map(|markup| markup.0.as_str()).concat()
}

fn check(markup: &str) {
    let markup = without_marks(markup);
    if let Err(why) = well_formed(&markup) {
        panic!("{why}\nin {markup}");
    }
    assert!(!markup.contains('⟨'), "a text is missing in {markup}");
    assert!(!markup.contains("{$"), "a text lacks an argument in {markup}");
    assert!(!markup.contains("<N&"), "a name is not escaped in {markup}");
}
