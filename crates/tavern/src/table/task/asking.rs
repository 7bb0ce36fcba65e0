//! Asks from outside, and other signs of life.

use std::sync::Arc;

use super::{Pending, TableTask};
use crate::ids::PlayerId;
use crate::problem::{Problem, Result};
use crate::store::Status;
use crate::table::input::Reply;
use crate::table::leaving::SIGN;
use crate::table::{Ask, Asker, Done, Entry};

impl TableTask {
    pub(super) fn take_ask(&mut self, asker: Arc<Asker>, ask: Ask, reply: Reply) {
        let answer = self.carry_out(&asker, &ask);
        self.follow(Some(asker.player), asker.invite.as_deref());
        self.asked.push(Pending { asker, ask, reply, answer });
    }

    /// Grants or refuses an ask; after a lost race it is called again for the same ask.
    pub(super) fn carry_out(&mut self, asker: &Asker, ask: &Ask) -> Result<Done> {
        self.hear_of(Some(asker.player));
        self.loaded.table.admit(Some(asker.player), asker.invite.as_deref())?;
        self.allow(asker, ask)?;
        let done = self.loaded.table.ask(asker, ask)?;
        if matches!(ask, Ask::Sit { .. } | Ask::Share { .. }) {
            // Once more: they had no seat before.
            self.hear_of(Some(asker.player));
        }
        if let (Ask::Hint { decision }, Ok(seat)) = (ask, self.loaded.table.own_seat(asker)) {
            self.hints.ask(seat, *decision);
        }
        Ok(done)
    }

    /// Checks what only the running table can know.
    fn allow(&mut self, asker: &Asker, ask: &Ask) -> Result<()> {
        let table = &self.loaded.table;
        match ask {
            Ask::Say { .. } | Ask::Exclaim { .. } => {
                self.talk_limits.say(table, asker, self.services.now().instant)
            }
            Ask::StandIn { seat } => {
                let seat = table.real_seat(*seat)?;
                let around = self.around();
                if around.here.contains(seat) {
                    return Err(Problem::conflict("problem-not-away"));
                }
                match self.timing.bot_may_come(table, seat, &around) {
                    Some(at) if at > around.now.instant => {
                        let left = (at - around.now.instant).as_secs() + 1;
                        Err(Problem::conflict("problem-not-away-long")
                            .with("seconds", left as usize))
                    }
                    _ => Ok(()),
                }
            }
            Ask::Close => {
                // Whoever looks is there, however long they have done nothing.
                self.watchers.present().iter().for_each(|seat| {
                    let player = self.loaded.table.sitter(seat).player();
                    self.hear_of(player);
                });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Notes a sign of life. It is saved where others play with them, though no more often than needed.
    pub(super) fn hear_of(&mut self, player: Option<PlayerId>) {
        let (Some(player), now) = (player, self.services.now()) else { return };
        let table = &mut self.loaded.table;
        table.set_time(now.ms);
        self.presence.see(table, player, now.instant);
        let is_kept = table.status() == Status::Playing && table.people().len() > 1;
        for seat in table.seats_of(player).iter().filter(|_| is_kept) {
            if table.away_for(seat) > SIGN {
                let noted = table.happens(Entry::CameBy { seat });
                noted.unwrap_or_else(|problem| tracing::error!(code = problem.code(), "not noted"));
            }
        }
    }
}
