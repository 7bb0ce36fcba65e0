//! Still pictures: a board beside a text, cut off from its page.

use crate::well_formed::end_of_tag;

/// What ties an element to others of its page. Several pictures stand on one page, so none of it may stay.
const TIES: [&str; 9] = [
    "id",
    "for",
    "name",
    "data-flip",
    "popovertarget",
    "aria-controls",
    "aria-describedby",
    "aria-labelledby",
    "aria-live",
];

/// The markup without the attributes that tie it to its page. Ids that its drawings refer to, as in `url(#sand)`, begin
/// with `prefix` instead: no two pictures of a page have the same one.
pub fn still(markup: &str, prefix: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(markup.len()), markup);
    while let Some(at) = rest.find('<') {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let end = end_of_tag(from).map_or(from.len(), |end| end + 1);
        push_untied(&from[..end], (markup, prefix), &mut out);
        rest = &from[end..];
    }
    out + rest
}

/// Appends a tag without its ties. Attributes are as maud writes them: ` name="value"` or ` name`.
fn push_untied(mut tag: &str, (markup, prefix): (&str, &str), out: &mut String) {
    while let Some(at) = tag.find(' ') {
        let (before, from) = tag.split_at(at);
        out.push_str(before);
        let name = from[1..].split(['=', ' ', '>', '/']).next().unwrap_or_default();
        let attribute = &from[..end_of_attribute(from, name)];
        let id = attribute.strip_prefix(" id=\"").and_then(|id| id.strip_suffix('"'));
        match id.filter(|id| markup.contains(&format!("url(#{id})"))) {
            Some(id) => out.push_str(&format!(" id=\"{prefix}-{id}\"")),
            None if TIES.contains(&name) => {}
            None => out.push_str(&attribute.replace("url(#", &format!("url(#{prefix}-"))),
        }
        tag = &from[attribute.len()..];
    }
    out.push_str(tag);
}

fn end_of_attribute(from: &str, name: &str) -> usize {
    let end = 1 + name.len();
    match from[end..].strip_prefix("=\"") {
        Some(value) => end + 2 + value.find('"').map_or(value.len(), |quote| quote + 1),
        None => end,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_keeps_everything_but_what_ties_it_to_its_page() {
        let tied = "<a id=\"x\" class=\"for id\" data-flip hidden>id=\"x\" <b data-id=\"y\" for=\"x\"/></a>";
        assert_eq!(still(tied, "p"), "<a class=\"for id\" hidden>id=\"x\" <b data-id=\"y\"/></a>");
    }

    #[test]
    fn what_a_drawing_refers_to_is_still_found() {
        let drawn = "<b id=\"x\"/><i fill=\"url(#x)\"/>";
        assert_eq!(still(drawn, "p"), "<b id=\"p-x\"/><i fill=\"url(#p-x)\"/>");
    }
}
