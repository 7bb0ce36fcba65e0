//! The task that owns a table: it does what waits, saves it, and only then tells anybody.

mod asking;
mod saving;
#[cfg(test)]
mod tests;
mod thinking;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Level, Mind};
use game::{Lang, MAX_SEATS, Seat, Seats};
use tokio::sync::{mpsc, oneshot};

use super::attention::Attention;
use super::audience::AudienceShown;
use super::calling::Calling;
use super::hints::HintDesk;
use super::input::{Input, Reply, See};
use super::lens::Mark;
use super::presence::Presence;
use super::services::Services;
use super::sight::TableNow;
use super::stored::Loaded;
use super::talk_limits::TalkLimits;
use super::timing::{Around, Due, Timing};
use super::watchers::{Watcher, Watchers};
use super::{Ask, Asker, Done, Entry, Table};
use crate::clock::Moment;
use crate::config::Pace;
use crate::ids::PlayerId;
use crate::problem::{Problem, Result};
use crate::store::Status;

/// How much may wait for a table; whoever sends more waits to send it.
pub(crate) const INPUTS_A_TABLE: usize = 64;

/// A bot, its level, and the number of its decision.
type ToThink = (Seat, Level, u32);

struct Pending {
    asker: Arc<Asker>,
    ask: Ask,
    reply: Reply,
    answer: Result<Done>,
}

pub(crate) struct TableTask {
    services: Arc<Services>,
    loaded: Loaded,
    saved_status: Status,
    inputs: mpsc::Receiver<Input>,
    sender: mpsc::WeakSender<Input>,
    waiting: VecDeque<Input>,
    asked: Vec<Pending>,
    watchers: Watchers,
    audience: AudienceShown,
    presence: Presence,
    talk_limits: TalkLimits,
    timing: Timing,
    /// The bots that have thought here, each at its seat.
    minds: [Option<Arc<Mind>>; MAX_SEATS],
    attention: Attention,
    /// What bots will think about as soon as somebody follows the table.
    postponed: Vec<ToThink>,
    hints: HintDesk,
    calling: Calling,
    told: Mark,
    last_busy: Instant,
    /// Another node may lead the table.
    gives_up: bool,
}

impl TableTask {
    pub(crate) fn new(
        services: Arc<Services>,
        loaded: Loaded,
        (inputs, sender): (mpsc::Receiver<Input>, mpsc::WeakSender<Input>),
    ) -> Self {
        let (table, now, pace) = (&loaded.table, services.now().instant, services.pace);
        Self {
            saved_status: table.kept_status(),
            told: Mark::default(),
            audience: AudienceShown::default(),
            presence: Presence::new(pace.linger, now),
            talk_limits: TalkLimits::new(now),
            timing: Timing::new(pace, now),
            minds: Default::default(),
            attention: Attention::default(),
            postponed: Vec::new(),
            hints: HintDesk::default(),
            calling: Calling::new(table),
            services,
            loaded,
            inputs,
            sender,
            waiting: VecDeque::new(),
            asked: Vec::new(),
            watchers: Watchers::default(),
            last_busy: now,
            gives_up: false,
        }
    }

    /// Runs until nobody needs the table any more.
    pub(crate) async fn run(mut self) {
        self.services.notices.put(&self.loaded.table);
        self.told = self.with_now(Mark::of);
        self.think();
        let mut buffer = Vec::new();
        while self.wait(&mut buffer).await {
            // Whoever is about to ask may join the same save.
            tokio::task::yield_now().await;
            self.waiting.extend(buffer.drain(..));
            while let Ok(input) = self.inputs.try_recv() {
                self.waiting.push_back(input);
            }
            self.take_inputs();
            if self.gives_up {
                return self.end_untold().await;
            }
            self.do_what_is_due();
            if self.save().await.is_err() {
                return self.end_untold().await;
            }
            self.think();
            self.tell();
        }
        // Whoever asks from now on finds the table in the storage.
        self.inputs.close();
        while let Some(input) = self.inputs.recv().await {
            self.waiting.push_back(input);
            while !self.waiting.is_empty() {
                self.take_inputs();
                if self.save().await.is_err() {
                    return self.end_untold().await;
                }
                self.tell();
            }
        }
    }

