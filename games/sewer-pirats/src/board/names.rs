//! Which symbol of the sprite, which class and which text stands for what.

use crate::components::{Clan, Space, Talisman};
use crate::options::Variant;
use crate::treasures::{Picture, Prize};

/// The symbol of a talisman.
pub(super) const fn talisman(talisman: Talisman) -> &'static str {
    ["cat", "bird", "fish"][talisman.index()]
}

/// The class that gives an element the colours of a talisman.
pub(super) const fn talisman_class(talisman: Talisman) -> &'static str {
    ["t-cat", "t-bird", "t-fish"][talisman.index()]
}

pub(super) const fn talisman_name(talisman: Talisman) -> &'static str {
    ["board-cat", "board-bird", "board-fish"][talisman.index()]
}

pub(super) const fn talisman_cards(talisman: Talisman) -> &'static str {
    ["board-cat-cards", "board-bird-cards", "board-fish-cards"][talisman.index()]
}

pub(super) const fn ship(talisman: Talisman) -> &'static str {
    ["ship-cat", "ship-bird", "ship-fish"][talisman.index()]
}

pub(super) const fn ship_name(talisman: Talisman) -> &'static str {
    ["board-ship-cat", "board-ship-bird", "board-ship-fish"][talisman.index()]
}

/// The symbol of a clan.
pub(super) const fn clan(clan: Clan) -> &'static str {
    match clan {
        Clan::Cockroach => "cockroach",
        Clan::Weasel => "weasel",
        Clan::Rat => "rat",
        Clan::Raccoon => "raccoon",
        Clan::Toad => "toad",
        Clan::Snail => "snail",
    }
}

/// What a figure of this clan is asked about: what it can do, or where all are alike (S4) that it can do nothing of its own.
pub(super) const fn figure(clan: Clan, variant: Variant) -> &'static str {
    match variant {
        Variant::Base => "figure",
        Variant::Abilities | Variant::SameCrew | Variant::Auction => self::clan(clan),
    }
}

pub(super) const fn clan_name(clan: Clan) -> &'static str {
    match clan {
        Clan::Cockroach => "board-cockroach",
        Clan::Weasel => "board-weasel",
        Clan::Rat => "board-rat",
        Clan::Raccoon => "board-raccoon",
        Clan::Toad => "board-toad",
        Clan::Snail => "board-snail",
    }
}

/// What a clan can do (B1–B6), and the number of its rule.
pub(super) const fn ability(clan: Clan) -> (&'static str, &'static str) {
    match clan {
        Clan::Cockroach => ("board-can-cockroach", "B1"),
        Clan::Weasel => ("board-can-weasel", "B2"),
        Clan::Rat => ("board-can-rat", "B3"),
        Clan::Raccoon => ("board-can-raccoon", "B4"),
        Clan::Toad => ("board-can-toad", "B5"),
        Clan::Snail => ("board-can-snail", "B6"),
    }
}

pub(super) const fn space(space: Space) -> &'static str {
    match space {
        Space::One => "board-space-1",
        Space::Two => "board-space-2",
        Space::Three => "board-space-3",
        Space::Captain => "board-space-k",
    }
}

/// The symbol of a trophy.
pub(super) const fn picture(picture: Picture) -> &'static str {
    match picture {
        Picture::Fries => "fries",
        Picture::Noodles => "noodles",
        Picture::Burger => "burger",
        Picture::Bear => "bear",
        Picture::Doll => "doll",
        Picture::Can => "can",
    }
}

/// The symbol of a prize.
pub(super) const fn prize(prize: Prize) -> &'static str {
    match prize {
        Prize::Ketchup => "ketchup",
        Prize::Chili => "chili",
        Prize::Milkshake => "milkshake",
        Prize::Parrot => "parrot",
        Prize::Opener => "opener",
    }
}
