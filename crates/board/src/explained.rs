//! Whether every picture on a board is explained: for the tests of games.

use std::collections::BTreeSet;

use crate::What;
use crate::well_formed::{VOID, attribute_of, end_of_tag};

/// What the address of the game's own sprite is here.
pub(crate) const SPRITE: &str = "sprite";

/// The keys of everything in `markup` that explains itself.
///
/// # Errors
/// A picture that does not stand in such an element, or a key that nobody explains. Icons of the tavern stand beside
/// words and need no explanation; a symbol of the game's own does, however small it is.
pub(crate) fn explained<'a>(markup: &'a str, whats: &[What]) -> Result<BTreeSet<&'a str>, String> {
    let mut keys = BTreeSet::new();
    let mut open: Vec<bool> = Vec::new();
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        let from = &rest[at..];
        let Some(end) = end_of_tag(from) else { break };
        let tag = &from[1..end];
        rest = &from[end + 1..];
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let key = attribute_of(tag, "data-what");
        if let Some(key) = key {
            let is_known = whats.iter().any(|what| what.key() == key);
            is_known.then_some(()).ok_or_else(|| format!("nobody explains `{key}`"))?;
            keys.insert(key);
        }
        let is_explained = key.is_some() || open.last() == Some(&true);
        if is_picture(tag) && !is_explained {
            return Err(format!("not explained: {}", from.chars().take(160).collect::<String>()));
        }
        if !VOID.contains(&name_of(tag)) && !tag.ends_with('/') {
            open.push(is_explained);
        }
    }
    Ok(keys)
}

fn name_of(tag: &str) -> &str {
    tag.split([' ', '/', '\n']).next().unwrap_or_default()
}

fn is_picture(tag: &str) -> bool {
    match name_of(tag) {
        "svg" => attribute_of(tag, "class") != Some("icon"),
        "use" => attribute_of(tag, "href").is_some_and(|href| href.starts_with(SPRITE)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHATS: &[What] = &[What::new("what-gull", "F1")];

    #[test]
    fn a_picture_is_explained_by_what_it_stands_in() {
        let fine = "<p data-what=\"gull\"><b><svg class=\"art\"><use href=\"x\"/></svg></b></p><svg class=\"icon\"></svg>";
        assert_eq!(explained(fine, WHATS), Ok(BTreeSet::from(["gull"])));
        for wrong in [
            "<p data-what=\"gull\"></p><svg class=\"art\"></svg>",
            "<p data-what=\"gul\"><svg></svg></p>",
            "<svg class=\"icon\"><use href=\"sprite#gull\"/></svg>",
        ] {
            assert!(explained(wrong, WHATS).is_err(), "{wrong}");
        }
    }
}