    /// Waits for something new or for the next thing due; returns whether the table is still needed.
    async fn wait(&mut self, buffer: &mut Vec<Input>) -> bool {
        if !self.waiting.is_empty() {
            return true;
        }
        let due = self.next_due();
        let is_idle = due.is_none() && self.watchers.is_empty();
        let idle = is_idle.then(|| self.last_busy + self.idles_for());
        let Some(wake) = due.into_iter().chain(idle).min() else {
            return self.inputs.recv_many(buffer, INPUTS_A_TABLE).await > 0;
        };
        let clock = Arc::clone(&self.services.clock);
        tokio::select! {
            n = self.inputs.recv_many(buffer, INPUTS_A_TABLE) => {
                self.last_busy = self.services.now().instant;
                n > 0
            }
            () = clock.wait_until(wake) => {
                due.is_some() || !self.give_up_if_abandoned()
            }
        }
    }

    /// How long it stays in memory though nobody is there. Whoever goes through the archive wakes thousands of tables.
    fn idles_for(&self) -> Duration {
        let Pace { idle, idle_after_the_end, .. } = self.services.pace;
        if self.loaded.table.status() == Status::Over { idle_after_the_end } else { idle }
    }

    /// When something will happen by itself, or viewers have to be told that somebody is away.
    fn next_due(&self) -> Option<Instant> {
        let (table, around) = (&self.loaded.table, self.around());
        let now = around.now.instant;
        let act = self.timing.next(table, &around);
        let tell = (!self.watchers.is_empty()).then(|| {
            let away = self.presence.next(table, self.watchers.present(), now);
            let bot = |seat| self.timing.bot_may_come(table, seat, &around);
            let bots = table.all_seats().filter_map(bot).filter(|at| *at > now);
            let audience = self.audience.due(table, &self.watchers, now);
            away.into_iter().chain(bots).chain(audience).min()
        });
        act.into_iter().chain(tell.flatten()).min()
    }

    fn around(&self) -> Around {
        self.around_with(self.watchers.present(), self.services.now())
    }

    fn around_with(&self, looking: Seats, now: Moment) -> Around {
        let table = &self.loaded.table;
        let here = self.presence.here(table, looking, now.instant);
        let last_seen = |seat| self.presence.last_seen(table, Seat::new(seat as u8));
        Around { now, here, last_seen: std::array::from_fn(last_seen) }
    }

    /// Nobody is here. A table whose match never began is closed when it is old; returns whether the task may end.
    fn give_up_if_abandoned(&mut self) -> bool {
        let table = &mut self.loaded.table;
        let old = self.services.now().seconds().saturating_sub(table.created())
            > self.services.pace.abandoned.as_secs();
        let abandoned = table.status() == Status::Gathering && old;
        !(abandoned && table.happens(Entry::Closed).is_ok())
    }

    /// Does what waits, up to and including the first step that has moments to be seen.
    fn take_inputs(&mut self) {
        while let Some(input) = self.waiting.pop_front() {
            if input.looks() && !self.loaded.table.is_saved() {
                // Viewers must not see what is not saved.
                return self.waiting.push_front(input);
            }
            match input {
                Input::Ask { asker, ask, reply } => {
                    self.take_ask(asker, ask, reply);
                    if self.has_moments() {
                        return;
                    }
                }
                Input::Watch { watcher, reply } => self.watch(watcher, reply),
                Input::Unwatch { id } => {
                    let player = self.watchers.remove(id);
                    self.hear_of(player);
                }
                Input::See { player, lang, invite, see } => {
                    self.follow(player, invite.as_deref());
                    self.see((player, lang), invite.as_deref(), see);
                }
                Input::Glance { player, see } => self.see((Some(player), None), None, see),
                Input::GiveUp => self.gives_up = true,
                Input::Decided { seat, decision, action } => {
                    let (table, now) = (&self.loaded.table, self.services.now().instant);
                    self.timing.decided(table, (seat, decision), action, now);
                }
                Input::Advised { seat, decision, counsel } => {
                    self.hints.advise(seat, decision, counsel);
                }
            }
        }
    }

    /// Whether the match's last step has moments that nobody has seen.
    fn has_moments(&self) -> bool {
        let table = &self.loaded.table;
        let acted = table.unsaved.iter().any(|(_, entry)| matches!(entry, Entry::Acted { .. }));
        (acted || table.acted_unkept)
            && table.play().is_some_and(|play| play.the_match().n_moments() > 0)
    }

