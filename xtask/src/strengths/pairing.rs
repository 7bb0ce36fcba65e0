//! Which level plays against which.

use super::past;

/// The strongest level is compared with this one, too: it is what most people meet.
const USUAL: &str = "sailor";

/// The strongest level as it once was.
pub(super) const PAST: &str = "legend-1";

/// One bot of a level at a table of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pairing {
    pub(super) one: String,
    pub(super) others: String,
}

impl Pairing {
    fn new(one: &str, others: &str) -> Self {
        Self { one: one.to_owned(), others: others.to_owned() }
    }

    /// Who sits at a table of `seats`.
    pub(super) fn list(&self, game: &str, seats: u64) -> String {
        let other = match self.others.as_str() {
            PAST => past::entrant(game),
            level => level.to_owned(),
        };
        let others = std::iter::repeat_n(other, seats as usize - 1);
        std::iter::once(self.one.clone()).chain(others).collect::<Vec<_>>().join(",")
    }

    pub(super) fn name(&self) -> String {
        format!("{} against {}s", name_of(&self.one), name_of(&self.others))
    }
}

/// Every level, from the weakest, against the one before it, and the strongest against a Sailor.
pub(super) fn pairings(levels: &[String]) -> Vec<Pairing> {
    let mut pairings: Vec<Pairing> =
        levels.windows(2).map(|pair| Pairing::new(&pair[1], &pair[0])).collect();
    let strongest = levels.last().filter(|level| *level != USUAL);
    pairings.extend(strongest.map(|level| Pairing::new(level, USUAL)));
    pairings.dedup();
    pairings
}

/// The strongest level against what it once was.
pub(super) fn past_pairing(levels: &[String]) -> Option<Pairing> {
    levels.last().map(|level| Pairing::new(level, PAST))
}

/// `cabin-boy` is Cabin boy.
pub(super) fn name_of(level: &str) -> String {
    let words = level.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(levels: &[&str], expected: &[&str]) {
        let levels: Vec<String> = levels.iter().map(|level| (*level).to_owned()).collect();
        let names: Vec<String> = pairings(&levels).iter().map(Pairing::name).collect();
        assert_eq!(names, expected);
    }

    #[test]
    fn each_level_plays_against_the_one_before_it_and_the_strongest_against_sailors() {
        check(&["cabin-boy", "sailor"], &["Sailor against Cabin boys"]);
        check(
            &["cabin-boy", "sailor", "captain"],
            &["Sailor against Cabin boys", "Captain against Sailors"],
        );
        check(
            &["cabin-boy", "sailor", "captain", "legend"],
            &[
                "Sailor against Cabin boys",
                "Captain against Sailors",
                "Legend against Captains",
                "Legend against Sailors",
            ],
        );
    }

    #[test]
    fn one_sits_among_others() {
        assert_eq!(Pairing::new("captain", "sailor").list("x", 3), "captain,sailor,sailor");
        let past = Pairing::new("legend", PAST).list("x", 3);
        assert_eq!(past.matches("tortuga engine x --level legend").count(), 2, "{past}");
    }
}
