//! Whether a program has all its texts, alike in both languages, and no others.

use std::collections::BTreeSet;
use std::path::Path;

use game::{Lang, PerLang};
use texts::Texts;

use crate::source::Source;
use crate::texts_check::{Book, EVERY_GAME, compare};

/// Checks that the texts of a program have the same messages in both languages, that the sources in `folders` say each
/// of them somewhere, and that everything the sources say has a text: the id of every phrase, and whatever begins like
/// an id (`lobby-…`) and is not one of the `names` of other things.
///
/// An id that is put together, such as `level-{}`, stands for all that begin and end like it.
///
/// # Panics
/// With everything that is missing.
pub fn check_program_texts(texts: PerLang<&'static str>, folders: &[&str], names: &[&str]) {
    let source = Source::of_folders(folders.iter().map(Path::new));
    let books = Lang::ALL.map(|lang| Book::read(lang, texts));
    let mut wrong = Vec::new();
    compare(&books, &mut wrong);
    let said = said(&source, &books[0]);
    let known = Texts::new(&[texts]);
    for book in &books {
        let is_said = |id: &str| said.contains(id) || source.literals.iter().any(|l| fits(id, l));
        book.check_unused(is_said, &mut wrong);
        let is_known = |id: &&String| {
            known.has(book.lang, id)
                || EVERY_GAME.contains(&id.as_str())
                || names.contains(&id.as_str())
        };
        for id in said.iter().filter(|id| !is_known(id)) {
            wrong.push(format!("{}.ftl: no text `{id}`", book.lang.code()));
        }
    }
    assert!(wrong.is_empty(), "texts for {folders:?}:\n{}", wrong.join("\n"));
}

/// The ids of all phrases, and all literals that begin like the id of a text.
fn said(source: &Source, book: &Book) -> BTreeSet<String> {
    let beginning = |id: &str| id.split_once('-').map(|(beginning, _)| beginning.to_owned());
    let beginnings: BTreeSet<_> = book.messages.keys().filter_map(|id| beginning(id)).collect();
    let looks_like_one = |literal: &&String| {
        beginning(literal).is_some_and(|beginning| beginnings.contains(&beginning))
            && literal.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !literal.ends_with('-')
    };
    let mut said = source.phrase_ids();
    said.extend(source.literals.iter().filter(looks_like_one).cloned());
    said
}

/// Whether an id may be made from a literal such as `level-{}`.
fn fits(id: &str, literal: &str) -> bool {
    let Some((before, rest)) = literal.split_once('{') else { return false };
    let Some((_, after)) = rest.split_once('}') else { return false };
    before.ends_with('-')
        && id
            .strip_prefix(before)
            .is_some_and(|rest| rest.len() > after.len() && rest.ends_with(after))
}