    fn watch(&mut self, watcher: Watcher, reply: oneshot::Sender<Result<()>>) {
        let invite = watcher.invite.as_deref();
        let admitted = self.loaded.table.admit_to_look(watcher.player, invite);
        let may = admitted.is_ok();
        if reply.send(admitted).is_ok() && may {
            self.hear_of(watcher.player);
            let mut watchers = std::mem::take(&mut self.watchers);
            let table = &self.loaded.table;
            let own = watcher.player.map_or(Seats::NONE, |player| table.seats_of(player));
            let looking = watchers.present().union(own);
            self.with_now_for(looking, |now| watchers.add(watcher, now));
            self.watchers = watchers;
        }
    }

    fn see(
        &mut self,
        (player, lang): (Option<PlayerId>, Option<Lang>),
        invite: Option<&str>,
        see: See,
    ) {
        match self.loaded.table.admit_to_look(player, invite) {
            Ok(()) => {
                self.hear_of(player);
                let looker = self.loaded.table.looker(player, lang);
                self.with_now(|now| see(Ok(&now.seen_by(looker))));
            }
            Err(problem) => see(Err(problem)),
        }
    }

    /// Lets bots, forced decisions and clocks do what is due.
    fn do_what_is_due(&mut self) {
        let around = self.around();
        self.loaded.table.set_time(around.now.ms);
        while !self.has_moments() {
            self.note();
            let Some(due) = self.timing.due(&self.loaded.table, &around) else { return };
            let table = &mut self.loaded.table;
            let done = match due {
                Due::Act(seat, action) => table.act(seat, action).or_else(|problem| {
                    tracing::error!(code = problem.code(), "a bot did what it may not");
                    act_anyhow(table, seat)
                }),
                Due::StandIn(seat) => table.stand_in(seat),
            };
            if done.is_err() {
                return;
            }
        }
    }

    fn tell(&mut self) {
        self.answer();
        self.loaded.table.acted_unkept = false;
        let now = self.services.now().instant;
        self.audience.renew(&self.loaded.table, &self.watchers, now);
        if self.loaded.table.curtains.is_any_lifted() {
            let here = self.around().here;
            self.loaded.table.lower_for_whoever_is_away(here);
        }
        let (told, mut watchers) = (self.told, std::mem::take(&mut self.watchers));
        let (mark, changes, sent) = self.with_now_for(watchers.present(), |now| {
            let mark = Mark::of(now);
            let changes = told.until(&mark);
            (mark, changes, if mark == told { 0 } else { watchers.tell(now, &changes) })
        });
        (self.told, self.watchers) = (mark, watchers);
        self.services.metrics.messages.many(sent as u64);
        let open = changes.open();
        if open.seats || open.status {
            self.services.notices.put(&self.loaded.table);
        }
        let calls = self.calling.renew(&self.loaded.table, self.watchers.present());
        calls.into_iter().for_each(|call| self.services.bell.ring(call));
    }

    fn with_now<T>(&self, look: impl FnOnce(&TableNow<'_>) -> T) -> T {
        self.with_now_for(self.watchers.present(), look)
    }

    /// Counts the seats in `looking` as present.
    fn with_now_for<T>(&self, looking: Seats, look: impl FnOnce(&TableNow<'_>) -> T) -> T {
        let (table, now) = (&self.loaded.table, self.services.now());
        let around = self.around_with(looking, now);
        let audience = self.audience.audience();
        let (ms, present) = (now.ms.max(table.now), around.here);
        let mut table_now = TableNow { ms, present, audience, ..TableNow::new(table) };
        for seat in table.all_seats() {
            table_now.hints[seat.index()] = self.hints.present(table, seat);
            table_now.time_left[seat.index()] = self.timing.time_left(table, seat, now);
            let bot = self.timing.bot_may_come(table, seat, &around);
            table_now.away[seat.index()] = bot.map(|at| at.saturating_duration_since(now.instant));
        }
        look(&table_now)
    }

    fn answer(&mut self) {
        for asked in self.asked.drain(..) {
            if asked.answer.is_err() {
                self.services.metrics.refusals.one();
            }
            match asked.reply {
                Reply::Request(reply) => drop(reply.send(asked.answer)),
                Reply::Watcher { watcher, id } => self.watchers.answer(watcher, id, asked.answer),
            }
        }
    }
}

/// A bot that tried something illegal does the first legal thing instead.
fn act_anyhow(table: &mut Table, seat: Seat) -> Result<()> {
    let legal = table.play().map(|play| play.the_match().legal_actions(seat)).unwrap_or_default();
    match legal.into_iter().next() {
        Some(action) => table.act(seat, action.json.into()),
        None => Err(Problem::conflict("problem-not-to-act")),
    }
}
