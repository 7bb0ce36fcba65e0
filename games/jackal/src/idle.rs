//! Cards that may be played, but would do nothing now (R7, R8): they are drawn paler, and no choice is about them.

use game::Seat;

use crate::island::{Place, Terrain};
use crate::view::Stage;
use crate::{Action, Aid, View};

/// The text that says why a card would do nothing if it were played like this.
pub(crate) fn why(view: &View, action: &Action) -> Option<&'static str> {
    match action {
        Action::Lay(card) if card.is_flag() && view.chart().start(Some(*card)).is_none() => {
            Some("board-idle-flag")
        }
        Action::Attach(Aid::Friday) if meets_no_more(view, Aid::Friday) => {
            Some("board-idle-friday")
        }
        Action::Attach(Aid::Weapon) if meets_no_more(view, Aid::Weapon) => {
            Some("board-idle-weapon")
        }
        _ => None,
    }
}

/// Whether the row of `seat` begins with a flag that the island lacks.
pub(crate) fn lacks_flag(view: &View, seat: Seat) -> bool {
    let first = view.plans[seat].row().first().filter(|card| card.is_flag());
    first.is_some_and(|flag| view.chart().start(Some(*flag)).is_none())
}

/// Whether the card at hand cannot lead to more of what `aid` helps against than is helped already.
fn meets_no_more(view: &View, aid: Aid) -> bool {
    let (Stage::Declaring(seat), Some(draft)) = (view.stage, &view.draft) else { return false };
    let Some((card, targets)) = view.at_hand() else { return false };
    let aids = draft.course.pirate.aids;
    let (peril, helped) = match aid {
        Aid::Friday => (Terrain::Trap, aids.fridays),
        Aid::Weapon => (Terrain::Robber, aids.weapons),
        Aid::Doubling => return false,
    };
    let island = view.chart();
    let is_peril = |place: Place| u8::from(island.cell(place) == peril);
    let in_hand = view.left_in_hand(seat).map_or(0, |hand| hand.count(Aid::Doubling.card().kind()));
    let goes_twice = aids.doubled || in_hand > 0;
    let after = |place| island.targets(card, place).iter().map(is_peril).max().unwrap_or(0);
    let met = |place| is_peril(place) + if goes_twice { after(place) } else { 0 };
    targets.iter().map(met).max().unwrap_or(0) <= helped
}
