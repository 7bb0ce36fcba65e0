//! Whether markup is well formed: every tag closed, in its order.

pub(crate) const VOID: [&str; 6] = ["input", "br", "hr", "img", "link", "meta"];

/// Whether every element of `markup` is closed where it should be, and no id occurs twice.
///
/// # Errors
/// The first thing that is wrong, with what stands around it.
pub fn well_formed(markup: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = std::collections::BTreeSet::new();
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        let from = &rest[at..];
        let around = || from.chars().take(80).collect::<String>();
        let end = end_of_tag(from).ok_or_else(|| format!("a tag without an end: {}", around()))?;
        let tag = &from[1..end];
        rest = &from[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            match open.pop() {
                Some(expected) if expected == name => continue,
                expected => return Err(format!("</{name}> closes {expected:?}: {}", around())),
            }
        }
        let name = tag.split([' ', '/', '\n']).next().unwrap_or_default();
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        {
            return Err(format!("not a tag: {}", around()));
        }
        if let Some(id) = attribute_of(tag, "id")
            && !ids.insert(id)
        {
            return Err(format!("the id `{id}` is there twice: {}", around()));
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("not closed: {open:?}")) }
}

/// Where the tag at the beginning of `text` ends; a `>` inside quotes does not count.
pub(crate) fn end_of_tag(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    })
}

pub(crate) fn attribute_of<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let starts = tag.match_indices(name).map(|(at, _)| at);
    let value = |at: usize| tag[at + name.len()..].strip_prefix("=\"");
    let mut values = starts.filter(|at| tag[..*at].ends_with([' ', '\n'])).filter_map(value);
    Some(values.next()?.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_must_be_closed() {
        assert_eq!(well_formed("<a id=\"x\" title=\"a>b\"><br><b/>t</a>"), Ok(()));
        for wrong in ["<a>", "<a></b>", "</a>", "<a", "<a id=\"x\"></a><b id=\"x\"></b>", "<>"] {
            assert!(well_formed(wrong).is_err(), "{wrong}");
        }
    }
}
