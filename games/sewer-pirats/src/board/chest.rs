//! Chests: which treasures go together, what they bring and what they still lack (P1–P6).

use board::pieces::{number, rule};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{clans, names, tokens};
use crate::scoring::{CHILI, KETCHUP, MILKSHAKE, points, points_of_pictures};
use crate::treasures::{Chest, Picture, Prize, Trophy};
use crate::view::SeenChest;
use crate::{Phase, View};

/// What goes together.
pub(super) struct Family {
    pictures: &'static [Picture],
    pub(super) prize: Prize,
    /// What a prize adds to each of them; nothing if they are worthless without it.
    bonus: Option<i32>,
    pub(super) name: &'static str,
    about: &'static str,
    rule: &'static str,
}

/// All of them, in the order of the score sheet.
pub(super) static FAMILIES: [Family; 5] = {
    use Picture::{Bear, Burger, Can, Doll, Fries, Noodles};
    use Prize::{Chili, Ketchup, Milkshake, Opener, Parrot};
    let family = Family::new;
    [
        family(&[Fries], Ketchup, Some(KETCHUP), ["board-fries", "board-about-fries", "P1"]),
        family(&[Noodles], Chili, Some(CHILI), ["board-noodles", "board-about-noodles", "P2"]),
        family(
            &[Burger],
            Milkshake,
            Some(MILKSHAKE),
            ["board-burgers", "board-about-burgers", "P3"],
        ),
        family(&[Bear, Doll], Parrot, None, ["board-toys", "board-about-toys", "P4"]),
        family(&[Can], Opener, None, ["board-cans", "board-about-cans", "P5"]),
    ]
};

/// A family as it lies in a chest.
pub(super) struct Share {
    /// The trophies, and whether they count.
    pub(super) trophies: Vec<(Trophy, bool)>,
    pub(super) prizes: u8,
    /// `(2 + 5) + (3 + 5)`, which breaks over lines between brackets only.
    pub(super) terms: String,
    pub(super) points: i32,
    /// What one more prize would bring.
    gain: i32,
}

impl Family {
    const fn new(
        pictures: &'static [Picture],
        prize: Prize,
        bonus: Option<i32>,
        [name, about, rule]: [&'static str; 3],
    ) -> Self {
        Self { pictures, prize, bonus, name, about, rule }
    }

    pub(super) fn share(&self, chest: &Chest) -> Share {
        let prizes = chest.count(self.prize);
        let trophies = self.counted(chest);
        let own = tokens::own_value(self.prize).unwrap_or(0);
        let by_picture = points_of_pictures(chest);
        let brought: i32 = self.pictures.iter().map(|picture| by_picture[picture.index()]).sum();
        let mut more = chest.clone();
        more.add_prize(self.prize);
        Share {
            terms: self.terms(&trophies, prizes),
            points: brought + own * i32::from(prizes),
            gain: points(&more) - points(chest),
            trophies,
            prizes,
        }
    }

    /// Its trophies, the best first, and whether they count.
    fn counted(&self, chest: &Chest) -> Vec<(Trophy, bool)> {
        let by_picture = points_of_pictures(chest);
        let mut trophies: Vec<Trophy> =
            chest.trophies().filter(|trophy| self.pictures.contains(&trophy.picture)).collect();
        trophies.sort_by_key(|trophy| (trophy.picture, std::cmp::Reverse(trophy.value)));
        let openers = usize::from(chest.count(Prize::Opener));
        let counts = |(place, trophy): (usize, Trophy)| match trophy.picture {
            Picture::Can => (trophy, place < openers),
            picture => (trophy, by_picture[picture.index()] > 0),
        };
        trophies.into_iter().enumerate().map(counts).collect()
    }

    fn terms(&self, trophies: &[(Trophy, bool)], prizes: u8) -> String {
        let bonus = self.bonus.unwrap_or(0) * i32::from(prizes);
        let counted = trophies.iter().filter(|(_, counts)| *counts).map(|(trophy, _)| trophy.value);
        let mut terms: Vec<String> = counted
            .map(|value| {
                if bonus > 0 { format!("({value}\u{a0}+\u{a0}{bonus})") } else { value.to_string() }
            })
            .collect();
        if let Some(own) = tokens::own_value(self.prize) {
            terms.extend((0..prizes).map(|_| own.to_string()));
        }
        terms.join(" +\u{a0}")
    }
}

/// The treasures of `seat`, if the viewer may look at them now.
pub(super) fn seen<'a>(view: &'a View, seat: Seat, scene: &Scene<'_>) -> Option<&'a Chest> {
    let open = view.options.open_chests || view.phase == Phase::Over || scene.viewer.sees(seat);
    match &view.chests[seat] {
        SeenChest::Known(chest) if open => Some(chest),
        _ => None,
    }
}

/// The treasures of `seat` in a window of their own.
pub(super) fn window(view: &View, seat: Seat, scene: &Scene<'_>) -> Option<Region> {
    let chest = seen(view, seat, scene)?;
    let inputs = (chest.trophies.counts(), chest.prizes.counts());
    Some(scene.region(("loot", seat.number()), inputs, |id| {
        html! {
            div class="panel loot" id=(id) popover="" {
                (clans::close(id, scene))
                h2 { (scene.say(&Phrase::new("board-chest-of").with("seat", seat))) }
                p class="muted small" {
                    (scene.say(&Phrase::new("board-worth").with("points", points(chest))))
                    @if scene.viewer.is(seat) && !view.options.open_chests { " " (scene.text("board-private")) }
                }
                table {
                    tbody { @for family in &FAMILIES { (row(family, chest, scene)) } }
                }
            }
        }
    }))
}

fn row(family: &Family, chest: &Chest, scene: &Scene<'_>) -> Markup {
    let share = family.share(chest);
    let gain = Phrase::new("board-gain").with("prize", family.prize).with("points", share.gain);
    html! {
        tr {
            th scope="row" { (things(family, &share, scene)) }
            td {
                @if !share.terms.is_empty() { span class="terms" { (share.terms) } }
                span class="hint" {
                    (scene.text(family.about)) " " (rule(scene, family.rule))
                    @if !share.trophies.is_empty() && share.gain > 0 { br; b { (scene.say(&gain)) } }
                }
            }
            td class="num" { (number(share.points)) }
        }
    }
}

/// The treasures of a family; those that do not count are pale, a prize that is lacking is a shadow.
fn things(family: &Family, share: &Share, scene: &Scene<'_>) -> Markup {
    html! {
        div class="things" {
            @for (trophy, counts) in &share.trophies {
                (tokens::kept_trophy(*trophy, if *counts { "" } else { " idle" }, scene))
            }
            @if share.trophies.is_empty() {
                @for picture in family.pictures { (tokens::lacking(names::picture(*picture), scene)) }
            }
            @for _ in 0..share.prizes { (tokens::kept_prize(family.prize, scene)) }
            @if share.prizes == 0 { (tokens::lacking_prize(family.prize, scene)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reckoning_breaks_over_lines_between_brackets_only() {
        let [fries, ..] = &FAMILIES;
        let trophies = [4, 3].map(|value| (Trophy::new(Picture::Fries, value), true));
        let breaks: Vec<_> = fries.terms(&trophies, 1).split(' ').map(str::to_owned).collect();
        assert_eq!(breaks, ["(4\u{a0}+\u{a0}5)", "+\u{a0}(3\u{a0}+\u{a0}5)"]);
    }
}
