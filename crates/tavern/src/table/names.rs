//! Names at a table are unlike each other, so that nobody is taken for somebody else.

use game::Seat;
use unicode_security::skeleton;

use super::Table;
use crate::players::MAX_NAME;

impl Table {
    /// `name`, or something like it that nobody else at the table is called; `own` is the seat of whoever wants it.
    pub(super) fn unlike_others(&self, name: &str, own: Option<Seat>) -> String {
        let others = self.all_seats().filter(|seat| Some(*seat) != own);
        let others: Vec<&str> = others.map(|seat| self.sitter(seat).name()).collect();
        unlike(name, &others)
    }
}

/// `name`, with a number behind it if one of `others` looks like it.
pub(super) fn unlike(name: &str, others: &[&str]) -> String {
    let is_free = |name: &str| others.iter().all(|other| !alike(name, other));
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = |number: usize| {
        let end = format!(" {number}");
        let room = MAX_NAME - end.chars().count();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &end
    };
    let free = (2..others.len() + 3).map(numbered).find(|name| is_free(name));
    free.expect("there are more numbers than others")
}

/// Whether two names look the same at a glance, in any script and case, and with spaces of any width.
fn alike(one: &str, other: &str) -> bool {
    let spaced = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ");
    let (one, other) = (spaced(one), spaced(other));
    let is_lower_alike = || skeleton(&one.to_lowercase()).eq(skeleton(&other.to_lowercase()));
    skeleton(&one).eq(skeleton(&other)) || is_lower_alike()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_looks_like_another_gets_a_number() {
        assert_eq!(unlike("Anna", &["Boris", ""]), "Anna");
        assert_eq!(unlike("Anna", &["Anna"]), "Anna 2");
        assert_eq!(unlike("ANNA", &["Anna", "anna 2"]), "ANNA 3");
        assert_eq!(unlike("Воris", &["Boris"]), "Воris 2");
        assert_eq!(unlike("Anna  2", &["Anna", "Anna 2"]), "Anna  2 2");
        let long = "x".repeat(MAX_NAME);
        assert_eq!(unlike(&long, &[&long]).chars().count(), MAX_NAME);
    }
}
