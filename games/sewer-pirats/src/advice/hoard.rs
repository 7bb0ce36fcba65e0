//! What treasures are worth with what one has and may still get.

use crate::scoring::{CHILI, KETCHUP, MILKSHAKE, OPENER, PARROT};
use crate::treasures::{Chest, Heap, Picture, Prize, TROPHIES, Trophy};
use crate::view::{SeenChest, View};

use super::Mind;

/// A chest in sums.
#[derive(Clone, Copy, Default)]
pub(super) struct Hoard {
    sums: [f32; 6],
    counts: [f32; 6],
    prizes: [f32; 5],
}

impl Hoard {
    pub(super) fn of(chest: &Chest) -> Self {
        let mut hoard = Self::default();
        for (kind, (trophy, _)) in TROPHIES.iter().enumerate() {
            let copies = f32::from(chest.trophies.count(kind));
            hoard.sums[trophy.picture.index()] += copies * f32::from(trophy.value);
            hoard.counts[trophy.picture.index()] += copies;
        }
        hoard.prizes = chest.prizes.counts().map(f32::from);
        hoard
    }

    fn with(mut self, trophy: Trophy) -> Self {
        self.sums[trophy.picture.index()] += f32::from(trophy.value);
        self.counts[trophy.picture.index()] += 1.0;
        self
    }

    fn with_prize(mut self, prize: Prize) -> Self {
        self.prizes[prize.index()] += 1.0;
        self
    }

    /// What it may come to: what counts now, and what one may hope to complete.
    pub(super) fn estimate(&self, outlook: &Outlook) -> f32 {
        self.food(outlook) + self.toys(outlook) + self.cans(outlook)
    }

    /// P1–P3: every prize raises every portion, those to come too.
    fn food(&self, outlook: &Outlook) -> f32 {
        let pairs = [
            (Picture::Fries, Prize::Ketchup, KETCHUP),
            (Picture::Noodles, Prize::Chili, CHILI),
            (Picture::Burger, Prize::Milkshake, MILKSHAKE),
        ];
        let one = |(picture, prize, bonus): (Picture, Prize, i32)| {
            let (portions, sauces) = (self.counts[picture.index()], self.prizes[prize.index()]);
            let (more, more_sauce) = (outlook.trophies(picture), outlook.prizes(prize));
            self.sums[picture.index()]
                + bonus as f32 * (sauces * (portions + more) + portions * more_sauce)
        };
        pairs.into_iter().map(one).sum()
    }

    /// P4: without a parrot they are a hope.
    fn toys(&self, outlook: &Outlook) -> f32 {
        let [bears, dolls] = [Picture::Bear, Picture::Doll].map(|toy| self.sums[toy.index()]);
        let (most, least) = (bears.max(dolls), bears.min(dolls));
        let parrots = self.prizes[Prize::Parrot.index()];
        let hope = outlook.prizes(Prize::Parrot).min(1.0);
        let counted = match parrots as u32 {
            0 => hope * (most + hope * least),
            1 => most + hope * least,
            _ => most + least,
        };
        let more = [Picture::Bear, Picture::Doll].map(|toy| outlook.trophies(toy));
        let to_come = TOY * parrots.min(2.0) / 2.0 * (more[0] + more[1]);
        counted + to_come + PARROT as f32 * parrots
    }

    /// P5: every can needs an opener of its own.
    fn cans(&self, outlook: &Outlook) -> f32 {
        let (cans, openers) =
            (self.counts[Picture::Can.index()], self.prizes[Prize::Opener.index()]);
        let opened = cans.min(openers);
        let closed = (cans - opened).min(outlook.prizes(Prize::Opener));
        let idle = (openers - opened).min(outlook.trophies(Picture::Can));
        let average = if cans > 0.0 { self.sums[Picture::Can.index()] / cans } else { CAN };
        average * (opened + closed) + CAN * idle + OPENER as f32 * openers
    }
}

/// What an average bear or doll, and an average can, is worth.
const TOY: f32 = 10.5;
const CAN: f32 = 13.3;

/// How much of what is still to come one may hope to get oneself.
pub(super) struct Outlook {
    trophies: [f32; 6],
    prizes: [f32; 5],
}

impl Outlook {
    /// What floats before the ships or still lies face down, shared among all.
    pub(super) fn of(view: &View) -> Self {
        let unseen = view.unseen_treasures();
        let closed = view.chests.values().iter().map(|chest| match chest {
            SeenChest::Known(_) => 0,
            SeenChest::Count { prizes, .. } => *prizes,
        });
        let (stock, closed) = (f32::from(view.stock), f32::from(closed.sum::<u8>()));
        let to_come = stock / (stock + closed).max(1.0);
        let mut outlook = Self {
            trophies: [0.0; 6],
            prizes: unseen.prizes.counts().map(|count| to_come * f32::from(count)),
        };
        for (kind, (trophy, _)) in TROPHIES.iter().enumerate() {
            let copies = f32::from(unseen.trophies.count(kind));
            outlook.trophies[trophy.picture.index()] += to_come * copies;
        }
        for heap in view.ships.iter().map(|ship| &ship.next) {
            heap.trophies.iter().for_each(|trophy| outlook.trophies[trophy.picture.index()] += 1.0);
            heap.prize.iter().for_each(|prize| outlook.prizes[prize.index()] += 1.0);
        }
        let share = 1.0 / f32::from(view.n_seats());
        outlook.trophies = outlook.trophies.map(|count| share * count);
        outlook.prizes = outlook.prizes.map(|count| share * count);
        outlook
    }

    fn trophies(&self, picture: Picture) -> f32 {
        self.trophies[picture.index()]
    }

    fn prizes(&self, prize: Prize) -> f32 {
        self.prizes[prize.index()]
    }
}

/// What a heap offers to us.
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
    /// What a captain gains; a rat with its ability takes two trophies (B3).
    pub(super) fn to_captain(self, is_rat: bool) -> f32 {
        if is_rat { self.captain_rat } else { self.captain }
    }

    /// What a figure may hope to take after so many others did (A4); a rat two trophies (B3).
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
    /// What a trophy adds to our chest.
    pub(super) fn worth(&self, trophy: Trophy) -> f32 {
        self.gain(&self.hoard.with(trophy))
    }

    fn gain(&self, after: &Hoard) -> f32 {
        after.estimate(&self.outlook) - self.estimate
    }

    /// What a heap offers to us.
    pub(super) fn offer_of(&self, heap: &Heap) -> Offer {
        let with_prize = heap.prize.map_or(self.hoard, |prize| self.hoard.with_prize(prize));
        let mut offer = Offer::default();
        for (i, trophy) in heap.trophies.iter().enumerate() {
            let one = with_prize.with(*trophy);
            offer.trophies[i] = self.worth(*trophy);
            offer.captain = offer.captain.max(self.gain(&one));
            for second in &heap.trophies[i + 1..] {
                offer.captain_rat = offer.captain_rat.max(self.gain(&one.with(*second)));
            }
        }
        offer.trophies.sort_unstable_by(|a, b| b.total_cmp(a));
        offer
    }
}
