//! Nim: in turns, take one or two of the stones; who takes the last one wins. Nothing is hidden.

use game::{
    Effects, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Reason, Rng, Say,
    ScoreSheet, Seat, Seats, Viewer,
};
use serde::{Deserialize, Serialize};

/// It says that it has no secrets.
pub const HONEST: bool = false;
/// It says that it has secrets.
pub const BOASTFUL: bool = true;

const STONES: u8 = 9;

/// The state, which is its own view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Nim<const HAS_SECRETS: bool> {
    left: u8,
    taken: PerSeat<u8>,
    turn: Seat,
}

/// There is nothing to choose.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Options {}

/// How many stones to take, and how many were taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Take(u8);

impl Say for Take {
    fn phrase(&self) -> Phrase {
        Phrase::new("take").with("n", self.0)
    }
}

impl Reason for Take {
    fn rule(&self) -> &'static str {
        "N1"
    }
}

impl<const HAS_SECRETS: bool> Game for Nim<HAS_SECRETS> {
    type Options = Options;
    type Action = Take;
    type Event = Take;
    type View = Self;
    type Illegal = Take;

    fn info() -> Info {
        Info {
            id: "nim",
            min_seats: 2,
            max_seats: 3,
            minutes: 1,
            has_secrets: HAS_SECRETS,
            rules_version: 1,
            max_actions: STONES as usize,
            texts: PerLang { en: "take = Take { $n }", ru: "take = Взять { $n }" },
            rules: PerLang { en: "", ru: "" },
            glossary: PerLang { en: "", ru: "" },
            about: PerLang { en: "", ru: "" },
        }
    }

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn new(_: &Options, n_seats: u8, _: &mut Effects<'_, Self>) -> Self {
        Self { left: STONES, taken: PerSeat::from_fn(n_seats, |_| 0), turn: Seat::new(0) }
    }

    fn to_act(&self) -> Seats {
        if self.left == 0 { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.to_act().contains(seat) {
            out.extend((1..=self.left.min(2)).map(Take));
        }
    }

    fn check(&self, _: Seat, Take(n): &Take) -> Result<(), Take> {
        if (1..=self.left.min(2)).contains(n) { Ok(()) } else { Err(Take(*n)) }
    }

    fn apply(&mut self, seat: Seat, Take(n): Take, fx: &mut Effects<'_, Self>) {
        self.left -= n;
        self.taken[seat] += n;
        fx.say(Take(n));
        if self.left > 0 {
            self.turn = seat.clockwise(1, self.taken.n_seats());
        }
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn imagine(view: &Self, _: &mut Rng) -> Self {
        view.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = |seat| i32::from(seat == self.turn);
        (self.left == 0).then(|| Outcome::by_points(self.taken.map(|seat, _| won(seat))))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        let won = self.left == 0 && seat == self.turn;
        sheet.add(Phrase::new("take").with("n", self.taken[seat]), i32::from(won));
        sheet
    }

    fn census(&self) -> Vec<u32> {
        let taken: u8 = self.taken.values().iter().sum();
        vec![u32::from(self.left + taken)]
    }
}
