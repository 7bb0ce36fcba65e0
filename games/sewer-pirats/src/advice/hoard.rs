//! What treasures are worth with what one has and may still get.

use game::{Bag, Seat};

use crate::components::Clan;
use crate::scoring::{CHILI, KETCHUP, MILKSHAKE, OPENER, PARROT};
use crate::ships::Ship;
use crate::treasures::{Chest, Heap, PRIZES, Picture, Prize, TROPHIES, TROPHY_KINDS, Trophy};
use crate::view::{SeenChest, View};
use crate::{SewerPirats, Variant};

use super::Mind;

/// What an average bear or doll, and an average can, is worth.
const TOY: f32 = 10.5;
const CAN: f32 = 13.3;
/// How many trophies there are with each picture (C3).
const COPIES_OF_PICTURE: f32 = 7.0;

/// A prize that makes every portion of something better.
#[derive(Clone, Copy)]
struct Sauce {
    picture: Picture,
    prize: Prize,
    bonus: f32,
}

/// P1–P3, by picture and by prize.
static SAUCES: [Sauce; 3] = [
    Sauce { picture: Picture::Fries, prize: Prize::Ketchup, bonus: KETCHUP as f32 },
    Sauce { picture: Picture::Noodles, prize: Prize::Chili, bonus: CHILI as f32 },
    Sauce { picture: Picture::Burger, prize: Prize::Milkshake, bonus: MILKSHAKE as f32 },
];

/// A chest in sums.
#[derive(Clone, Copy, Default)]
pub(super) struct Hoard {
    sums: [f32; 6],
    counts: [f32; 6],
    prizes: [f32; 5],
}

impl Hoard {
    pub(super) fn of(chest: &Chest) -> Self {
        let (sums, counts) = by_picture(&chest.trophies);
        Self { sums, counts, prizes: chest.prizes.counts().map(f32::from) }
    }

    /// How many trophies there are with each picture, and how many prizes of each kind.
    pub(super) fn counts(&self) -> ([f32; 6], [f32; 5]) {
        (self.counts, self.prizes)
    }

    #[inline]
    fn with(mut self, trophy: Trophy) -> Self {
        self.sums[trophy.picture.index()] += f32::from(trophy.value);
        self.counts[trophy.picture.index()] += 1.0;
        self
    }

    #[inline]
    fn with_prize(mut self, prize: Prize) -> Self {
        self.prizes[prize.index()] += 1.0;
        self
    }

    /// What it may come to: what counts now, and what one may hope to complete.
    pub(super) fn estimate(&self, hopes: &Hopes) -> f32 {
        let food: f32 = SAUCES.iter().map(|sauce| self.food(sauce, hopes)).sum();
        food + self.toys(hopes) + self.cans(hopes)
    }

    /// What a trophy adds to that.
    #[inline]
    pub(super) fn worth(&self, trophy: Trophy, hopes: &Hopes) -> f32 {
        match trophy.picture {
            Picture::Bear | Picture::Doll => self.with(trophy).toys(hopes) - self.toys(hopes),
            Picture::Can => self.with(trophy).cans(hopes) - self.cans(hopes),
            Picture::Fries | Picture::Noodles | Picture::Burger => {
                let Sauce { prize, bonus, .. } = SAUCES[trophy.picture.index()];
                let sauces = self.prizes[prize.index()] + hopes.prizes(prize);
                f32::from(trophy.value) + bonus * sauces
            }
        }
    }

    #[inline]
    fn worth_of_prize(&self, prize: Prize, hopes: &Hopes) -> f32 {
        match prize {
            Prize::Parrot => self.with_prize(prize).toys(hopes) - self.toys(hopes),
            Prize::Opener => self.with_prize(prize).cans(hopes) - self.cans(hopes),
            Prize::Ketchup | Prize::Chili | Prize::Milkshake => {
                let Sauce { picture, bonus, .. } = SAUCES[prize.index()];
                bonus * (self.counts[picture.index()] + hopes.trophies(picture))
            }
        }
    }

    /// P1–P3: every prize raises every portion, those to come too.
    #[inline]
    fn food(&self, sauce: &Sauce, hopes: &Hopes) -> f32 {
        let Sauce { picture, prize, bonus } = *sauce;
        let (portions, sauces) = (self.counts[picture.index()], self.prizes[prize.index()]);
        let (more, more_sauce) = (hopes.trophies(picture), hopes.prizes(prize));
        self.sums[picture.index()] + bonus * (sauces * (portions + more) + portions * more_sauce)
    }

