//! Everything that is said in random matches: actions, events, refusals and score sheets.

use std::collections::{BTreeMap, BTreeSet};

use game::{Arg, Audience, Game, Match, Phrase, Refusal, Rng, Say, Seat, Seed, Told, Viewer};

use crate::laws::{Pool, strange};
use crate::narrator::names;
use crate::tables::{TrialTable, every_table};

/// How many matches are listened to at every table.
const MATCHES: u64 = 6;

/// How many actions from elsewhere are asked for before every action.
const FOREIGN: u32 = 6;

/// What was said, and the rules that were given as reasons.
#[derive(Debug, Default)]
pub(crate) struct Spoken {
    phrases: BTreeMap<String, Phrase>,
    rules: BTreeSet<&'static str>,
}

impl Spoken {
    pub(crate) fn in_play<G: Game>() -> Self {
        let tables = every_table::<G>();
        let pool = Pool::gather(&tables);
        let mut spoken = Self::default();
        for (table, number) in tables.iter().flat_map(|table| (0..MATCHES).map(move |n| (table, n)))
        {
            spoken.listen(table, number, &pool);
        }
        spoken
    }

    /// Each phrase once.
    pub(crate) fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        self.phrases.values()
    }

    pub(crate) fn rules(&self) -> &BTreeSet<&'static str> {
        &self.rules
    }

    fn listen<G: Game>(&mut self, table: &TrialTable<G>, number: u64, pool: &Pool<G>) {
        let seed = Seed::from_bytes([0x5e; 32]).of_match(number);
        let options = table.options.options.clone();
        let mut game = Match::<G>::new(options, names(table.n_seats), seed)
            .expect("a table of the game's own list can be set up");
        let mut rng = Rng::fast(number);
        while !game.to_act().is_empty() {
            let seats: Vec<Seat> = game.to_act().iter().collect();
            let seat = *rng.pick(&seats).expect("somebody is to act");
            let legal = game.legal_actions(seat);
            legal.iter().for_each(|action| self.add(action.phrase()));
            self.ask(&game, seat, pool, &mut rng);
            let Some(action) = rng.pick(&legal) else { break };
            if game.record().actions.len() >= G::info().max_actions {
                break;
            }
            game.play(seat, action.clone()).expect("a legal action is played");
        }
        game.told().iter().for_each(|told| self.overhear(told));
        for seat in Seat::all(game.n_seats()) {
            game.score_sheet(seat).lines.into_iter().for_each(|line| self.add(line.reason));
        }
    }

    /// What is said of an event to those who are told, and to a referee, who hears everything.
    fn overhear<E: Say>(&mut self, told: &Told<E>) {
        let phrase = told.phrase_for(Viewer::Referee);
        if let Audience::Only(seat) = told.audience {
            let id = phrase.id;
            let named = phrase.args.iter().any(|(_, arg)| *arg == Arg::Seat(seat));
            assert!(named, "{id}: what is whispered is told to others with the name of the seat");
            self.add(told.event.phrase());
        }
        self.add(phrase);
    }

    /// Asks for what may be refused.
    fn ask<G: Game>(&mut self, game: &Match<G>, seat: Seat, pool: &Pool<G>, rng: &mut Rng) {
        for _ in 0..FOREIGN {
            let Some(near) = pool.pick(rng) else { return };
            let odd = strange::<G>(near, rng);
            for action in [Some(near), odd.as_ref()].into_iter().flatten() {
                let Err(Refusal::Illegal(why)) = game.check(seat, action) else { continue };
                self.rules.insert(game::Reason::rule(&why));
                self.add(why.phrase());
            }
        }
    }

    fn add(&mut self, phrase: Phrase) {
        self.phrases.entry(format!("{phrase:?}")).or_insert(phrase);
    }
}
