//! Figures and crews (C2).

use arrayvec::ArrayVec;
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{CREW, Clan};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figure {
    pub seat: Seat,
    /// Which of their crew, counted from 0.
    pub number: u8,
    pub clan: Clan,
}

#[derive(Clone, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Crew {
    clans: ArrayVec<Clan, CREW>,
    home: [bool; CREW],
}

impl Crew {
    /// A new figure, at home.
    pub fn hire(&mut self, clan: Clan) {
        self.home[self.clans.len()] = true;
        self.clans.push(clan);
    }

    /// Their clans, by number.
    #[inline]
    pub fn clans(&self) -> &[Clan] {
        &self.clans
    }

    pub fn is_full(&self) -> bool {
        self.clans.is_full()
    }

    /// Who is at home: number and clan.
    pub fn at_home(&self) -> impl Iterator<Item = (u8, Clan)> + '_ {
        let all = self.clans.iter().enumerate();
        all.filter(|(number, _)| self.home[*number]).map(|(number, clan)| (number as u8, *clan))
    }

    /// The clans that are at home, each once.
    #[inline]
    pub fn clans_at_home(&self) -> impl Iterator<Item = Clan> + Clone + use<> {
        let mut left = self.at_home().fold(0u8, |clans, (_, clan)| clans | 1 << clan.index());
        std::iter::from_fn(move || {
            let clan = *Clan::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(clan)
        })
    }

    pub fn has_at_home(&self, clan: Clan) -> bool {
        self.at_home().any(|(_, of)| of == clan)
    }

    /// The first figure of this clan, which is at home, leaves; says its number.
    ///
    /// # Panics
    /// If there is none.
    pub fn leave(&mut self, clan: Clan) -> u8 {
        let found = self.at_home().find(|(_, of)| *of == clan);
        let (number, _) = found.expect("only a figure that is at home is placed");
        self.home[usize::from(number)] = false;
        number
    }

    pub(crate) fn come_home(&mut self, number: u8) {
        self.home[usize::from(number)] = true;
    }
}
