//! A running table with nothing around it but a storage in memory and a clock that the test moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::Seat;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};

use super::{INPUTS_A_TABLE, TableTask};
use crate::clock::{Clock as _, HandClock};
use crate::config::{Limits, Pace};
use crate::ids::TableId;
use crate::notices::Notices;
use crate::problem::Result;
use crate::slow_work::SlowWork;
use crate::store::Store as _;
use crate::store::memory::Memory;
use crate::table::calling::{Bell, Call};
use crate::table::services::Services;
use crate::table::stored::{Fresh, Loaded};
use crate::table::talk::Said;
use crate::table::trial::{game_that_begins_in_secret, person};
use crate::table::watchers::{Outbox, Parcel, Watcher};
use crate::table::{Ask, Asker, Change, Done, Input, Lens, Look, Reply, Sight, TableSetup};
use crate::thinking::Thinking;

/// A bell that nobody hears.
struct Silence;

impl Bell for Silence {
    fn ring(&self, _: Call) {}
}

/// Says what was said last at the table, and who is there.
struct GossipLens;

impl Lens for GossipLens {
    fn kind(&self) -> &'static str {
        "gossip"
    }

    fn look(&self) -> Box<dyn Look> {
        Box::new(Gossip)
    }
}

struct Gossip;

impl Look for Gossip {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String> {
        let said = sight.table().talk().lines().back().map(|line| match &line.said {
            Said::Text(text) => text.clone(),
            Said::Saying(saying) => saying.id().to_owned(),
        });
        vec![format!("{:?} {:?}", said.unwrap_or_default(), sight.present())]
    }

    fn next(&mut self, sight: &Sight<'_>, _: &Change) -> Vec<String> {
        self.first(sight)
    }
}

struct Letters(mpsc::Sender<Parcel>);

impl Outbox for Letters {
    fn hand(&self, parcel: Parcel) -> bool {
        self.0.try_send(parcel).is_ok()
    }
}

/// A table at which Anna and Boris play, and what it runs on.
struct Evening {
    store: Arc<Memory>,
    clock: Arc<HandClock>,
    services: Arc<Services>,
    id: TableId,
    inputs: mpsc::Sender<Input>,
    anna: Asker,
    boris: Asker,
}

fn run(services: &Arc<Services>, loaded: Loaded) -> mpsc::Sender<Input> {
    let (inputs, received) = mpsc::channel(INPUTS_A_TABLE);
    let inside = (received, inputs.downgrade());
    tokio::spawn(TableTask::new(Arc::clone(services), loaded, inside).run());
    inputs
}

async fn evening(seconds: Option<u32>) -> Evening {
    let (store, clock) = (Arc::new(Memory::default()), Arc::new(HandClock::new()));
    let services = Services {
        bell: Arc::new(Silence),
        is_alone: true,
        fit: AtomicBool::new(true),
        store: Arc::clone(&store) as _,
        clock: Arc::clone(&clock) as _,
        pace: Pace::HUMAN,
        thinking: Thinking::new(1, 0).unwrap(),
        slow_work: Arc::new(SlowWork::new(1, &Limits::none()).unwrap()),
        notices: Notices::default(),
        metrics: Arc::default(),
    };
    let (anna, boris) = (person(1, "Anna"), person(2, "Boris"));
    let kind = game_that_begins_in_secret();
    let setup = TableSetup { seconds, ..TableSetup::new(anna.player, 2) };
    let sit = Ask::Sit { seat: None, salt: None };
    let first = [(anna.clone(), sit.clone()), (boris.clone(), sit), (anna.clone(), Ask::Start)];
    let fresh = Fresh::new((TableId::random(), kind), setup, &first, clock.now()).unwrap();
    let key = store.create(fresh.to_store()).await.unwrap();
    let (services, loaded) = (Arc::new(services), fresh.stored_as(key));
    let (id, inputs) = (loaded.table.id(), run(&services, loaded));
    Evening { store, clock, services, id, inputs, anna, boris }
}

