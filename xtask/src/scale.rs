//! What very many players would need: measured costs, a small simulation, and a document about it.

mod costs;
mod document;
mod drawing;
mod measure;
mod model;
mod notices;
mod sampling;
mod saving;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::root;
use costs::Costs;
use document::Document;

/// Everything measured, in one place.
const COSTS: &str = "docs/scale/costs.json";

/// Writes `docs/SCALE.md` and its charts from the measured costs; measures them anew if asked to, all or some.
pub(crate) fn run_chore(args: &[String]) -> Result<()> {
    match args {
        [] => {}
        [measure, only @ ..] if measure == "--measure" => {
            let runs = measure::everything(only)?;
            let mut costs = match only {
                [] => Costs { machine: measure::machine()?, runs: Vec::new() },
                _ => Costs::read(&read(&root())?)?,
            };
            runs.into_iter().for_each(|run| costs.put(run));
            write(COSTS, &format!("{}\n", serde_json::to_string_pretty(&costs.json())?))?;
        }
        _ => bail!("the only option is --measure, with the names of runs or without"),
    }
    for (name, text) in made(&root())? {
        write(name, &text)?;
    }
    Ok(())
}

/// All files that are made from the costs: their names, and what is in them.
fn made(root: &Path) -> Result<Vec<(&'static str, String)>> {
    let costs = Costs::read(&read(root)?)?;
    let document = Document::of(&costs)?;
    Ok(vec![
        ("docs/SCALE.md", document.text()?),
        ("docs/scale/parts.svg", document.parts_chart()),
        ("docs/scale/saving.svg", document.saving_chart()),
    ])
}

fn read(root: &Path) -> Result<String> {
    fs::read_to_string(root.join(COSTS)).context("nothing was measured yet")
}

fn write(name: &str, text: &str) -> Result<()> {
    println!("{name}");
    fs::write(root().join(name), text).with_context(|| format!("cannot write {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_what_the_measured_costs_make_it() {
        for (name, text) in made(&root()).unwrap() {
            let there = fs::read_to_string(root().join(name)).unwrap();
            assert!(there == text, "{name} is not what `cargo xtask scale` makes of {COSTS}");
        }
    }
}
