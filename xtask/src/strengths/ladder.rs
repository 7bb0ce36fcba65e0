//! All levels of a game on one scale: how far each leads the one before it, added up.

use bots::arena::{Bar, Chart, Estimate, Scale};

use super::document::{Cell, Played};
use super::pairing::{PAST, name_of};
use super::{Arena, Game};

/// The strength of a Sailor, as in an arena.
const USUAL: f64 = 1500.0;
const SAILOR: &str = "sailor";

/// A level at tables of one size.
#[derive(Debug, PartialEq)]
struct Rung {
    level: String,
    strength: Estimate,
}

pub(super) fn chart(game: &Game, played: &Played<'_>, past: &Played<'_>) -> Chart {
    let mut bars = Vec::new();
    for seats in game.seats.clone() {
        let at_table = |arenas: &Played<'_>| -> Vec<(String, String, Estimate)> {
            arenas.iter().filter(|(arena, _)| arena.seats == seats).filter_map(step).collect()
        };
        let rungs = ladder(&game.levels, &[at_table(played), at_table(past)].concat());
        bars.extend(rungs.into_iter().rev().map(|Rung { level, strength }| Bar {
            label: format!("{seats} players: {}", name_of(&level)),
            value: strength,
            mark: USUAL,
            note: String::new(),
        }));
    }
    Chart {
        lang: "en",
        title: format!("{}: strength (Elo)", game.title),
        about: "How far each level leads the one before it, added up from a Sailor, who has 1500 (dashed). 400 points \
                more mean finishing ahead ten times of eleven. The whisker is the interval of 95 % confidence. Legend 1 \
                is the Legend as it once was."
            .to_owned(),
        scale: Scale::elo(bars.iter().map(|bar| bar.value)),
        bars,
    }
}

/// By how much one level leads another.
fn step((arena, cell): &(Arena<'_>, Option<Cell>)) -> Option<(String, String, Estimate)> {
    let pairing = &arena.pairing;
    Some((pairing.one.clone(), pairing.others.clone(), cell.as_ref()?.lead))
}

/// Every level that can be reached from a Sailor by neighbours that met, from the weakest.
fn ladder(levels: &[String], steps: &[(String, String, Estimate)]) -> Vec<Rung> {
    let lead = |one: &str, others: &str| {
        steps.iter().find(|step| (step.0.as_str(), step.1.as_str()) == (one, others))
    };
    let usual = Estimate { value: USUAL, low: USUAL, high: USUAL };
    let Some(sailor) = levels.iter().position(|level| level == SAILOR) else { return Vec::new() };
    let mut rungs = vec![Rung { level: SAILOR.to_owned(), strength: usual }];
    if let Some((_, _, lead)) = sailor.checked_sub(1).and_then(|nth| lead(SAILOR, &levels[nth])) {
        let level = levels[sailor - 1].clone();
        rungs.insert(0, Rung { level, strength: below(usual, *lead) });
    }
    let mut strength = usual;
    for pair in levels[sailor..].windows(2) {
        let Some((_, _, lead)) = lead(&pair[1], &pair[0]) else { break };
        strength = above(strength, *lead);
        rungs.push(Rung { level: pair[1].clone(), strength });
    }
    let top = rungs.len() - 1;
    if let Some((_, _, lead)) = lead(&rungs[top].level, PAST) {
        rungs.insert(top, Rung { level: PAST.to_owned(), strength: below(strength, *lead) });
    }
    rungs
}

fn above(strength: Estimate, lead: Estimate) -> Estimate {
    shifted(strength, lead.value, lead.half_width())
}

fn below(strength: Estimate, lead: Estimate) -> Estimate {
    shifted(strength, -lead.value, lead.half_width())
}

/// What is uncertain adds up like what is independent.
fn shifted(strength: Estimate, by: f64, reach: f64) -> Estimate {
    let value = strength.value + by;
    let reach = strength.half_width().hypot(reach);
    Estimate { value, low: value - reach, high: value + reach }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(one: &str, others: &str, value: f64, reach: f64) -> (String, String, Estimate) {
        let lead = Estimate { value, low: value - reach, high: value + reach };
        (one.to_owned(), others.to_owned(), lead)
    }

    #[test]
    fn leads_add_up_from_a_sailor_and_so_do_doubts() {
        let levels = ["cabin-boy", "sailor", "captain", "legend"].map(str::to_owned);
        let steps = [
            lead("sailor", "cabin-boy", 400.0, 20.0),
            lead("captain", "sailor", 100.0, 30.0),
            lead("legend", "captain", 50.0, 40.0),
            lead("legend", PAST, 80.0, 0.0),
        ];
        let rungs = ladder(&levels, &steps);
        let found: Vec<(&str, f64, f64)> = rungs
            .iter()
            .map(|rung| (&*rung.level, rung.strength.value, rung.strength.half_width()))
            .collect();
        let expected = [
            ("cabin-boy", 1100.0, 20.0),
            ("sailor", 1500.0, 0.0),
            ("captain", 1600.0, 30.0),
            (PAST, 1570.0, 50.0),
            ("legend", 1650.0, 50.0),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_ladder_ends_where_nobody_met() {
        let levels = ["sailor", "captain", "legend"].map(str::to_owned);
        let rungs = ladder(&levels, &[lead("legend", "captain", 50.0, 40.0)]);
        assert_eq!(rungs.len(), 1, "{rungs:?}");
    }
}
