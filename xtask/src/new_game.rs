//! A new game: a copy of `xtask/template`, a tiny complete game, under a name of its own.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::root;

/// The template's names: as a folder, as a type, as a crate in code.
const NAMES: [&str; 3] = ["high-card", "HighCard", "high_card"];

/// Makes the folder `games/NAME` and the lines that list it.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let [name] = args else { bail!("expected the name of the game: cargo xtask new-game NAME") };
    let names = names_of(name)?;
    let (template, folder) = (root().join("xtask/template"), root().join("games").join(name));
    if folder.exists() {
        bail!("games/{name} already exists");
    }
    copy(&template, &folder, &names)?;
    list(name, &names)?;
    println!("games/{name} is a small game that keeps all laws. Next: cargo test -p {name}");
    Ok(())
}

fn names_of(name: &str) -> Result<[String; 3]> {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
    if !name.split('-').all(is_word) {
        bail!("`{name}` is not a name such as high-card: lower-case words joined by hyphens");
    }
    let word_as_type = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    let as_type: String = name.split('-').map(word_as_type).collect();
    Ok([name.to_owned(), as_type, name.replace('-', "_")])
}

fn copy(from: &Path, to: &Path, names: &[String; 3]) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let target = to.join(renamed(&entry.file_name().to_string_lossy(), names));
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, names)?;
        } else {
            fs::write(&target, renamed(&fs::read_to_string(entry.path())?, names))?;
        }
    }
    Ok(())
}

fn renamed(text: &str, names: &[String; 3]) -> String {
    NAMES.iter().zip(names).fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
}

/// Adds the game to the workspace and to the catalog.
fn list(name: &str, [_, as_type, as_crate]: &[String; 3]) -> Result<()> {
    let dependency = format!("{name} = {{ path = \"games/{name}\" }}\n");
    insert("Cargo.toml", "\n[workspace.dependencies]\n", &dependency)?;
    insert(
        "crates/catalog/Cargo.toml",
        "\n[dependencies]\n",
        &format!("{name}.workspace = true\n"),
    )?;
    let entry = format!("Entry::of::<{as_crate}::{as_type}>().sailing(voyage!(\"{name}\")),");
    insert(
        "crates/catalog/src/lib.rs",
        "pub static GAMES: &[Entry] = &[",
        &format!("\n    {entry}\n    "),
    )
}

/// Puts `what` after `place`, which occurs once in the file.
fn insert(file: &str, place: &str, what: &str) -> Result<()> {
    let path = root().join(file);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
    if !text.contains(place) {
        bail!("{file} has no line `{}` to put the game after", place.trim());
    }
    fs::write(&path, text.replacen(place, &format!("{place}{what}"), 1))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_as_folder_as_type_and_as_crate() {
        assert_eq!(
            names_of("isle-of-cats").unwrap(),
            ["isle-of-cats", "IsleOfCats", "isle_of_cats"]
        );
        for bad in ["", "High", "high card", "-x", "x-"] {
            assert!(names_of(bad).is_err(), "{bad}");
        }
    }
}