    /// P4: without a parrot they are a hope.
    #[inline]
    fn toys(&self, hopes: &Hopes) -> f32 {
        let [bears, dolls] = [Picture::Bear, Picture::Doll].map(|toy| self.sums[toy.index()]);
        let (most, least) = (bears.max(dolls), bears.min(dolls));
        let parrots = self.prizes[Prize::Parrot.index()];
        let hope = hopes.prizes(Prize::Parrot).min(1.0);
        let counted = match parrots as u32 {
            0 => hope * (most + hope * least),
            1 => most + hope * least,
            _ => most + least,
        };
        let more = [Picture::Bear, Picture::Doll].map(|toy| hopes.trophies(toy));
        let to_come = TOY * parrots.min(2.0) / 2.0 * (more[0] + more[1]);
        counted + to_come + PARROT as f32 * parrots
    }

    /// P5: every can needs an opener of its own.
    #[inline]
    fn cans(&self, hopes: &Hopes) -> f32 {
        let (cans, openers) =
            (self.counts[Picture::Can.index()], self.prizes[Prize::Opener.index()]);
        let opened = cans.min(openers);
        let closed = (cans - opened).min(hopes.prizes(Prize::Opener));
        let idle = (openers - opened).min(hopes.trophies(Picture::Can));
        let average = if cans > 0.0 { self.sums[Picture::Can.index()] / cans } else { CAN };
        average * (opened + closed) + CAN * idle + OPENER as f32 * openers
    }
}

/// Where the kinds of each picture begin among all kinds, and where the last ones end: equal pictures lie side by side.
static BEGINNINGS: [usize; 7] = {
    let mut beginnings = [TROPHY_KINDS; 7];
    let mut kind = TROPHY_KINDS;
    while kind > 0 {
        kind -= 1;
        beginnings[TROPHIES[kind].0.picture.index()] = kind;
    }
    beginnings
};

static VALUES: [u8; TROPHY_KINDS] = {
    let mut values = [0; TROPHY_KINDS];
    let mut kind = 0;
    while kind < TROPHY_KINDS {
        values[kind] = TROPHIES[kind].0.value;
        kind += 1;
    }
    values
};

/// The sum of the values of each picture, and how many there are.
#[inline]
fn by_picture(trophies: &Bag<TROPHY_KINDS>) -> ([f32; 6], [f32; 6]) {
    let (mut sums, mut counts) = ([0.0; 6], [0.0; 6]);
    if trophies.is_empty() {
        return (sums, counts);
    }
    for picture in 0..6 {
        let kinds = BEGINNINGS[picture]..BEGINNINGS[picture + 1];
        let (mut sum, mut count) = (0, 0);
        for (copies, value) in trophies.counts()[kinds.clone()].iter().zip(&VALUES[kinds]) {
            sum += copies * value;
            count += copies;
        }
        (sums[picture], counts[picture]) = (f32::from(sum), f32::from(count));
    }
    (sums, counts)
}

/// How much of what is still to come one may hope to get oneself.
pub(super) struct Hopes {
    trophies: [f32; 6],
    prizes: [f32; 5],
}

impl Hopes {
    /// What floats before the ships or still lies face down, shared among all.
    pub(super) fn of_view(view: &View) -> Self {
        let mut unseen = Self::all();
        let mut closed = 0;
        for chest in view.chests.values() {
            match chest {
                SeenChest::Known(chest) => unseen.take_out(&Hoard::of(chest)),
                SeenChest::Count { prizes, .. } => closed += prizes,
            }
        }
        unseen.take_away(&view.gone, &view.ships);
        unseen.shared(&view.ships, (view.stock, closed), view.n_seats())
    }

    /// The same, straight from a state: `seat` sees its own chest, and the others if they are open.
    pub(super) fn of_state(state: &SewerPirats, seat: Seat, hoard: &Hoard) -> Self {
        let mut unseen = Self::all();
        let mut closed = 0;
        unseen.take_out(hoard);
        for (_, chest) in state.chests.iter().filter(|(other, _)| *other != seat) {
            match state.options.open_chests {
                true => unseen.take_out(&Hoard::of(chest)),
                false => closed += chest.prizes.len() as u8,
            }
        }
        unseen.take_away(&state.gone, &state.ships);
        let stock = state.stock.prizes.len() as u8;
        unseen.shared(&state.ships, (stock, closed), state.n_seats())
    }

    /// Everything in the box (C3, C4).
    fn all() -> Self {
        Self { trophies: [COPIES_OF_PICTURE; 6], prizes: PRIZES.map(f32::from) }
    }

