//! Texts that must come out exactly like this.

use std::fmt::Write as _;

/// Compares two texts line by line, ignoring common indentation and blank ends.
///
/// # Panics
/// With both texts, line by line, if they differ.
#[track_caller]
pub(crate) fn check_text(found: &str, expected: &str) {
    let (found, expected) = (plain(found), plain(expected));
    assert!(found == expected, "the text differs:\n{}", difference(&found, &expected));
}

/// The text without its common indent, the empty lines around it and the spaces at the ends of lines.
fn plain(text: &str) -> String {
    let filled = || text.lines().filter(|line| !line.trim().is_empty());
    let indent = filled().map(|line| line.len() - line.trim_start_matches(' ').len()).min();
    let lines: Vec<&str> =
        text.lines().map(|line| line.get(indent.unwrap_or(0)..).unwrap_or("").trim_end()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// Every line: ` ` in both, `-` only expected, `+` only found.
pub(crate) fn difference(found: &str, expected: &str) -> String {
    let (found, expected): (Vec<&str>, Vec<&str>) =
        (found.lines().collect(), expected.lines().collect());
    let same = |pair: &(&&str, &&str)| pair.0 == pair.1;
    let start = found.iter().zip(&expected).take_while(same).count();
    let (found_rest, expected_rest) = (&found[start..], &expected[start..]);
    let end = found_rest.iter().rev().zip(expected_rest.iter().rev()).take_while(same).count();
    let mut lines = String::new();
    let mut add = |mark: char, part: &[&str]| {
        part.iter().for_each(|line| {
            let _ = writeln!(lines, "{mark} {line}");
        });
    };
    add(' ', &found[start.saturating_sub(CONTEXT)..start]);
    add('-', &expected_rest[..expected_rest.len() - end]);
    add('+', &found_rest[..found_rest.len() - end]);
    add(' ', &found_rest[found_rest.len() - end..][..end.min(CONTEXT)]);
    lines
}

/// How many equal lines are shown around those that differ.
const CONTEXT: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_indent_of_a_whole_text_does_not_matter() {
        check_text("a\n  b\n", "\n        a\n          b\n        ");
    }

    #[test]
    fn a_difference_shows_what_was_expected_and_what_was_found() {
        assert_eq!(difference("a\nb\nc", "a\nx\nc"), "  a\n- x\n+ b\n  c\n");
        assert_eq!(difference("a\nb", "a"), "  a\n+ b\n");
    }
}
