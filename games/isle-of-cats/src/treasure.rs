//! A cat covers the map of its colour: its owner may take a treasure (P3).

use game::Effects;

use crate::boat::Placed;
use crate::components::{Colour, Tile, Treasure};
use crate::day::Turns;
use crate::placing::FreeSpace;
use crate::shapes::Spot;
use crate::{Event, IsleOfCats, Phase};

impl IsleOfCats {
    /// P3: whoever covered a map may choose a treasure, if one fits.
    pub(crate) fn cover_map(&mut self, turns: Turns, colour: Colour, fx: &mut Effects<'_, Self>) {
        let seat = turns.seat;
        fx.say(Event::MapCovered { seat, colour });
        let space = FreeSpace::on(&self.boats[seat]);
        let fits = |treasure: Treasure| space.has_room_for(Tile::Treasure(treasure).shape());
        if self.open_treasures().any(fits) {
            self.phase = Phase::Finding(turns);
            return;
        }
        fx.say(Event::NoTreasureFits { seat });
        self.finish_turn(turns, fx);
    }

    /// P3: the treasure is laid at once.
    pub(crate) fn take_treasure(
        &mut self,
        turns: Turns,
        treasure: Treasure,
        spot: Spot,
        fx: &mut Effects<'_, Self>,
    ) {
        let seat = turns.seat;
        self.treasures[treasure.index()] -= 1;
        self.boats[seat].lay(Placed { tile: Tile::Treasure(treasure), spot });
        fx.say(Event::TreasureTaken { seat, treasure, spot });
        self.finish_turn(turns, fx);
    }

    /// P3: a treasure may be left.
    pub(crate) fn leave_treasure(&mut self, turns: Turns, fx: &mut Effects<'_, Self>) {
        fx.say(Event::TreasureLeft { seat: turns.seat });
        self.finish_turn(turns, fx);
    }

    /// The kinds of treasure that can still be taken.
    pub(crate) fn open_treasures(&self) -> impl Iterator<Item = Treasure> + Clone {
        let treasures = self.treasures;
        Treasure::ALL.into_iter().filter(move |treasure| treasures[treasure.index()] > 0)
    }
}
