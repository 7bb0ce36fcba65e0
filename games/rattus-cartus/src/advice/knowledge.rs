//! A key of what a seat knows, without building its view.

use std::hash::{Hash as _, Hasher as _};

use game::{Mill, PerSeat, Seat, Seats};

use crate::RattusCartus;
use crate::cards::Cards;

/// A key of what `seat` knows in `state`, where nothing of the end is shown yet: equal for equal views.
pub(super) fn knowledge(state: &RattusCartus, seat: Seat) -> u64 {
    let mut mill = Mill::with(seat.number().into());
    mill.write_u8(state.round);
    state.first_player.hash(&mut mill);
    state.phase.hash(&mut mill);
    state.buildings.hash(&mut mill);
    state.row.hash(&mut mill);
    hash_visits(state, seat, &mut mill);
    hash_picks(state, seat, &mut mill);
    mill.write_u32(state.deck.len());
    mill.write(state.discard.counts());
    mill.write(state.not_nuns.counts());
    hash_nuns(state, seat, &mut mill);
    mill.write(&state.piles);
    for cards in [&state.hands, &state.received, &state.gifts] {
        hash_cards(cards, seat, &mut mill);
    }
    mill.write_u16(state.rats[seat]);
    state.tokens.hash(&mut mill);
    state.tracks.hash(&mut mill);
    mill.key()
}

/// The cards of `seat`, and how many the others have.
fn hash_cards(cards: &PerSeat<Cards>, seat: Seat, mill: &mut Mill) {
    let sizes = cards.iter().fold(0, |sizes, (_, cards)| sizes << 8 | u64::from(cards.len()));
    mill.write_u64(sizes);
    if !cards[seat].is_empty() {
        mill.write(cards[seat].counts());
    }
}

/// R3, R5a: visits with their cards, if they are `seat`'s own or turned up.
fn hash_visits(state: &RattusCartus, seat: Seat, mill: &mut Mill) {
    for visit in &state.visits {
        let followers = visit.followers.map_or(u8::MAX, |followers| followers);
        mill.write(&[visit.seat.number(), visit.place, visit.cards.len(), followers]);
        if visit.seat == seat || visit.followers.is_some() {
            mill.write(visit.cards.counts());
        }
    }
}

/// R2: what `seat` picked, and who else has.
fn hash_picks(state: &RattusCartus, seat: Seat, mill: &mut Mill) {
    if !state.options.privileges_at_once {
        return;
    }
    let picked = state.picks.iter().filter(|(_, pick)| pick.is_some());
    picked.map(|(seat, _)| seat).collect::<Seats>().hash(mill);
    mill.write_u8(state.picks[seat].unwrap_or(u8::MAX));
}

/// Who has looked where in the nun row, and what `seat` saw there.
fn hash_nuns(state: &RattusCartus, seat: Seat, mill: &mut Mill) {
    for nun in &state.nun_row {
        let seen = if nun.looked.contains(seat) { nun.card.kind() + 1 } else { 0 };
        nun.looked.hash(mill);
        mill.write_u8(seen as u8);
    }
}
