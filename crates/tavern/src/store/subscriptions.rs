//! Devices that want to be called, and the key by which push services know who calls.

use super::Later;
use crate::ids::PlayerId;

pub(crate) trait Subscriptions {
    /// The key of this tavern: this one, unless there is one already. All nodes get the same.
    fn tavern_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>>;
    /// Remembers a device of a player, by its address; of all their devices only the last `most` stay.
    fn subscribe(&self, player: PlayerId, endpoint: String, body: String, most: u32) -> Later<()>;
    /// The devices of a player, as they were stored.
    fn subscriptions(&self, player: PlayerId) -> Later<Vec<String>>;
    fn unsubscribe(&self, player: PlayerId, endpoint: String) -> Later<()>;
}
