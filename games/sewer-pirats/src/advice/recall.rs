//! What a pirate remembers: what the others have put into their chests (A7).

use game::{Bag, Seat};

use crate::View;
use crate::ships::Ship;
use crate::treasures::{Chest, Heap};
use crate::view::SeenChest;

/// Fills in what lies in the chests of others.
pub(super) fn recall(view: &mut View, before: Option<&View>) {
    let closed: Vec<Seat> = Seat::all(view.n_seats())
        .filter(|seat| matches!(view.chests[*seat], SeenChest::Count { .. }))
        .collect();
    let mut known: Vec<Chest> = Vec::new();
    for seat in &closed {
        known.push(match before.map(|before| &before.chests[*seat]) {
            Some(SeenChest::Known(chest)) => chest.clone(),
            None if view.chests[*seat].counts() == (0, 0) => Chest::EMPTY,
            _ => return,
        });
    }
    if let Some(before) = before {
        let Some(mut taken) = taken(view, before) else { return };
        for (seat, chest) in closed.iter().zip(&mut known) {
            let (trophies, prizes) = view.chests[*seat].counts();
            if !share_out(&mut taken.trophies, &mut chest.trophies, trophies)
                || !share_out(&mut taken.prizes, &mut chest.prizes, prizes)
            {
                return;
            }
        }
        if !taken.trophies.is_empty() || !taken.prizes.is_empty() {
            return;
        }
    }
    for (seat, chest) in closed.into_iter().zip(known) {
        view.chests[seat] = SeenChest::Known(chest);
    }
}

/// What others have taken since then; `None` if that cannot be told.
fn taken(view: &View, before: &View) -> Option<Chest> {
    let mut taken = Chest::EMPTY;
    for (now, then) in view.ships.iter().zip(&before.ships) {
        vanished(now, then, &mut taken)?;
    }
    take_out(&mut taken.trophies, &view.gone, &before.gone)?;
    for seat in Seat::all(view.n_seats()) {
        let (SeenChest::Known(now), SeenChest::Known(then)) =
            (&view.chests[seat], &before.chests[seat])
        else {
            continue;
        };
        take_out(&mut taken.trophies, &now.trophies, &then.trophies)?;
        take_out(&mut taken.prizes, &now.prizes, &then.prizes)?;
    }
    Some(taken)
}

/// Adds what no longer floats before this ship.
fn vanished(now: &Ship, then: &Ship, taken: &mut Chest) -> Option<()> {
    if now.next == then.next && take_from(&then.front, &now.front, taken).is_some() {
        return Some(());
    }
    take_from(&then.front, &Heap::default(), taken)?;
    take_from(&then.next, &now.front, taken)
}

/// Adds what was in a heap and is not in what is left of it.
fn take_from(heap: &Heap, left: &Heap, taken: &mut Chest) -> Option<()> {
    let mut trophies = heap.trophies.clone();
    for trophy in &left.trophies {
        let place = trophies.iter().position(|other| other == trophy)?;
        trophies.remove(place);
    }
    match (heap.prize, left.prize) {
        (one, other) if one == other => {}
        (Some(prize), None) => taken.add_prize(prize),
        _ => return None,
    }
    trophies.iter().for_each(|trophy| taken.add(*trophy));
    Some(())
}

/// Without what went from `then` to `now`.
fn take_out<const KINDS: usize>(
    from: &mut Bag<KINDS>,
    now: &Bag<KINDS>,
    then: &Bag<KINDS>,
) -> Option<()> {
    for kind in 0..KINDS {
        for _ in then.count(kind)..now.count(kind) {
            from.remove(kind).then_some(())?;
        }
    }
    Some(())
}

/// Adds to a chest until it holds `count`; says whether there was enough.
fn share_out<const KINDS: usize>(
    taken: &mut Bag<KINDS>,
    chest: &mut Bag<KINDS>,
    count: u8,
) -> bool {
    for kind in 0..KINDS {
        while chest.len() < u32::from(count) && taken.remove(kind) {
            chest.insert(kind);
        }
    }
    chest.len() == u32::from(count)
}
