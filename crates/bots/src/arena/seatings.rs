//! Who sits where.

use super::Entrant;

/// Every line-up of these bots at a table of `seats`, in every rotation, each once.
pub(super) fn seatings(bots: &[Entrant], seats: usize) -> Vec<Vec<Entrant>> {
    let mut found: Vec<Vec<Entrant>> = Vec::new();
    for mut seating in line_ups(bots, seats) {
        for _ in 0..seats {
            if !found.contains(&seating) {
                found.push(seating.clone());
            }
            seating.rotate_right(1);
        }
    }
    found
}

/// The list repeated until the table is full, or every combination if it is too long.
fn line_ups(bots: &[Entrant], seats: usize) -> Vec<Vec<Entrant>> {
    match bots.len() {
        0 => Vec::new(),
        few if few <= seats => vec![bots.iter().cloned().cycle().take(seats).collect()],
        _ => combinations(bots, seats),
    }
}

/// Every choice of `n` from the list, in the order of the list.
fn combinations(bots: &[Entrant], n: usize) -> Vec<Vec<Entrant>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, first) in bots.iter().enumerate() {
        for rest in combinations(&bots[at + 1..], n - 1) {
            found.push([vec![first.clone()], rest].concat());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    /// Bots by their letters: `s` a Sailor, `c` a Cabin boy.
    fn bots(letters: &str) -> Vec<Entrant> {
        let level = |letter| if letter == 's' { Level::Sailor } else { Level::CabinBoy };
        letters.chars().map(|letter| Entrant::Level(level(letter))).collect()
    }

    #[track_caller]
    fn check(list: &str, seats: usize, expected: &[&str]) {
        let expected: Vec<_> = expected.iter().map(|letters| bots(letters)).collect();
        assert_eq!(seatings(&bots(list), seats), expected);
    }

    #[test]
    fn a_list_as_long_as_the_table_sits_in_every_rotation() {
        check("scc", 3, &["scc", "csc", "ccs"]);
        check("sscc", 4, &["sscc", "cssc", "ccss", "sccs"]);
    }

    #[test]
    fn a_short_list_is_repeated_until_the_table_is_full() {
        check("sc", 4, &["scsc", "cscs"]);
        check("sc", 3, &["scs", "ssc", "css"]);
        check("s", 5, &["sssss"]);
    }

    #[test]
    fn of_a_long_list_every_combination_sits_once() {
        check("scc", 2, &["sc", "cs", "cc"]);
        check("sscc", 3, &["ssc", "css", "scs", "scc", "csc", "ccs"]);
    }

    #[test]
    fn every_bot_sits_everywhere_equally_often() {
        for (list, seats) in [("sc", 5), ("scccc", 5), ("sscc", 2), ("scsccc", 4)] {
            let seatings = seatings(&bots(list), seats);
            let sailors = |seat: usize| {
                seatings
                    .iter()
                    .filter(|seating| seating[seat] == Entrant::Level(Level::Sailor))
                    .count()
            };
            assert!((1..seats).all(|seat| sailors(seat) == sailors(0)), "{list} at {seats}");
        }
    }
}
