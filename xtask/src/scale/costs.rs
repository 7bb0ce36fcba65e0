//! The file with everything that was measured.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

/// What was measured, run by run.
pub(super) struct Costs {
    /// What it was measured on.
    pub(super) machine: String,
    pub(super) runs: Vec<Run>,
}

/// One measurement.
pub(super) struct Run {
    pub(super) id: String,
    pub(super) about: String,
    pub(super) command: String,
    pub(super) figures: BTreeMap<String, f64>,
}

impl Costs {
    pub(super) fn read(text: &str) -> Result<Self> {
        let value: Value = serde_json::from_str(text)?;
        let runs = value["runs"].as_array().context("there are no runs")?;
        let runs = runs.iter().map(|run| Run::read(run).context("a run is not whole"));
        let machine = value["machine"].as_str().context("there is no machine")?.to_owned();
        Ok(Self { machine, runs: runs.collect::<Result<_>>()? })
    }

    pub(super) fn json(&self) -> Value {
        let run = |run: &Run| json!({"id": run.id, "about": run.about, "command": run.command, "figures": run.figures});
        json!({"machine": self.machine, "runs": self.runs.iter().map(run).collect::<Vec<_>>()})
    }

    /// Adds a run, instead of the one that was there.
    pub(super) fn put(&mut self, new: Run) {
        match self.runs.iter_mut().find(|run| run.id == new.id) {
            Some(old) => *old = new,
            None => self.runs.push(new),
        }
    }

    pub(super) fn run(&self, id: &str) -> Result<&Run> {
        self.runs.iter().find(|run| run.id == id).with_context(|| format!("{id} was not measured"))
    }

    pub(super) fn figure(&self, id: &str, name: &str) -> Result<f64> {
        self.run(id)?.figure(name)
    }
}

impl Run {
    fn read(value: &Value) -> Option<Self> {
        let text = |name: &str| Some(value[name].as_str()?.to_owned());
        let figure = |(name, figure): (&String, &Value)| Some((name.clone(), figure.as_f64()?));
        let figures = value["figures"].as_object()?.iter().map(figure).collect::<Option<_>>()?;
        Some(Self { id: text("id")?, about: text("about")?, command: text("command")?, figures })
    }

    pub(super) fn figure(&self, name: &str) -> Result<f64> {
        let found = self.figures.get(name).copied();
        found.with_context(|| format!("{} has no {name}", self.id))
    }

    /// A figure for every action of the run.
    pub(super) fn per_action(&self, name: &str) -> Result<f64> {
        Ok(self.figure(name)? / self.figure("actions")?)
    }
}
