//! Whole matches as text, stored beside the tests: their diff shows what a change of the rules changes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use game::{Game, Match, Rng, Seat, Seed, Told};

use crate::narrator::Narrator;
use crate::snapshot::difference;
use crate::tables::{TrialTable, every_option_set, every_table};

/// Every playthrough has the same seed: its text differs only if the game does.
const SEED: Seed = Seed::from_bytes([0x51; 32]);

/// Compares `tests/playthroughs/*.txt` with matches played now: one for every table size, and one at the smallest table
/// for every option set other than the base game. With `TORTUGA_BLESS=1` it writes them.
///
/// # Panics
/// With the difference, if a text differs, is missing or belongs to no table.
pub fn check_playthroughs<G: Game>(manifest_dir: &str) {
    let folder = Path::new(manifest_dir).join("tests/playthroughs");
    let wanted: BTreeMap<String, String> =
        tables::<G>().iter().map(|table| (file_name(table), playthrough(table, SEED))).collect();
    if env::var_os("TORTUGA_BLESS").is_some() {
        bless(&folder, &wanted);
        return;
    }
    let wrong = compare(&folder, &wanted);
    assert!(
        wrong.is_empty(),
        "playthroughs of {} changed; if that is meant, `cargo xtask bless` writes them anew\n{}",
        G::info().id,
        wrong.join("\n")
    );
}

/// A whole random match as text.
fn playthrough<G: Game>(table: &TrialTable<G>, seed: Seed) -> String {
    let narrator = Narrator::<G>::new(table.n_seats);
    let mut game = table.begin(seed).expect("a table of the game's own list can be set up");
    let mut rng = Rng::fast(u64::from(table.n_seats));
    let mut text = format!("# {}: {}\n# seed {seed}\n\n", G::info().id, table.name());
    add_events(&mut text, &narrator, game.told());
    let mut points = points_of(&game);
    while let Some((seat, action)) = any_action(&game, &mut rng) {
        let told = game.told().len();
        let number = game.record().actions.len() + 1;
        let _ = writeln!(text, "\n{number}. {}: {}", narrator.name(seat), narrator.say(&action));
        game.play(seat, action).expect("a legal action is played");
        add_events(&mut text, &narrator, &game.told()[told..]);
        let now = points_of(&game);
        if now != points {
            let _ = writeln!(text, "   = {}", points_line(&narrator, &now));
            points = now;
        }
    }
    if let Some(outcome) = game.outcome() {
        let sheets = narrator.outcome(&outcome, |seat| game.score_sheet(seat));
        let _ = writeln!(text, "\n{sheets}");
    }
    text
}

fn add_events<G: Game>(text: &mut String, narrator: &Narrator<G>, told: &[Told<G::Event>]) {
    for told in told {
        let _ = writeln!(text, "   {}", narrator.told(told));
    }
}

fn any_action<G: Game>(game: &Match<G>, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = game.to_act().iter().collect();
    let seat = *rng.pick(&seats)?;
    let action = rng.pick(&game.legal_actions(seat))?.clone();
    Some((seat, action))
}

fn points_of<G: Game>(game: &Match<G>) -> Vec<i32> {
    Seat::all(game.n_seats()).map(|seat| game.score_sheet(seat).total()).collect()
}

fn points_line<G: Game>(narrator: &Narrator<G>, points: &[i32]) -> String {
    let seats = Seat::all(points.len() as u8).zip(points);
    let words: Vec<String> =
        seats.map(|(seat, points)| format!("{} {points}", narrator.name(seat))).collect();
    words.join(", ")
}

fn tables<G: Game>() -> Vec<TrialTable<G>> {
    let n_seats = G::info().min_seats;
    let sets = every_option_set::<G>().into_iter().filter(|options| !options.is_default());
    let sizes = every_table::<G>().into_iter().filter(|table| table.options.is_default());
    sizes.chain(sets.map(|options| TrialTable { n_seats, options, position: None })).collect()
}

/// `3-seats.txt`, or `3-seats-storm.txt` with an option.
fn file_name<G: Game>(table: &TrialTable<G>) -> String {
    let mut words = vec![format!("{}-seats", table.n_seats)];
    for (name, value) in &table.options.pairs {
        match value.as_str() {
            _ if table.options.is_default() => {}
            "false" => {}
            "true" => words.push(name.clone()),
            value => words.push(format!("{name}-{value}")),
        }
    }
    format!("{}.txt", words.join("-"))
}

fn stored(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "txt")).collect()
}

fn bless(folder: &Path, wanted: &BTreeMap<String, String>) {
    fs::create_dir_all(folder).expect("the folder of a game's tests can be written");
    for path in stored(folder) {
        fs::remove_file(path).expect("the folder of a game's tests can be written");
    }
    for (name, text) in wanted {
        fs::write(folder.join(name), text).expect("the folder of a game's tests can be written");
    }
}

fn compare(folder: &Path, wanted: &BTreeMap<String, String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, text) in wanted {
        match fs::read_to_string(folder.join(name)) {
            Err(_) => wrong.push(format!("{name} is missing")),
            Ok(stored) if stored != *text => {
                wrong.push(format!("{name}:\n{}", difference(text, &stored)));
            }
            Ok(_) => {}
        }
    }
    for path in stored(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !wanted.contains_key(&name) {
            wrong.push(format!("{name} is of no table"));
        }
    }
    wrong
}
