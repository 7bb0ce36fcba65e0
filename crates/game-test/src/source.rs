//! What the sources of a game say: their code, their comments and their string literals.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Default)]
pub(crate) struct Source {
    /// Everything but comments.
    pub(crate) code: String,
    pub(crate) comments: String,
    /// Every string literal outside tests: a text that only a test mentions counts as unused.
    pub(crate) literals: BTreeSet<String>,
}

impl Source {
    pub(crate) fn of_folder(folder: &Path) -> Self {
        Self::of_folders([folder])
    }

    pub(crate) fn of_folders<'a>(folders: impl IntoIterator<Item = &'a Path>) -> Self {
        let mut source = Self::default();
        for path in folders.into_iter().flat_map(rust_files) {
            source.add(&fs::read_to_string(&path).unwrap_or_default());
        }
        source
    }

    /// Takes a source apart.
    fn add(&mut self, text: &str) {
        let tests = text.find("#[cfg(test)]\nmod ").unwrap_or(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let used = if rest.starts_with("//") {
                let end = rest.find('\n').unwrap_or(rest.len());
                self.comments.push_str(&rest[..end]);
                self.comments.push('\n');
                end
            } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
                // The character literal `'"'` opens no string.
                rest[1..].find('\'').map_or(rest.len(), |end| end + 2)
            } else if first == '"' {
                let end = end_of_literal(rest);
                if text.len() - rest.len() < tests {
                    self.literals.insert(rest[1..end - 1].to_owned());
                }
                self.code.push_str(&rest[..end]);
                end
            } else {
                self.code.push(first);
                first.len_utf8()
            };
            rest = &rest[used..];
        }
        self.code.push('\n');
    }

    /// Every id in `Phrase::new("id")`, tests aside.
    pub(crate) fn phrase_ids(&self) -> BTreeSet<String> {
        let calls = self.code.split("Phrase::new(").skip(1);
        let ids = calls.filter_map(|rest| {
            let (id, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
            Some(id.to_owned())
        });
        ids.filter(|id| self.literals.contains(id)).collect()
    }
}

/// Where the literal at the beginning of `text` ends, including its quotes.
fn end_of_literal(text: &str) -> usize {
    let mut escaped = false;
    for (i, char) in text.char_indices().skip(1) {
        match char {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return i + 1,
            _ => {}
        }
    }
    text.len()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_taken_apart() {
        let mut source = Source::default();
        source.add("a('\"'); // R1: \"why\"\nb(\"x\\\"y\", Phrase::new(\n \"id-1\"))\n#[cfg(test)]\nmod tests { c(\"z\") }");
        assert_eq!(source.comments, "// R1: \"why\"\n");
        let literals: Vec<&str> = source.literals.iter().map(String::as_str).collect();
        assert_eq!(literals, ["id-1", "x\\\"y"]);
        assert_eq!(source.phrase_ids().into_iter().collect::<Vec<_>>(), ["id-1"]);
    }
}
