//! Two figures are hired in the bar.

use game::ExampleStep::{Does, Refused, Told};
use game::{Example, Position, example_texts};

use super::{ANNA, BORIS, by_anna};
use crate::positions::{AUCTION, in_the_bar};
use crate::{Action, AuctionEvent, Clan, Illegal, SewerPirats, Talisman};

/// The one at the front is the first.
const BAR: [Clan; 8] = [
    Clan::Toad,
    Clan::Snail,
    Clan::Rat,
    Clan::Weasel,
    Clan::Raccoon,
    Clan::Cockroach,
    Clan::Toad,
    Clan::Rat,
];

pub(super) fn auction() -> Example<SewerPirats> {
    Example {
        rule: "U5",
        position: Position {
            id: "auction",
            n_seats: 2,
            options: AUCTION,
            state: || in_the_bar(&BAR, &[[3, 3, 2], [4, 2, 2]]),
        },
        texts: example_texts!("auction"),
        steps: || {
            let (toad, rat) = (Clan::Toad, Clan::Rat);
            let pay = Does(BORIS, Action::Discard(Talisman::Cat));
            let opened = AuctionEvent::Opened { seat: ANNA, stool: 2, clan: rat, bid: 2 };
            vec![
                Refused(ANNA, open(2, 1), Illegal::BelowMinimum { minimum: 2 }),
                Does(ANNA, open(2, 2)),
                Told(opened.into()),
                Told(AuctionEvent::CardPutUnder { clan: toad }.into()),
                Does(BORIS, Action::Raise(3)),
                Told(AuctionEvent::Raised { seat: BORIS, bid: 3 }.into()),
                Does(ANNA, Action::Pass),
                pay.clone(),
                pay.clone(),
                pay,
                Told(AuctionEvent::Hired { seat: BORIS, clan: rat, price: 3 }.into()),
                Does(ANNA, open(0, 0)),
                Does(BORIS, Action::Pass),
                Told(AuctionEvent::Hired { seat: ANNA, clan: toad, price: 0 }.into()),
                Told(AuctionEvent::CardsFound { seat: ANNA, count: 1 }.into()),
            ]
        },
        ..by_anna()
    }
}

fn open(stool: u8, bid: u8) -> Action {
    Action::Open { stool, bid }
}
