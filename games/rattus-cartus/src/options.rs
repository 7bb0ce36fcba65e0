//! What the host may choose (S3, R2, E6).

use game::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::components::Estate;
use crate::opening::CARDS_PER_ESTATE;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How the buildings are chosen (S3).
    pub buildings: Way,
    /// The cards of each estate, if the host chooses.
    pub peasantry: OfPeasantry,
    pub bourgeoisie: OfBourgeoisie,
    pub clergy: OfClergy,
    pub knighthood: OfKnighthood,
    pub magic: OfMagic,
    pub nobility: OfNobility,
    /// Chance may bring the Watchtower between two players, too (S3).
    pub watchtower_for_two: bool,
    /// All choose their privileges at the same time (R2).
    pub privileges_at_once: bool,
    /// If nobody survives, the fewest rats win (E6).
    pub fewest_rats_win: bool,
}

/// How the thirty building cards are chosen (S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The set that is recommended for the first match.
    #[default]
    FirstSet,
    /// One building an estate, drawn by lot, with all five cards.
    OneEach,
    /// Five cards an estate, drawn by lot from all ten.
    Mixed,
    /// Five cards an estate, as the host chooses.
    Chosen,
}

/// The values of such a choice, all cards of the first building first.
macro_rules! mixture {
    ($estate:literal, $first:literal, $second:literal) => {
        choice($estate, &[$first, "four_one", "three_two", "two_three", "one_four", $second])
    };
}

/// The choice between the two buildings of an estate, and mixtures of both: any number of each, five together.
macro_rules! choice {
    ($($estate:ident: $first:ident or $second:ident;)*) => {$(
        /// Which cards of this estate the host chooses.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $estate {
            #[default]
            $first,
            FourOne,
            ThreeTwo,
            TwoThree,
            OneFour,
            $second,
        }

        impl $estate {
            /// How many cards of its first and of its second building.
            const fn cards(self) -> [u8; 2] {
                let second = self as u8;
                [CARDS_PER_ESTATE - second, second]
            }
        }
    )*};
}

choice! {
    OfPeasantry: Farm or Brewery;
    OfBourgeoisie: Market or Office;
    OfClergy: Monastery or Hospital;
    OfKnighthood: Castle or Watchtower;
    OfMagic: Tent or Hut;
    OfNobility: Palace or Treasury;
}

impl Options {
    /// How many cards of the first and of the second building of an estate the host chose.
    pub fn chosen(&self, estate: Estate) -> [u8; 2] {
        match estate {
            Estate::Peasantry => self.peasantry.cards(),
            Estate::Bourgeoisie => self.bourgeoisie.cards(),
            Estate::Clergy => self.clergy.cards(),
            Estate::Knighthood => self.knighthood.cards(),
            Estate::Magic => self.magic.cards(),
            Estate::Nobility => self.nobility.cards(),
        }
    }

    pub(crate) const SPECS: &'static [OptionSpec] = &[
        choice("buildings", &["first_set", "one_each", "mixed", "chosen"]),
        mixture!("peasantry", "farm", "brewery"),
        mixture!("bourgeoisie", "market", "office"),
        mixture!("clergy", "monastery", "hospital"),
        mixture!("knighthood", "castle", "watchtower"),
        mixture!("magic", "tent", "hut"),
        mixture!("nobility", "palace", "treasury"),
        OptionSpec { id: "watchtower_for_two", kind: OptionKind::Flag },
        OptionSpec { id: "privileges_at_once", kind: OptionKind::Flag },
        OptionSpec { id: "fewest_rats_win", kind: OptionKind::Flag },
    ];
}

const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, kind: OptionKind::Choice(values) }
}
