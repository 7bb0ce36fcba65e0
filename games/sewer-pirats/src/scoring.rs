//! The end: what a chest is worth (P1–P6), and who wins (P7).

use game::{Arg, Outcome, PerSeat, Phrase, ScoreSheet, Seat};

use crate::components::{Space, Talisman};
use crate::ships::Ship;
use crate::treasures::{Chest, Picture, Prize, TROPHIES, Trophy};

/// P1: what a ketchup adds to every portion of fries.
pub const KETCHUP: i32 = 5;
/// P2: what a chili adds to every portion of noodles.
pub const CHILI: i32 = 4;
/// P3: what a milkshake adds to every burger.
pub const MILKSHAKE: i32 = 3;
/// P4: what a parrot is worth by itself.
pub const PARROT: i32 = 1;
/// P5: what an opener is worth by itself.
pub const OPENER: i32 = 2;

/// What the trophies of each picture bring, by [`Picture::ALL`], prizes by themselves aside.
pub fn points_of_pictures(chest: &Chest) -> [i32; 6] {
    let (mut sums, mut counts) = ([0; 6], [0; 6]);
    for (kind, (trophy, _)) in TROPHIES.iter().enumerate() {
        let copies = i32::from(chest.trophies.count(kind));
        sums[trophy.picture.index()] += copies * i32::from(trophy.value);
        counts[trophy.picture.index()] += copies;
    }
    let with = |picture: Picture, prize: Prize, bonus: i32| {
        let i = picture.index();
        sums[i] + counts[i] * bonus * i32::from(chest.count(prize))
    };
    let [bears, dolls] = [sums[Picture::Bear.index()], sums[Picture::Doll.index()]];
    let [bears, dolls] = match chest.count(Prize::Parrot) {
        0 => [0, 0],
        // P4: one parrot counts what is worth more.
        1 if bears > dolls => [bears, 0],
        1 => [0, dolls],
        _ => [bears, dolls],
    };
    [
        with(Picture::Fries, Prize::Ketchup, KETCHUP),
        with(Picture::Noodles, Prize::Chili, CHILI),
        with(Picture::Burger, Prize::Milkshake, MILKSHAKE),
        bears,
        dolls,
        opened_cans(chest),
    ]
}

/// P5: one opener opens one can, the best ones first.
fn opened_cans(chest: &Chest) -> i32 {
    let mut openers = chest.count(Prize::Opener);
    let mut sum = 0;
    for (kind, (trophy, _)) in TROPHIES.iter().enumerate().rev() {
        if trophy.picture == Picture::Can {
            let opened = openers.min(chest.trophies.count(kind));
            openers -= opened;
            sum += i32::from(opened) * i32::from(trophy.value);
        }
    }
    sum
}

/// What the prizes are worth by themselves (P4–P6).
fn points_of_prizes(chest: &Chest) -> [i32; 2] {
    [PARROT * i32::from(chest.count(Prize::Parrot)), OPENER * i32::from(chest.count(Prize::Opener))]
}

/// P1–P6: what a chest is worth.
pub fn points(chest: &Chest) -> i32 {
    points_of_pictures(chest).iter().sum::<i32>() + points_of_prizes(chest).iter().sum::<i32>()
}

/// P7: the sum of the numbers of the crew spaces on which the figures of `seat` stand.
pub fn standing(ships: &[Ship; 3], seat: Seat) -> u8 {
    let spaces = Talisman::ALL.into_iter().flat_map(|ship| Space::ALL.map(|space| (ship, space)));
    let own = |&(ship, space): &(Talisman, Space)| {
        ships[ship.index()].on(space).is_some_and(|figure| figure.seat == seat)
    };
    spaces.filter(own).map(|(_, space)| space.number()).sum()
}

/// P7: most points win; among equals the larger sum of spaces; equals in both share.
pub(crate) fn outcome(chests: &PerSeat<Chest>, ships: &[Ship; 3]) -> Outcome {
    let points = chests.map(|_, chest| points(chest));
    let ranks = points.map(|seat, points| (*points, standing(ships, seat)));
    let places =
        ranks.map(|_, mine| 1 + ranks.values().iter().filter(|&other| other > mine).count() as u8);
    Outcome { points, places }
}

/// Where the points come from: a line for every picture, and for the prizes that count by themselves.
pub(crate) fn sheet(chest: &Chest) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    let points = points_of_pictures(chest);
    for picture in Picture::ALL {
        let values: Vec<Arg> = chest
            .trophies()
            .filter(|trophy| trophy.picture == picture)
            .map(|Trophy { value, .. }| Arg::from(value))
            .collect();
        if !values.is_empty() {
            let (reason, prize) = reason_of(picture);
            let reason = reason.with("values", values).with("prizes", chest.count(prize));
            sheet.add(reason, points[picture.index()]);
        }
    }
    let [parrots, openers] = points_of_prizes(chest);
    if parrots > 0 {
        let count = chest.count(Prize::Parrot);
        sheet.add(Phrase::new("score-parrots").with("count", count), parrots);
    }
    if openers > 0 {
        let count = chest.count(Prize::Opener);
        sheet.add(Phrase::new("score-openers").with("count", count), openers);
    }
    sheet
}

/// What is said of a picture's points, and the prize that they depend on.
fn reason_of(picture: Picture) -> (Phrase, Prize) {
    match picture {
        Picture::Fries => (Phrase::new("score-fries"), Prize::Ketchup),
        Picture::Noodles => (Phrase::new("score-noodles"), Prize::Chili),
        Picture::Burger => (Phrase::new("score-burgers"), Prize::Milkshake),
        Picture::Bear => (Phrase::new("score-bears"), Prize::Parrot),
        Picture::Doll => (Phrase::new("score-dolls"), Prize::Parrot),
        Picture::Can => (Phrase::new("score-cans"), Prize::Opener),
    }
}
