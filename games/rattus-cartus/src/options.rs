//! What the host may choose (S3, E6).

use game::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::buildings::Building;
use crate::components::Estate;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How the buildings are chosen (S3).
    pub buildings: Way,
    /// The building of each estate, if the host chooses.
    pub peasantry: OfPeasantry,
    pub bourgeoisie: OfBourgeoisie,
    pub clergy: OfClergy,
    pub knighthood: OfKnighthood,
    pub magic: OfMagic,
    pub nobility: OfNobility,
    /// Chance may bring the Watchtower between two players, too (S3).
    pub watchtower_for_two: bool,
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
    /// One building an estate, as the host chooses.
    Chosen,
}

/// The choice between the two buildings of an estate.
macro_rules! choice {
    ($($estate:ident: $first:ident or $second:ident;)*) => {$(
        /// Which building of this estate the host chooses.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $estate {
            #[default]
            $first,
            $second,
        }

        impl From<$estate> for Building {
            fn from(choice: $estate) -> Self {
                match choice {
                    $estate::$first => Self::$first,
                    $estate::$second => Self::$second,
                }
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
    pub fn chosen(&self, estate: Estate) -> Building {
        match estate {
            Estate::Peasantry => self.peasantry.into(),
            Estate::Bourgeoisie => self.bourgeoisie.into(),
            Estate::Clergy => self.clergy.into(),
            Estate::Knighthood => self.knighthood.into(),
            Estate::Magic => self.magic.into(),
            Estate::Nobility => self.nobility.into(),
        }
    }

    pub(crate) const SPECS: &'static [OptionSpec] = &[
        choice("buildings", &["first_set", "one_each", "mixed", "chosen"]),
        choice("peasantry", &["farm", "brewery"]),
        choice("bourgeoisie", &["market", "office"]),
        choice("clergy", &["monastery", "hospital"]),
        choice("knighthood", &["castle", "watchtower"]),
        choice("magic", &["tent", "hut"]),
        choice("nobility", &["palace", "treasury"]),
        OptionSpec { id: "watchtower_for_two", kind: OptionKind::Flag },
        OptionSpec { id: "fewest_rats_win", kind: OptionKind::Flag },
    ];
}

const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, kind: OptionKind::Choice(values) }
}