impl Evening {
    async fn ask(&self, asker: &Asker, ask: Ask) -> Result<Done, &'static str> {
        let (reply, answer) = oneshot::channel();
        let (asker, reply) = (Arc::new(asker.clone()), Reply::Request(reply));
        let sent = self.inputs.send(Input::Ask { asker, ask, reply }).await;
        sent.map_err(|_| "ended")?;
        answer.await.map_err(|_| "ended")?.map_err(|problem| problem.code())
    }

    /// The same table run once more, by a task that knows nothing of the first.
    async fn elsewhere(&self) -> Self {
        let loaded = self.services.read(self.id).await.unwrap();
        let inputs = run(&self.services, loaded);
        let (store, clock) = (Arc::clone(&self.store), Arc::clone(&self.clock));
        let (anna, boris) = (self.anna.clone(), self.boris.clone());
        Self {
            store,
            clock,
            services: Arc::clone(&self.services),
            id: self.id,
            inputs,
            anna,
            boris,
        }
    }

    /// Does the first thing that may be done.
    async fn play(&self, asker: &Asker) -> Result<Done, &'static str> {
        let first = |sight: &Sight<'_>| {
            let action = sight.game().unwrap().legal_json(usize::MAX).swap_remove(0);
            let action = Box::<RawValue>::from(action);
            Ask::Play { decision: sight.decision().unwrap(), action, id: None }
        };
        let ask = self.see(asker, first).await;
        self.ask(asker, ask).await
    }

    async fn say(&self, text: &str) -> Result<Done, &'static str> {
        self.ask(&self.anna, Ask::Say { text: text.to_owned() }).await
    }

    async fn see<T: Send + 'static>(
        &self,
        asker: &Asker,
        look: impl FnOnce(&Sight<'_>) -> T + Send + 'static,
    ) -> T {
        let (reply, answer) = oneshot::channel();
        let see = Box::new(move |sight: Result<&Sight<'_>>| drop(reply.send(sight.map(look))));
        let player = Some(asker.player);
        self.inputs.send(Input::See { player, lang: None, invite: None, see }).await.unwrap();
        answer.await.unwrap().unwrap()
    }

    async fn watch(&self) -> mpsc::Receiver<Parcel> {
        let (sender, parcels) = mpsc::channel(32);
        let (player, outbox) = (Some(self.anna.player), Box::new(Letters(sender)));
        let (lens, name, invite) = (Arc::new(GossipLens), None, None);
        let watcher =
            Watcher { id: 1, player, name, invite, lang: None, tempo: None, lens, outbox };
        let (reply, admitted) = oneshot::channel();
        self.inputs.send(Input::Watch { watcher, reply }).await.unwrap();
        admitted.await.unwrap().unwrap();
        parcels
    }
}

/// Everything that is heard until somebody says `last`, or nothing more comes.
async fn heard(mut parcels: mpsc::Receiver<Parcel>, last: &str) -> (String, bool) {
    let mut heard = String::new();
    while let Some(parcel) = parcels.recv().await {
        heard += &format!("{parcel:?}");
        if heard.contains(last) {
            return (heard, true);
        }
    }
    (heard, false)
}

#[tokio::test]
async fn what_can_neither_be_saved_nor_read_again_is_told_to_nobody() {
    let evening = evening(None).await;
    evening.say("Ahoy!").await.unwrap();
    evening.store.cannot_write.store(true, Ordering::Relaxed);
    evening.store.cannot_read.store(true, Ordering::Relaxed);
    assert_eq!(evening.say("a lie").await, Err("storage"));
    assert_eq!(evening.say("nor this").await, Err("ended"));
}

