//! Whether this node is fit to lead, and what becomes of tables whose leader is not.
//!
//! A node that cannot save, while another can, is cut off: it stops serving, and others take its tables over when its
//! lease has run out. So is one that hears nothing on the bus while another does. If nobody can save, or nobody hears,
//! everybody stays where they are and waits.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::Cluster;
use crate::api::Shared;
use crate::store::Alive;

/// What a node asks for that cannot save.
pub(super) const WHO_SAVES: &str = "who-saves";
/// How long the others have to answer.
const ANSWER: Duration = Duration::from_millis(500);
/// How long a node may hear nothing before it counts as deaf.
const DEAF: Duration = Duration::from_millis(1_500);
/// How often everything is looked at, even if nothing is heard.
const LOOK: Duration = Duration::from_millis(500);

/// Looks after this node and the tables of those that are gone, until it is dropped.
pub(crate) async fn look_after(tavern: Shared, cluster: Arc<Cluster>) {
    let mut known = Known::default();
    let mut changes = cluster.alive.clone();
    loop {
        let alive = changes.borrow_and_update().clone();
        known.look(&tavern, &cluster, &alive).await;
        cluster.pulse.set_hears(cluster.bus.link().borrow().is_up);
        let is_cut_off = cluster.is_cut_off(&alive).await;
        let was_fit = tavern.services.fit.swap(!is_cut_off, Ordering::Relaxed);
        if is_cut_off && was_fit {
            tracing::warn!("cut off: the others lead from now on");
            tavern.tables.give_up().await;
            let _ = cluster.store.let_go().await;
        }
        let _ = tokio::time::timeout(LOOK, changes.changed()).await;
    }
}

/// What was so when we last looked.
#[derive(Default)]
struct Known {
    nodes: BTreeSet<String>,
    lease: Option<crate::store::Lease>,
    losses: u64,
}

impl Known {
    async fn look(&mut self, tavern: &Shared, cluster: &Cluster, alive: &Alive) {
        let nodes: BTreeSet<String> = alive.names().map(str::to_owned).collect();
        let has_new = !nodes.is_subset(&self.nodes);
        if !self.nodes.is_subset(&nodes) {
            cluster.streams.keep(|node| nodes.contains(node));
            tavern.services.notices.forget_all_but(&nodes);
        }
        self.nodes = nodes;
        let losses = cluster.bus.link().borrow().losses;
        let was_lost = losses != self.losses && cluster.bus.link().borrow().is_up;
        if was_lost {
            // What crossed the bus in between is lost: whoever looks through another node comes again.
            self.losses = losses;
            cluster.metrics.bus_losses.one();
            cluster.streams.keep(|_| false);
        }
        if has_new || was_lost {
            cluster.tell_notices(tavern).await;
        }
        if self.lease.replace(alive.lease).is_some_and(|lease| lease != alive.lease) {
            // Others may lead by now what is in memory here.
            cluster.metrics.lease_losses.one();
            tavern.tables.give_up().await;
        }
    }
}

impl Cluster {
    /// Whether others are fit to lead while we are not.
    async fn is_cut_off(&self, alive: &Alive) -> bool {
        if !self.pulse.is_felt() {
            return self.bus.anybody(WHO_SAVES, ANSWER).await.is_ok();
        }
        let link = *self.bus.link().borrow();
        !link.is_up && link.since.elapsed() > DEAF && alive.others_hear
    }

    /// Tells the others what we lead.
    async fn tell_notices(&self, tavern: &Shared) {
        for notice in tavern.services.notices.own() {
            self.tell_notice(notice.id, Some(notice)).await;
        }
    }
}
