//! Playouts allocate nothing: search lives on that.

use catalog::GAMES;

#[test]
fn a_thousand_more_playouts_allocate_nothing_more() {
    for entry in GAMES {
        let id = entry.game.info().id;
        let allocations = |games| {
            let info = allocation_counter::measure(|| {
                entry.bots.playouts(entry.game.info().max_seats, games);
            });
            info.count_total
        };
        assert_eq!(allocations(100), allocations(1_100), "{id}");
    }
}
