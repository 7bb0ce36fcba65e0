//! What happened is saved before anybody is told.

use std::time::Duration;

use super::{Pending, TableTask};
use crate::problem::{Kind, Problem};
use crate::store::{Append, Chain, Status, StoreError};
use crate::table::stored::{chained, json, sitters};
use crate::table::timing::Timing;
use crate::table::{Entry, Input};

/// How often a lost race is run again.
const ATTEMPTS: u32 = 5;
/// How soon a storage that is away is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// What is in memory was not saved, and the storage cannot say what was: nobody may be told.
pub(super) struct Lost;

impl TableTask {
    /// Saves what happened. If somebody else wrote first, reads the table again and does everything once more.
    pub(super) async fn save(&mut self) -> Result<(), Lost> {
        for _ in 0..ATTEMPTS {
            let Some((append, chain)) = self.to_append() else { return Ok(()) };
            match self.services.store.append(append).await {
                Ok(()) => {
                    self.loaded.chain = chain;
                    self.count_saved();
                    return Ok(());
                }
                Err(StoreError::Taken) => {
                    tracing::info!(table = %self.loaded.table.id(), "lost a race, trying again");
                    self.reload().await?;
                    for mut asked in std::mem::take(&mut self.asked) {
                        asked.answer = self.carry_out(&asked.asker, &asked.ask);
                        self.asked.push(asked);
                    }
                }
                Err(StoreError::Broken(why)) => {
                    tracing::error!(why, "entries could not be saved");
                    break;
                }
            }
        }
        self.reload().await?;
        for asked in &mut self.asked {
            asked.answer = Err(unsaved());
        }
        Ok(())
    }

    /// What is to be saved, and the digest of the table's life after it.
    fn to_append(&self) -> Option<(Append, Chain)> {
        let table = &self.loaded.table;
        if table.is_saved() {
            return None;
        }
        let (entries, chain) = chained(self.loaded.chain, &table.unsaved);
        let lines = table.talk.unsaved.iter().map(|line| (line.number, json(line)));
        let status = table.kept_status();
        let is_signed =
            table.unsaved.iter().any(|(_, entry)| matches!(entry, Entry::Signed { .. }));
        let is_news = status != self.saved_status || is_signed;
        let append = Append {
            table: self.loaded.key,
            first: table.n_entries() - table.unsaved.len() as u32,
            entries,
            lines: lines.collect(),
            gone: table.talk.gone.clone(),
            status: (status != self.saved_status).then_some(status),
            sitters: sitters(&table.unsaved),
            finished: is_news.then(|| table.finished()).flatten(),
        };
        Some((append, chain))
    }

    fn count_saved(&mut self) {
        let table = &mut self.loaded.table;
        let acted = |(_, entry): &&(u64, Entry)| matches!(entry, Entry::Acted { .. });
        self.services.metrics.actions.many(table.unsaved.iter().filter(acted).count() as u64);
        table.unsaved.clear();
        table.talk.unsaved.clear();
        table.talk.gone.clear();
        let status = table.kept_status();
        let is_played_out = table.ongoing().is_some() && status == Status::Over;
        if status != self.saved_status && is_played_out {
            self.services.metrics.matches.one();
        }
        self.saved_status = status;
    }

    /// Reads the table again; what was not saved is forgotten. While the storage is away, those who look stay and those
    /// who ask are refused.
    async fn reload(&mut self) -> Result<(), Lost> {
        let id = self.loaded.table.id();
        self.loaded = loop {
            match self.services.read(id).await {
                Ok(loaded) => break loaded,
                Err(problem) if problem == unsaved() && !self.watchers.is_empty() => {
                    self.refuse_for(AGAIN).await?;
                }
                Err(problem) => {
                    let code = problem.code();
                    tracing::error!(table = %id, code, "a table could not be read again");
                    return Err(Lost);
                }
            }
        };
        self.saved_status = self.loaded.table.kept_status();
        self.timing = Timing::new(self.services.pace, self.services.now().instant);
        self.postponed.clear();
        self.hints.forget();
        Ok(())
    }

    /// Refuses whatever is asked for during this time.
    async fn refuse_for(&mut self, time: Duration) -> Result<(), Lost> {
        self.refuse_what_waits();
        let pause = tokio::time::sleep(time);
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => return Ok(()),
                input = self.inputs.recv() => match input {
                    None | Some(Input::GiveUp) => return Err(Lost),
                    Some(input) => self.waiting.push_back(input),
                },
            }
            self.refuse_what_waits();
        }
    }

    /// Ends, telling nothing but that it was not saved. Whoever looked has to come back, and finds what was saved.
    pub(super) async fn end_untold(mut self) {
        self.inputs.close();
        while let Some(input) = self.inputs.recv().await {
            self.waiting.push_back(input);
        }
        self.refuse_what_waits();
    }

    fn refuse_what_waits(&mut self) {
        for asked in &mut self.asked {
            asked.answer = Err(unsaved());
        }
        while let Some(input) = self.waiting.pop_front() {
            match input {
                Input::Ask { asker, ask, reply } => {
                    self.asked.push(Pending { asker, ask, reply, answer: Err(unsaved()) });
                }
                Input::See { see, .. } | Input::Glance { see, .. } => see(Err(unsaved())),
                Input::Watch { reply, .. } => drop(reply.send(Err(unsaved()))),
                Input::Unwatch { id } => drop(self.watchers.remove(id)),
                Input::Decided { .. } | Input::Advised { .. } | Input::GiveUp => {}
            }
        }
        self.answer();
    }
}

const fn unsaved() -> Problem {
    Problem::new(Kind::Broken, "problem-storage")
}
