//! Characters that cannot be seen, or that change the direction of what follows: they would only make one thing look
//! like another.

pub(crate) fn is_seen(text: &str) -> bool {
    without_unseen(text) == text
}

pub(crate) fn without_unseen(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let seen = (0..chars.len()).filter(|at| match chars[*at] {
        mark if is_mark(mark) => !is_heap(&chars[..*at]),
        joiner if is_joiner(joiner) => joins(&chars, *at),
        c if is_variation(c) => at.checked_sub(1).is_some_and(|before| is_picture(chars[before])),
        c => !is_unseen(c),
    });
    seen.map(|at| chars[at]).collect()
}

fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Stands above or below the letter before it.
const fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether this ends in as many marks as any language puts on a letter: more would cover the lines around them.
fn is_heap(chars: &[char]) -> bool {
    const MOST: usize = 3;
    chars.iter().rev().take_while(|c| is_mark(**c)).count() >= MOST
}

/// Invisible itself, but changes how its neighbours look in emoji and some scripts.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Whether the joiner here has something to join on both sides. Latin, Greek and Cyrillic letters are never joined:
/// there it would only make two names look the same.
fn joins(chars: &[char], at: usize) -> bool {
    let can_be_joined =
        |c: &char| *c >= '\u{590}' && (!is_unseen(*c) || is_variation(*c)) && !c.is_whitespace();
    let before = at.checked_sub(1).and_then(|before| chars.get(before));
    before.is_some_and(can_be_joined) && chars.get(at + 1).is_some_and(can_be_joined)
}

/// Makes the sign before it a picture in colour.
const fn is_variation(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

const fn is_picture(c: char) -> bool {
    matches!(c, '\u{203c}'..='\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_goes_and_what_makes_pictures_and_scripts_stays() {
        for (text, seen) in [
            ("a\u{202e}b\u{200b}c\u{ad}", "abc"),
            ("Anna\u{fe0f}\u{e0041}\u{3164}", "Anna"),
            ("An\u{200c}na \u{200d}", "Anna "),
            ("e\u{301}\u{302}\u{303}\u{304}\u{305}o\u{308}", "e\u{301}\u{302}\u{303}o\u{308}"),
            ("\u{1f3f4}\u{200d}\u{2620}\u{fe0f}", "\u{1f3f4}\u{200d}\u{2620}\u{fe0f}"),
            ("\u{645}\u{6cc}\u{200c}\u{62e}", "\u{645}\u{6cc}\u{200c}\u{62e}"),
        ] {
            assert_eq!(without_unseen(text), seen, "{text:?}");
            assert_eq!(is_seen(text), text == seen);
        }
    }
}
