//! Every voyage of every game, sailed as it is meant and as it is not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use catalog::{Entry, FirstVoyage, GAMES, VoyageDeed, VoyageStep, fits};
use game::{AnyMatch, Lang};
use rulebook::Glossary;
use texts::Texts;

fn voyages() -> impl Iterator<Item = (&'static Entry, &'static FirstVoyage)> {
    GAMES.iter().filter_map(|entry| Some((entry, entry.voyage()?)))
}

fn names(voyage: &FirstVoyage) -> Vec<String> {
    (0..voyage.n_seats).map(|seat| format!("Sailor {seat}")).collect()
}

/// The match at every step, when its deed is awaited.
fn sailed(
    check: impl Fn(&'static Entry, &'static FirstVoyage, &'static VoyageStep, Box<dyn AnyMatch>),
) {
    for (entry, voyage) in voyages() {
        for (place, step) in voyage.steps.iter().enumerate() {
            let begun = voyage.begin(entry.game, place, names(voyage));
            let begun = begun.unwrap_or_else(|why| panic!("{entry:?}, {}: {why:?}", step.id));
            check(entry, voyage, step, begun);
        }
    }
}

#[test]
fn a_voyage_has_at_most_fifteen_steps_and_ends_with_a_match() {
    for (entry, voyage) in voyages() {
        let ids: BTreeSet<&str> = voyage.steps.iter().map(|step| step.id).collect();
        assert_eq!(ids.len(), voyage.steps.len(), "{entry:?}: two steps have the same id");
        assert!(ids.len() <= 15, "{entry:?} has {} steps", ids.len());
        let last = voyage.steps.last().unwrap();
        assert!(matches!(last.deed, VoyageDeed::Play), "{entry:?} does not end with a match");
        assert!(last.position.is_some(), "{entry:?}: the match at the end has no position");
        let plays = voyage.steps.iter().filter(|step| matches!(step.deed, VoyageDeed::Play));
        assert_eq!(plays.count(), 1, "{entry:?} hands over before its end");
        assert!(voyage.steps[0].position.is_some(), "{entry:?} begins nowhere");
    }
}

#[test]
fn what_a_step_intends_is_legal_and_leads_on() {
    sailed(|entry, voyage, step, mut game| {
        let said = format!("{entry:?}, {}", step.id);
        assert!(!game.to_act().is_empty(), "{said}: the match is over");
        if let VoyageDeed::Do(actions) = &step.deed {
            assert!(!actions.is_empty(), "{said}: there is nothing to do");
            for (n_done, right) in actions.iter().enumerate() {
                let intended = game.understood(&right[0].to_string());
                let intended = intended.unwrap_or_else(|why| panic!("{said}: {why:?}"));
                assert!(
                    step.is_right(n_done, &intended),
                    "{said}: {intended} is not as it is written"
                );
                game.play(voyage.own, &intended).unwrap_or_else(|why| panic!("{said}: {why:?}"));
            }
        }
        for (seat, action) in &step.after {
            let played = game.play(*seat, &action.to_string());
            played.unwrap_or_else(|why| panic!("{said}: {seat:?} cannot {action}: {why:?}"));
        }
        assert!(!game.to_act().is_empty(), "{said}: the match ends within the voyage");
        if let VoyageDeed::Guess { answers, right, .. } = &step.deed {
            assert!(
                (2..=4).contains(&answers.len()) && *right < answers.len(),
                "{said}: no question"
            );
        }
    });
}

/// Whatever is right must lead on just as the intended action does.
#[test]
fn every_right_action_is_legal_and_leads_on() {
    sailed(|entry, voyage, step, game| {
        let VoyageDeed::Do(actions) = &step.deed else { return };
        let legal = game.legal_json(voyage.own, usize::MAX);
        for right in &actions[0] {
            let meant: Vec<_> = legal.iter().filter(|legal| fits(right, legal)).collect();
            assert!(!meant.is_empty(), "{entry:?}, {}: {right} is no legal action", step.id);
            for action in meant {
                let mut trial = game.after(game.n_actions());
                trial.play(voyage.own, action).unwrap();
                for right in actions[1..].iter().filter_map(|right| right.first()) {
                    let played = trial.play(voyage.own, &right.to_string());
                    played.unwrap_or_else(|why| {
                        panic!("{entry:?}, {}: {action}, {right}: {why:?}", step.id)
                    });
                }
                for (seat, after) in &step.after {
                    let played = trial.play(*seat, &after.to_string());
                    played.unwrap_or_else(|why| {
                        panic!("{entry:?}, {}: {action}, {after}: {why:?}", step.id)
                    });
                }
                assert!(
                    !trial.to_act().is_empty(),
                    "{entry:?}, {}: {action} ends the match",
                    step.id
                );
            }
        }
    });
}

#[test]
fn every_other_legal_choice_has_an_answer_in_both_languages() {
    sailed(|entry, voyage, step, mut game| {
        let VoyageDeed::Do(actions) = &step.deed else { return };
        let texts = Texts::new(&[entry.game.info().texts, voyage.texts]);
        for (n_done, right) in actions.iter().enumerate() {
            for other in game.legal_json(voyage.own, usize::MAX) {
                if step.is_right(n_done, &other) {
                    continue;
                }
                for lang in [Lang::En, Lang::Ru] {
                    let phrase = voyage.phrase(step.answer_to(&other));
                    let said = texts.try_say(lang, &phrase, &names(voyage));
                    said.unwrap_or_else(|why| panic!("{entry:?}, {}, {other}: {why}", step.id));
                }
            }
            game.play(voyage.own, &right[0].to_string()).unwrap();
        }
    });
}

#[test]
fn every_text_is_there_in_both_languages_and_none_is_idle() {
    for (entry, voyage) in voyages() {
        let texts = Texts::new(&[entry.game.info().texts, voyage.texts]);
        let steps = voyage.steps.iter().flat_map(VoyageStep::texts);
        let needed: BTreeSet<&str> = steps.chain(voyage.learnt.iter().copied()).collect();
        for lang in [Lang::En, Lang::Ru] {
            for id in &needed {
                let said = texts.try_say(lang, &voyage.phrase(id), &names(voyage));
                let said = said.unwrap_or_else(|why| panic!("{entry:?}: {why}"));
                assert!(
                    said.chars().count() <= 330,
                    "{entry:?}, {id}: too long for a bubble: {said}"
                );
            }
            let written = texts::messages_in(voyage.texts.get(lang)).unwrap();
            let idle = written.iter().find(|message| !needed.contains(message.id.as_str()));
            assert_eq!(idle.map(|message| &message.id), None, "{entry:?} never says this");
        }
    }
}

/// How many words somebody reads in a minute, and how many minutes it takes to find what is to be clicked.
const READ: f64 = 180.0;
const CLICK: f64 = 5.0 / 60.0;

/// For whoever does as they are asked, reads everything and waits for nobody.
#[test]
fn a_voyage_takes_well_under_six_minutes() {
    for (entry, voyage) in voyages() {
        let texts = Texts::new(&[entry.game.info().texts, voyage.texts]);
        for lang in [Lang::En, Lang::Ru] {
            let words = |id: &&'static str| {
                let said = texts.try_say(lang, &voyage.phrase(id), &names(voyage)).unwrap();
                said.split(' ').filter(|word| word.contains(char::is_alphanumeric)).count()
            };
            let minutes = |step: &VoyageStep| {
                let (read, clicks) = match &step.deed {
                    VoyageDeed::Look | VoyageDeed::Play => (vec![step.says], 1),
                    VoyageDeed::Do(actions) => (vec![step.says, step.done], actions.len() + 1),
                    VoyageDeed::Guess { answers, .. } => {
                        ([&[step.says, step.done], &answers[..]].concat(), 2)
                    }
                };
                read.iter().map(words).sum::<usize>() as f64 / READ + clicks as f64 * CLICK
            };
            let minutes: f64 = voyage.steps.iter().map(minutes).sum();
            assert!(minutes < 5.3, "{entry:?} in {lang:?}: {minutes:.1} minutes");
        }
    }
}

#[test]
fn voyages_call_every_thing_by_its_word() {
    for (entry, voyage) in voyages() {
        for lang in [Lang::En, Lang::Ru] {
            let glossary = Glossary::read(entry.game.info().glossary.get(lang), lang);
            let lines = voyage.texts.get(lang).lines().filter_map(|line| line.split_once(" = "));
            for (id, said) in lines {
                let wrong = glossary.misnamed(said).into_iter().next();
                let wrong = wrong.map(|(found, term)| format!("{found} is called {}", term.word));
                assert_eq!(wrong, None, "{entry:?}, {id}");
            }
        }
    }
}
