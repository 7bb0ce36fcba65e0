//! Devices that want to be called, in memory.

use super::Memory;
use crate::ids::PlayerId;
use crate::store::Later;
use crate::store::subscriptions::Subscriptions;

impl Subscriptions for Memory {
    fn tavern_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>> {
        self.write(|kept| Ok(kept.tavern_key.get_or_insert(fresh).clone()))
    }

    fn subscribe(&self, player: PlayerId, endpoint: String, body: String, most: u32) -> Later<()> {
        self.write(|kept| {
            kept.subscriptions.retain(|(_, known, _)| *known != endpoint);
            kept.subscriptions.push((player, endpoint, body));
            let of_player = kept.subscriptions.iter().filter(|(owner, ..)| *owner == player);
            let mut too_many = of_player.count().saturating_sub(most as usize);
            kept.subscriptions.retain(|(owner, ..)| {
                let is_too_old = *owner == player && too_many > 0;
                too_many -= usize::from(is_too_old);
                !is_too_old
            });
            Ok(())
        })
    }

    fn subscriptions(&self, player: PlayerId) -> Later<Vec<String>> {
        self.read(|kept| {
            let of_player = kept.subscriptions.iter().filter(|(owner, ..)| *owner == player);
            of_player.map(|(.., body)| body.clone()).collect()
        })
    }

    fn unsubscribe(&self, player: PlayerId, endpoint: String) -> Later<()> {
        self.write(|kept| {
            kept.subscriptions.retain(|(owner, known, _)| (*owner, known) != (player, &endpoint));
            Ok(())
        })
    }
}
