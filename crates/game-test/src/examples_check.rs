//! Whether the worked examples say what the rules do.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use game::{Effects, Example, Game, Lang, Phrase, PlayedExample, Position, Rng};
use rulebook::RuleBook;
use texts::{EXAMPLE_NAMES, Texts};

use crate::snapshot::difference;

/// Plays every worked example: the rules do what it says, its rule is in `RULES.md`, its position has every component
/// of a match that was dealt, and it can be told in both languages. `tests/examples.txt` has all of them as text; with
/// `TORTUGA_BLESS=1` it is written.
///
/// # Panics
/// With everything that is wrong.
pub fn check_examples<G: Game>(manifest_dir: &str) {
    let (mut wrong, mut text) = (Vec::new(), String::new());
    let book = RuleBook::read(G::info().rules.en, Lang::En);
    for example in G::examples() {
        let Example { rule, ref position, .. } = example;
        let mut note = |what: String| wrong.push(format!("{}: {what}", position.id));
        if book.rule(rule).is_none() {
            note(format!("there is no rule {rule}"));
        }
        if example.texts[0].strip_prefix("example-") != Some(position.id) {
            note(format!("its text is called {}", example.texts[0]));
        }
        match example.play().and_then(|played| told::<G>(&played)) {
            Ok(told) => text += &told,
            Err(why) => note(why),
        }
    }
    let mut ids = BTreeSet::new();
    for position in G::positions() {
        if !ids.insert(position.id) {
            wrong.push(format!("two positions are called {}", position.id));
        }
        wrong.extend(lost(&position));
    }
    assert!(wrong.is_empty(), "examples of {}:\n{}", G::info().id, wrong.join("\n"));
    compare(&Path::new(manifest_dir).join("tests/examples.txt"), &text);
}

/// What there is more or less of than in a match that was dealt.
fn lost<G: Game>(position: &Position<G>) -> Option<String> {
    let Position { id, n_seats, ref options, state } = *position;
    let dealt = G::new(options, n_seats, &mut Effects::silent(&mut Rng::fast(1))).census();
    let found = state().census();
    (found != dealt).then(|| format!("{id}: there should be {dealt:?}, but there are {found:?}"))
}

/// An example as text, in every language.
fn told<G: Game>(played: &PlayedExample) -> Result<String, String> {
    let mut text = format!("# {} ({})\n", played.id, played.rule);
    let texts = Texts::of(&G::info());
    for lang in Lang::ALL {
        let names = EXAMPLE_NAMES.get(lang).map(str::to_owned);
        let say = |phrase: &Phrase| {
            texts.try_say(lang, phrase, &names).map_err(|missing| missing.to_string())
        };
        let _ = writeln!(text, "\n## {}\n\n{}\n", say(&played.title)?, say(&played.setting)?);
        if lang == Lang::En {
            text += &sketch(&played.before.sketch(played.viewer), &say)?;
        }
        for line in &played.lines {
            let _ = writeln!(text, "- {}", say(line)?);
        }
        let _ = writeln!(text, "\n{}", say(&played.reason)?);
    }
    Ok(text + "\n")
}

fn sketch(
    lines: &[Phrase],
    say: &impl Fn(&Phrase) -> Result<String, String>,
) -> Result<String, String> {
    let lines: Vec<String> = lines.iter().map(say).collect::<Result<_, _>>()?;
    Ok(format!("    {}\n\n", lines.join("\n    ")))
}

fn compare(path: &Path, text: &str) {
    if env::var_os("TORTUGA_BLESS").is_some() {
        fs::write(path, text).expect("the folder of a game's tests can be written");
        return;
    }
    let stored = fs::read_to_string(path).unwrap_or_default();
    assert!(
        stored == text,
        "the examples changed; if that is meant, `cargo xtask bless` writes them anew\n{}",
        difference(text, &stored)
    );
}
