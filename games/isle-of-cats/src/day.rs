//! A day on the island: cats are drawn, taken one by one, and the day ends (D1–D4).

use game::{Effects, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::boat::Placed;
use crate::components::{CATS_PER_PLAYER, Cat, Tile, tile_of_kind};
use crate::placing::FreeSpace;
use crate::sets::CatSet;
use crate::shapes::Spot;
use crate::{Event, IsleOfCats, Phase};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    pub seat: Seat,
    /// Who passed and takes no more cats this day (D2).
    pub passed: Seats,
}

impl IsleOfCats {
    /// D1: cats are drawn; rare treasures that come out with them join the open ones.
    pub(crate) fn begin_day(&mut self, fx: &mut Effects<'_, Self>) {
        fx.say(Event::DayBegan { days_left: self.days_left, first: self.first });
        let n_cats = CATS_PER_PLAYER * self.n_seats();
        while self.island.len() < n_cats {
            let kind = self.bag.draw(fx.rng).expect("C2: 85 cats are enough for five days");
            match tile_of_kind(kind) {
                Tile::Cat(cat) => self.island = self.island.with(cat),
                Tile::Treasure(treasure) => {
                    self.treasures[treasure.index()] += 1;
                    fx.reveal(Event::RareTreasureDrawn { treasure });
                }
            }
        }
        fx.reveal(Event::CatsDrawn { cats: self.island });
        self.go_on(Turns { seat: self.first, passed: Seats::NONE }, fx);
    }

    /// D2: the turn goes to this seat, or else to the next one clockwise that takes cats.
    fn go_on(&mut self, mut turns: Turns, fx: &mut Effects<'_, Self>) {
        if self.island.is_empty() {
            return self.end_day(fx);
        }
        for _ in 0..self.n_seats() {
            if !turns.passed.contains(turns.seat) {
                if self.has_room_for_a_cat(turns.seat) {
                    self.phase = Phase::Rescuing(turns);
                    return;
                }
                // D3: nothing to choose.
                fx.say(Event::NoCatFits { seat: turns.seat });
                turns.passed = turns.passed.with(turns.seat);
            }
            turns.seat = self.after(turns.seat);
        }
        self.end_day(fx);
    }

    /// D2: `seat` takes a cat and lays it on its boat at once.
    pub(crate) fn take_cat(
        &mut self,
        turns: Turns,
        cat: Cat,
        spot: Spot,
        fx: &mut Effects<'_, Self>,
    ) {
        let seat = turns.seat;
        self.island = self.island.without(cat);
        let map = self.boats[seat].visible_map(cat.colour);
        self.boats[seat].lay(Placed { tile: Tile::Cat(cat), spot });
        fx.say(Event::CatTaken { seat, cat, spot });
        if map.meets(self.boats[seat].covered()) {
            return self.cover_map(turns, cat.colour, fx);
        }
        self.finish_turn(turns, fx);
    }

    /// D2: `seat` takes no more cats this day.
    pub(crate) fn pass(&mut self, turns: Turns, fx: &mut Effects<'_, Self>) {
        let seat = turns.seat;
        fx.say(Event::Passed { seat });
        self.finish_turn(Turns { seat, passed: turns.passed.with(seat) }, fx);
    }

    /// D2: it is the next player's turn.
    pub(crate) fn finish_turn(&mut self, turns: Turns, fx: &mut Effects<'_, Self>) {
        self.go_on(Turns { seat: self.after(turns.seat), passed: turns.passed }, fx);
    }

    /// D2, D4: what is left goes out of the game, the day marker moves, and the first player becomes the last.
    fn end_day(&mut self, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Evening;
        fx.show(self);
        if !self.island.is_empty() {
            fx.say(Event::CatsLeftBehind { cats: self.island });
            self.left_behind = self.left_behind.or(self.island);
            self.island = CatSet::NONE;
        }
        self.days_left -= 1;
        fx.say(Event::DayEnded { days_left: self.days_left });
        if self.days_left == 0 {
            return self.end(fx);
        }
        self.first = self.after(self.first);
        self.begin_day(fx);
    }

    /// E4: the lessons are turned up, seat by seat.
    fn end(&mut self, fx: &mut Effects<'_, Self>) {
        let mut revealed = Seats::NONE;
        for (seat, lessons) in self.lessons.clone().iter() {
            self.phase = Phase::Revealing(revealed);
            fx.show(self);
            revealed = revealed.with(seat);
            fx.reveal(Event::LessonsRevealed { seat, lessons: *lessons });
        }
        self.phase = Phase::Over;
        fx.say(Event::MatchEnded);
    }

    /// D3: whether any of the cats around the island fits on the boat of `seat`.
    fn has_room_for_a_cat(&self, seat: Seat) -> bool {
        let space = FreeSpace::on(&self.boats[seat]);
        self.island.iter().any(|cat| space.has_room_for(Tile::Cat(cat).shape()))
    }

    fn after(&self, seat: Seat) -> Seat {
        seat.clockwise(1, self.n_seats())
    }
}
