//! The table as lines of text.

use game::{Arg, Phrase, Seat};

use crate::components::{Space, Talisman, list_of_cards};
use crate::crew::Figure;
use crate::event::list;
use crate::illegal::Asked;
use crate::treasures::Heap;
use crate::view::{SeenCards, SeenChest, SeenStool, View};
use crate::{Phase, scoring};

/// What lies on the table: the bar or the ships, cards, crews, hands and chests.
pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view)];
    lines.extend(view.bar.iter().enumerate().map(|(place, stool)| seated(place, stool)));
    lines.extend(Talisman::ALL.into_iter().flat_map(|ship| ship_lines(view, ship)));
    lines.extend(row(view));
    lines.push(deck(view));
    for seat in Seat::all(view.n_seats()) {
        lines.push(crew(view, seat));
        lines.push(hand(view, seat));
        lines.push(chest(view, seat));
    }
    lines
}

fn heading(view: &View) -> Phrase {
    let of_seat = |phrase: Phrase| phrase.with("seat", view.turn);
    match Asked::of(&view.phase) {
        _ if view.phase == Phase::Over => Phrase::new("sketch-over"),
        Some(Asked::Clan) => of_seat(Phrase::new("sketch-picking")),
        Some(Asked::Opening) => of_seat(Phrase::new("sketch-opening")),
        Some(Asked::Bid | Asked::Payment) => of_seat(bidding(view)),
        Some(Asked::Trophy | Asked::MoreTrophies) | None => of_seat(Phrase::new("sketch-sailing")),
        Some(_) => of_seat(Phrase::new("sketch-turn")).with("heaps", view.stock),
    }
}

/// U5: what is bid for whom.
fn bidding(view: &View) -> Phrase {
    let (stool, bid, bidder) = match view.phase {
        Phase::Bidding(lot) => (lot.stool, lot.bid, lot.bidder),
        Phase::Paying(sale) => (sale.stool, sale.price, sale.winner),
        _ => return Phrase::new("sketch-opening"),
    };
    Phrase::new("sketch-bidding")
        .with("clan", view.bar[usize::from(stool)].clan)
        .with("bid", bid)
        .with("bidder", bidder)
}

/// U3, U4: who sits there, from which price on, and what lies under them.
fn seated(place: usize, stool: &SeenStool) -> Phrase {
    Phrase::new("sketch-stool")
        .with("stool", place + 1)
        .with("clan", stool.clan)
        .with("minimum", place)
        .with("under", stool.under.len())
}

fn ship_lines(view: &View, name: Talisman) -> [Phrase; 3] {
    let ship = &view.ships[name.index()];
    let spaces: Vec<Arg> =
        Space::ALL.into_iter().map(|space| berth(space, ship.on(space))).collect();
    [
        Phrase::new("sketch-ship").with("ship", name).with("spaces", spaces),
        heap(Phrase::new("sketch-front"), &ship.front),
        heap(Phrase::new("sketch-next"), &ship.next),
    ]
}

fn berth(space: Space, figure: Option<Figure>) -> Arg {
    match figure {
        None => Phrase::new("sketch-free").with("space", space).into(),
        Some(Figure { seat, clan, .. }) => Phrase::new("sketch-taken")
            .with("space", space)
            .with("seat", seat)
            .with("clan", clan)
            .into(),
    }
}

fn heap(phrase: Phrase, heap: &Heap) -> Phrase {
    let trophies = list(&heap.trophies).into_iter();
    phrase.with("treasures", trophies.chain(heap.prize.map(Arg::from)).collect::<Vec<Arg>>())
}

/// S2: the row is laid after an auction.
fn row(view: &View) -> Option<Phrase> {
    let row: Vec<Arg> = view.row.iter().flatten().map(|card| Arg::from(*card)).collect();
    (!row.is_empty()).then(|| Phrase::new("sketch-row").with("cards", row))
}

fn deck(view: &View) -> Phrase {
    let [cat, bird, fish] = *view.discards.counts();
    Phrase::new("sketch-deck")
        .with("deck", view.deck)
        .with("cat", cat)
        .with("bird", bird)
        .with("fish", fish)
}

fn crew(view: &View, seat: Seat) -> Phrase {
    let home: Vec<Arg> = view.crews[seat].at_home().map(|(_, clan)| Arg::from(clan)).collect();
    Phrase::new("sketch-crew").with("seat", seat).with("clans", home)
}

fn hand(view: &View, seat: Seat) -> Phrase {
    match &view.hands[seat] {
        SeenCards::Known(cards) => {
            Phrase::new("sketch-hand").with("seat", seat).with("cards", list_of_cards(cards))
        }
        SeenCards::Count(count) => {
            Phrase::new("sketch-hand-count").with("seat", seat).with("count", *count)
        }
    }
}

/// A7: what is in a chest, or how much.
fn chest(view: &View, seat: Seat) -> Phrase {
    match &view.chests[seat] {
        SeenChest::Known(chest) => {
            let trophies = chest.trophies().map(Arg::from);
            let treasures: Vec<Arg> = trophies.chain(chest.prizes().map(Arg::from)).collect();
            Phrase::new("sketch-chest")
                .with("seat", seat)
                .with("points", scoring::points(chest))
                .with("treasures", treasures)
        }
        SeenChest::Count { trophies, prizes } => Phrase::new("sketch-chest-count")
            .with("seat", seat)
            .with("trophies", *trophies)
            .with("prizes", *prizes),
    }
}