#[tokio::test]
async fn while_the_storage_is_away_asks_are_refused_and_whoever_looks_stays_until_it_is_back() {
    let evening = evening(None).await;
    let parcels = evening.watch().await;
    evening.store.cannot_write.store(true, Ordering::Relaxed);
    evening.store.cannot_read.store(true, Ordering::Relaxed);
    assert_eq!(evening.say("a lie").await, Err("storage"));
    assert_eq!(evening.say("another").await, Err("storage"));
    evening.store.cannot_write.store(false, Ordering::Relaxed);
    evening.store.cannot_read.store(false, Ordering::Relaxed);
    while evening.say("Ahoy!").await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (heard, is_told) = heard(parcels, "Ahoy!").await;
    assert!(is_told && !heard.contains("a lie") && !heard.contains("another"), "{heard}");
}

#[tokio::test]
async fn what_can_only_not_be_saved_is_forgotten_and_the_table_goes_on() {
    let evening = evening(None).await;
    let parcels = evening.watch().await;
    evening.store.cannot_write.store(true, Ordering::Relaxed);
    assert_eq!(evening.say("a lie").await, Err("storage"));
    evening.store.cannot_write.store(false, Ordering::Relaxed);
    evening.say("Ahoy!").await.unwrap();
    let (heard, is_told) = heard(parcels, "Ahoy!").await;
    assert!(is_told && !heard.contains("a lie"), "{heard}");
}

/// Lets the one who has to decide be away, and the other ask for a bot.
async fn ask_for_a_bot(evening: &Evening) -> Result<Done, &'static str> {
    let to_act = evening.see(&evening.anna, |sight| sight.game().unwrap().to_act()).await;
    assert!(to_act.contains(Seat::new(1)), "Boris has to decide");
    evening.ask(&evening.anna, Ask::StandIn { seat: Seat::new(1) }).await
}

#[tokio::test]
async fn a_bot_may_be_asked_for_after_a_minute_without_any_sign_of_life() {
    let evening = evening(None).await;
    evening.see(&evening.boris, |_| ()).await;
    assert_eq!(ask_for_a_bot(&evening).await, Err("not-away"));
    evening.clock.forward(Duration::from_secs(30));
    assert_eq!(ask_for_a_bot(&evening).await, Err("not-away-long"));
    // A plain request is a sign of life.
    evening.see(&evening.boris, |_| ()).await;
    evening.clock.forward(Duration::from_secs(45));
    assert_eq!(ask_for_a_bot(&evening).await, Err("not-away-long"));
    evening.clock.forward(Duration::from_secs(20));
    assert!(ask_for_a_bot(&evening).await.is_ok());
}

#[tokio::test]
async fn a_decisions_time_runs_on_over_steps_and_take_backs() {
    let evening = evening(Some(30)).await;
    let left = |sight: &Sight<'_>| sight.time_left()[0].unwrap().as_secs();
    assert_eq!(evening.see(&evening.anna, left).await, 30);
    evening.clock.forward(Duration::from_secs(12));
    evening.play(&evening.anna).await.unwrap();
    evening.ask(&evening.anna, Ask::TakeBack { earlier: None }).await.unwrap();
    assert_eq!(evening.see(&evening.anna, left).await, 18);
}

#[tokio::test]
async fn an_opponent_sees_nothing_of_what_is_chosen_in_secret() {
    let evening = evening(None).await;
    let number = |sight: &Sight<'_>| (sight.number(), sight.game().unwrap().view());
    let before = evening.see(&evening.boris, number).await;
    evening.play(&evening.anna).await.unwrap();
    assert_eq!(evening.see(&evening.boris, number).await, before);
}

#[tokio::test]
async fn whoever_loses_a_race_reads_the_table_again_and_loses_and_doubles_nothing() {
    let here = evening(None).await;
    let there = here.elsewhere().await;
    here.play(&here.anna).await.unwrap();
    there.play(&there.boris).await.unwrap();
    here.play(&here.anna).await.unwrap();
    there.say("Ahoy!").await.unwrap();
    let kept = here.store.load(here.id).await.unwrap().unwrap().entries;
    let acted = kept.iter().filter(|entry| entry.body.contains("acted")).count();
    assert_eq!(acted, 3, "{kept:?}");
}