    /// Without what is in a chest.
    fn take_out(&mut self, hoard: &Hoard) {
        self.trophies.iter_mut().zip(hoard.counts).for_each(|(left, count)| *left -= count);
        self.prizes.iter_mut().zip(hoard.prizes).for_each(|(left, count)| *left -= count);
    }

    /// Without what left the game, and what floats before the ships.
    fn take_away(&mut self, gone: &Bag<TROPHY_KINDS>, ships: &[Ship; 3]) {
        let (_, gone) = by_picture(gone);
        self.trophies.iter_mut().zip(gone).for_each(|(left, count)| *left -= count);
        for heap in ships.iter().flat_map(|ship| [&ship.front, &ship.next]) {
            self.count(heap, -1.0);
        }
    }

    fn count(&mut self, heap: &Heap, by: f32) {
        heap.trophies.iter().for_each(|trophy| self.trophies[trophy.picture.index()] += by);
        heap.prize.iter().for_each(|prize| self.prizes[prize.index()] += by);
    }

    /// Part of what is unseen is still to come; that and the next heaps are shared among all.
    fn shared(mut self, ships: &[Ship; 3], (stock, closed): (u8, u8), n_seats: u8) -> Self {
        let (stock, closed) = (f32::from(stock), f32::from(closed));
        let to_come = stock / (stock + closed).max(1.0);
        self.scale(to_come);
        ships.iter().for_each(|ship| self.count(&ship.next, 1.0));
        self.scale(1.0 / f32::from(n_seats));
        self
    }

    #[inline]
    fn scale(&mut self, by: f32) {
        self.trophies.iter_mut().for_each(|count| *count *= by);
        self.prizes.iter_mut().for_each(|count| *count *= by);
    }

    fn trophies(&self, picture: Picture) -> f32 {
        self.trophies[picture.index()]
    }

    fn prizes(&self, prize: Prize) -> f32 {
        self.prizes[prize.index()]
    }
}

#[derive(Clone, Copy, Default)]
pub(super) struct Offer {
    /// What each trophy adds, the best first.
    trophies: [f32; 3],
    /// What the prize and the trophy that fits it best add.
    captain: f32,
    /// The same with two trophies (B3).
    captain_rat: f32,
}

impl Offer {
    /// What a heap offers to the owner of this hoard; two trophies are weighed only where rats have their ability (B3).
    pub(super) fn of(heap: &Heap, hoard: &Hoard, hopes: &Hopes, variant: Variant) -> Self {
        let mut offer = Self::default();
        let with_prize = heap.prize.map_or(*hoard, |prize| hoard.with_prize(prize));
        let prize = heap.prize.map_or(0.0, |prize| hoard.worth_of_prize(prize, hopes));
        for (i, trophy) in heap.trophies.iter().enumerate() {
            offer.trophies[i] = hoard.worth(*trophy, hopes);
            let one = prize + with_prize.worth(*trophy, hopes);
            offer.captain = offer.captain.max(one);
            if variant.gives(Clan::Rat, Clan::Rat) {
                let with_one = with_prize.with(*trophy);
                let second = heap.trophies[i + 1..].iter();
                let both = second.map(|second| one + with_one.worth(*second, hopes));
                offer.captain_rat = both.fold(offer.captain_rat, f32::max);
            }
        }
        offer.trophies.sort_unstable_by(|a, b| b.total_cmp(a));
        offer
    }

    /// What a captain gains; a rat with its ability takes two trophies (B3).
    pub(super) fn to_captain(self, is_rat: bool) -> f32 {
        if is_rat { self.captain_rat } else { self.captain }
    }

    /// What a figure may hope to take after `before` others did (A4); a rat, two trophies (B3).
    pub(super) fn to_crew(self, is_rat: bool, before: usize) -> f32 {
        let [first, second, third] = self.trophies;
        let (one, more) = match before {
            0 => (first, second),
            // Half of the time the one before us wants what we want.
            1 => ((first + second) / 2.0, (second + third) / 2.0),
            2 => ((first + second + third) / 3.0, 0.0),
            _ => (0.0, 0.0),
        };
        if is_rat { one + more } else { one }
    }
}

impl Mind<'_> {
    pub(super) fn worth(&self, trophy: Trophy) -> f32 {
        self.hoard.worth(trophy, &self.hopes)
    }

    pub(super) fn offer_of(&self, heap: &Heap) -> Offer {
        Offer::of(heap, &self.hoard, &self.hopes, self.variant)
    }
}
