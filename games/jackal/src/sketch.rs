//! The table as lines of text.

use game::{Arg, Phrase, Seat};

use crate::components::cards_in;
use crate::event::list_of;
use crate::island::{Place, WIDTH};
use crate::laying::Plan;
use crate::movement::{End, Walk};
use crate::view::{SeenPlan, Stage, View};

/// What lies on the table: the island, everyone's coins, cards, row and walk, and one's own hand.
pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view)];
    lines.extend((0..WIDTH).map(|row| map_row(view, row)));
    lines.push(Phrase::new("sketch-columns"));
    lines.push(Phrase::new("sketch-legend"));
    lines.push(Phrase::new("sketch-first").with("seat", view.first));
    lines.push(Phrase::new("sketch-deck").with("deck", view.deck));
    for seat in Seat::all(view.n_seats()) {
        lines.push(purse(view, seat));
        lines.extend(plan(view, seat));
        lines.extend(view.walks[seat].as_ref().map(|walk| walked(seat, walk)));
    }
    lines.extend(draft(view));
    lines.extend(Seat::all(view.n_seats()).filter_map(|seat| hand(view, seat)));
    lines
}

fn heading(view: &View) -> Phrase {
    if view.stage == Stage::Over {
        return Phrase::new("sketch-over");
    }
    Phrase::new("sketch-island")
        .with("round", view.round)
        .with("rounds", view.options.rounds())
        .with("island", view.island)
}

/// A row of the island: the number of the row, then a character for each cell.
fn map_row(view: &View, row: u8) -> Phrase {
    let cells = (0..WIDTH).map(|column| view.chart().cell(Place(row * WIDTH + column)).character());
    let cells: Vec<String> = cells.map(String::from).collect();
    Phrase::new("sketch-map").with("row", WIDTH - row).with("cells", cells.join(" "))
}

fn purse(view: &View, seat: Seat) -> Phrase {
    Phrase::new("sketch-purse")
        .with("seat", seat)
        .with("coins", view.coins[seat])
        .with("cards", view.hands[seat].len())
}

fn plan(view: &View, seat: Seat) -> Option<Phrase> {
    let phrase = match &view.plans[seat] {
        SeenPlan::Pending => Phrase::new("sketch-planning"),
        SeenPlan::Sealed => Phrase::new("sketch-sealed"),
        SeenPlan::FaceDown(count) => Phrase::new("sketch-face-down").with("count", *count),
        SeenPlan::Known(Plan::Tortuga(_)) => Phrase::new("sketch-tortuga"),
        SeenPlan::Known(Plan::Row(row)) if row.is_empty() => return None,
        SeenPlan::Known(Plan::Row(row)) => {
            let phrase = Phrase::new("sketch-row").with("rum", view.rum[seat]);
            phrase.with("cards", list_of(row))
        }
    };
    Some(phrase.with("seat", seat))
}

fn walked(seat: Seat, walk: &Walk) -> Phrase {
    let phrase = match walk.course.end {
        None => Phrase::new("sketch-walking"),
        Some(End::Chest(value)) => Phrase::new("sketch-at-chest").with("value", value),
        Some(End::Robber) => Phrase::new("sketch-at-robber"),
        Some(End::NoFlag) => return Phrase::new("sketch-no-flag").with("seat", seat),
        Some(End::RowUsed) => Phrase::new("sketch-row-used"),
    };
    where_and_when(phrase.with("seat", seat), walk)
}

fn where_and_when(phrase: Phrase, walk: &Walk) -> Phrase {
    phrase.with("place", walk.course.pirate.at).with("steps", walk.course.pirate.steps)
}

/// R5: how far one's own walk is declared.
fn draft(view: &View) -> Vec<Phrase> {
    let (Stage::Declaring(seat), Some(draft)) = (view.stage, &view.draft) else {
        return Vec::new();
    };
    let Some((card, targets)) = view.at_hand() else { return vec![walked(seat, draft)] };
    let targets: Vec<Arg> = targets.iter().map(Arg::from).collect();
    let at_hand = Phrase::new("sketch-at-hand").with("card", card).with("places", targets);
    vec![where_and_when(Phrase::new("sketch-walking").with("seat", seat), draft), at_hand]
}

fn hand(view: &View, seat: Seat) -> Option<Phrase> {
    let cards: Vec<Arg> = cards_in(&view.left_in_hand(seat)?).map(Arg::from).collect();
    Some(Phrase::new("sketch-hand").with("seat", seat).with("cards", cards))
}
