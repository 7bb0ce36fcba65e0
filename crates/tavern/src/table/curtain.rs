//! Several people on one device: all their seats belong to one key, and a curtain hides from each what the others hold.
//!
//! While the curtain is down, the device is shown the open board, as a spectator sees it. Whoever it is handed to lifts
//! it for their seat alone, and it falls by itself when they have decided. Nobody else learns of it, and it is not kept:
//! when the table is read again, it is down.

use game::{Seat, Seats, Viewer};

use super::ask::read_salt;
use super::{Asker, Entry, Sitter, Table};
use crate::ids::PlayerId;
use crate::players::read_name;
use crate::problem::{Problem, Result};
use crate::store::Status;

/// For whom the curtains are up, by key.
#[derive(Debug, Default)]
pub(super) struct Curtains {
    lifted: Vec<(PlayerId, Seat)>,
    /// How often one was lifted or fell.
    moves: u32,
}

impl Curtains {
    pub(super) const fn moves(&self) -> u32 {
        self.moves
    }

    pub(super) const fn is_any_lifted(&self) -> bool {
        !self.lifted.is_empty()
    }

    fn lifted(&self, player: PlayerId) -> Option<Seat> {
        self.lifted.iter().find(|(known, _)| *known == player).map(|(_, seat)| *seat)
    }

    fn lift(&mut self, player: PlayerId, seat: Seat) {
        self.retain(|known, _| known != player);
        self.lifted.push((player, seat));
        self.moves += 1;
    }

    fn retain(&mut self, mut stays: impl FnMut(PlayerId, Seat) -> bool) {
        let before = self.lifted.len();
        self.lifted.retain(|(player, seat)| stays(*player, *seat));
        self.moves += u32::from(self.lifted.len() < before);
    }
}

impl Table {
    /// All seats that are played on the device of this key.
    pub(crate) fn seats_of(&self, player: PlayerId) -> Seats {
        self.all_seats().filter(|seat| self.sitter(*seat).player() == Some(player)).collect()
    }

    /// The seat at which they sit themselves; if they have none, the first of those who sit beside them.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seat_of_their_own(player).or(self.seats_of(player).first())
    }

    pub(super) fn seat_of_their_own(&self, player: PlayerId) -> Option<Seat> {
        let is_own =
            |seat: &Seat| !matches!(self.sitter(*seat), Sitter::Person { beside: true, .. });
        self.seats_of(player).iter().find(is_own)
    }

    /// The others who play on the same device as `seat`.
    pub(super) fn beside(&self, seat: Seat) -> Seats {
        let player = self.sitter(seat).player();
        player.map_or(Seats::NONE, |player| self.seats_of(player).without(seat))
    }

    /// As whom somebody looks now. Several people on one device look as nobody in particular until one of them lifts
    /// the curtain, and again when the match is over and nothing is hidden any more.
    pub(crate) fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        let Some(player) = player else { return Viewer::Spectator };
        let own = self.seats_of(player);
        let seat = match self.status() {
            Status::Gathering => self.seat_of(player),
            _ if own.len() < 2 => own.first(),
            Status::Playing => self.curtains.lifted(player),
            Status::Over => None,
        };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seat for which somebody asks: the one they name, or else the one as which they look.
    pub(super) fn own_seat(&self, asker: &Asker) -> Result<Seat> {
        let own = self.seated(asker)?;
        match (asker.seat, self.viewer(Some(asker.player))) {
            (Some(seat), _) if own.contains(seat) => Ok(seat),
            (Some(_), _) => Err(Problem::forbidden("problem-not-your-seat")),
            (None, Viewer::Seat(seat)) => Ok(seat),
            (None, _) => Err(Problem::conflict("problem-curtain")),
        }
    }

    /// Refuses those who have no seat here.
    pub(super) fn seated(&self, asker: &Asker) -> Result<Seats> {
        let own = self.seats_of(asker.player);
        if own.is_empty() { Err(Problem::forbidden("problem-not-seated")) } else { Ok(own) }
    }

    /// Somebody else takes this seat on the device of whoever asks, or changes the name that they gave. Whoever gives
    /// none is called after them.
    pub(super) fn ask_share(
        &mut self,
        asker: &Asker,
        seat: Seat,
        name: &str,
        salt: Option<&str>,
    ) -> Result<()> {
        self.gathering()?;
        self.room_for_more()?;
        let seat = self.real_seat(seat)?;
        let name = if name.trim().is_empty() { &asker.name } else { name };
        let (player, name) = (asker.player, self.unlike_others(&read_name(name)?, Some(seat)));
        let salt = match self.sitter(seat) {
            Sitter::Open => read_salt(salt)?,
            Sitter::Person { player: known, beside: true, salt: known_salt, .. }
                if *known == player =>
            {
                known_salt.clone()
            }
            _ => return Err(Problem::conflict("problem-seat-taken")),
        };
        self.happens(Entry::Sat { seat, player, name, salt, beside: true })
    }

    pub(super) fn ask_lift(&mut self, asker: &Asker, seat: Seat) -> Result<()> {
        self.playing()?;
        if !self.seated(asker)?.contains(seat) {
            return Err(Problem::forbidden("problem-not-your-seat"));
        }
        self.curtains.lift(asker.player, seat);
        Ok(())
    }

    pub(super) fn ask_lower(&mut self, asker: &Asker) -> Result<()> {
        self.seated(asker)?;
        self.curtains.retain(|player, _| player != asker.player);
        Ok(())
    }

    /// Whoever has decided is done with the device. They keep it while the turn goes on with them alone; what begins for
    /// several of them begins with the curtain down.
    pub(super) fn let_curtains_fall(&mut self, entry: &Entry) {
        let (Entry::Acted { seat: by, .. }, Some(play)) = (entry, &self.play) else { return };
        let to_act = play.the_match().to_act();
        let goes_on = to_act.contains(*by)
            && (play.the_match().may_take_back(*by) || self.beside(*by).and(to_act).is_empty());
        if !goes_on {
            self.curtains.retain(|_, seat| seat != *by);
        }
    }

    /// A device that is not here any more may come back in other hands.
    pub(super) fn lower_for_whoever_is_away(&mut self, here: Seats) {
        self.curtains.retain(|_, seat| here.contains(seat));
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use game::Lang;

    use super::*;
    use crate::clock::Moment;
    use crate::config::Pace;
    use crate::ids::TableId;
    use crate::table::timing::Timing;
    use crate::table::trial::{game_that_begins_in_secret, person};
    use crate::table::{Ask, Looker, TableSetup};

    const ANNA: Seat = Seat::new(0);
    const BORIS: Seat = Seat::new(1);
    const CLARA: Seat = Seat::new(2);

    fn as_seat(asker: &Asker, seat: Seat) -> Asker {
        Asker { seat: Some(seat), ..asker.clone() }
    }

    fn share(seat: Seat, name: &str) -> Ask {
        Ask::Share { seat, name: name.to_owned(), salt: None }
    }

    /// Anna, Boris on her device, and Clara far away, who begin a game with secret choices.
    fn three() -> (Table, Asker, Asker) {
        let (anna, clara) = (person(1, "Anna"), person(2, "Clara"));
        let kind = game_that_begins_in_secret();
        let mut table = Table::new(TableId::random(), kind, TableSetup::new(anna.player, 3), 0);
        table.ask(&anna, &Ask::Sit { seat: Some(ANNA), salt: None }).unwrap();
        table.ask(&anna, &share(BORIS, "Boris")).unwrap();
        table.ask(&clara, &Ask::Sit { seat: Some(CLARA), salt: None }).unwrap();
        (table, anna, clara)
    }

    fn playing() -> (Table, Asker, Asker) {
        let (mut table, anna, clara) = three();
        table.ask(&anna, &Ask::Start).unwrap();
        (table, anna, clara)
    }

    fn code<T>(answer: Result<T>) -> &'static str {
        answer.map_or_else(|problem| problem.code(), |_| "done")
    }

    /// Plays for `seat` until it has nothing more to decide.
    fn decide(table: &mut Table, asker: &Asker, seat: Seat) {
        while let Some(decision) = table.play().unwrap().decision(seat) {
            let action = table.play().unwrap().the_match().legal_json(seat, 1)[0].clone().into();
            table.ask(&as_seat(asker, seat), &Ask::Play { decision, action, id: None }).unwrap();
        }
    }

    fn looker(table: &Table, asker: &Asker) -> Looker {
        table.looker(Some(asker.player), Some(Lang::En))
    }

    #[test]
    fn the_curtain_is_down_until_it_is_lifted_and_falls_after_the_decision() {
        let (mut table, anna, clara) = playing();
        assert_eq!(looker(&table, &anna).viewer, Viewer::Spectator);
        assert_eq!(looker(&table, &clara).viewer, Viewer::Seat(CLARA));
        table.ask(&anna, &Ask::Lift { seat: BORIS }).unwrap();
        assert_eq!(looker(&table, &anna).viewer, Viewer::Seat(BORIS));
        decide(&mut table, &anna, BORIS);
        assert_eq!(looker(&table, &anna).viewer, Viewer::Spectator);
        table.ask(&anna, &Ask::Lift { seat: ANNA }).unwrap();
        table.ask(&anna, &Ask::Lower).unwrap();
        assert_eq!(looker(&table, &anna).viewer, Viewer::Spectator);
    }

    #[test]
    fn lifting_is_not_kept_and_no_news_for_anybody() {
        let (mut table, anna, _) = playing();
        let before = (table.n_entries(), table.number(Viewer::Seat(CLARA)));
        table.ask(&anna, &Ask::Lift { seat: ANNA }).unwrap();
        assert_eq!((table.n_entries(), table.number(Viewer::Seat(CLARA))), before);
    }

    #[test]
    fn nobody_lifts_the_curtain_of_another_device() {
        let (mut table, anna, clara) = playing();
        assert_eq!(code(table.ask(&clara, &Ask::Lift { seat: ANNA })), "not-your-seat");
        assert_eq!(code(table.ask(&anna, &Ask::Lift { seat: CLARA })), "not-your-seat");
        let stranger = person(3, "Stranger");
        assert_eq!(code(table.ask(&stranger, &Ask::Lift { seat: ANNA })), "not-seated");
        assert_eq!(code(table.ask(&as_seat(&clara, ANNA), &Ask::Leave)), "not-your-seat");
    }

    #[test]
    fn behind_the_curtain_an_ask_has_to_name_its_seat() {
        let (mut table, anna, _) = playing();
        assert_eq!(code(table.ask(&anna, &Ask::TakeBack { earlier: None })), "curtain");
        decide(&mut table, &anna, BORIS);
        assert_eq!(
            code(table.ask(&as_seat(&anna, BORIS), &Ask::TakeBack { earlier: None })),
            "done"
        );
        assert!(table.play().unwrap().decision(BORIS).is_some());
    }

    #[test]
    fn those_on_one_device_agree_with_each_other_but_not_for_others() {
        let (mut table, anna, clara) = playing();
        decide(&mut table, &anna, ANNA);
        table.ask(&as_seat(&anna, ANNA), &Ask::Undo { agree: true }).unwrap();
        let agreed = table.play().unwrap().undo().unwrap().agreed;
        assert_eq!(agreed, Seats::only(ANNA).with(BORIS));
        table.ask(&clara, &Ask::Undo { agree: true }).unwrap();
        assert_eq!(table.play().unwrap().the_match().undone(), 1);
        table.ask(&as_seat(&anna, BORIS), &Ask::Close).unwrap();
        assert_eq!(table.ending(), Seats::only(ANNA).with(BORIS));
        table.ask(&clara, &Ask::Close).unwrap();
        assert_eq!(table.status(), Status::Over);
    }

    #[test]
    fn leaving_and_coming_back_is_for_one_seat_only() {
        let (mut table, anna, _) = playing();
        table.ask(&as_seat(&anna, BORIS), &Ask::Leave).unwrap();
        assert!(table.sitter(BORIS).deciding_bot().is_some());
        assert!(table.sitter(ANNA).deciding_bot().is_none());
        table.ask(&as_seat(&anna, BORIS), &Ask::Return).unwrap();
        assert!(table.sitter(BORIS).deciding_bot().is_none());
    }

    #[test]
    fn whoever_sits_beside_somebody_can_be_renamed_and_stand_up_again() {
        let (mut table, anna, clara) = three();
        table.ask(&anna, &share(BORIS, "Anna")).unwrap();
        assert_eq!(table.sitter(BORIS).name(), "Anna 2");
        assert_eq!(code(table.ask(&clara, &share(BORIS, "Clara"))), "seat-taken");
        table.ask(&anna, &share(BORIS, "Bob")).unwrap();
        table.ask(&anna, &share(BORIS, " ")).unwrap();
        assert_eq!(table.sitter(BORIS).name(), "Anna 2");
        assert_eq!(code(table.ask(&anna, &share(BORIS, &"x".repeat(25)))), "name");
        assert_eq!(code(table.ask(&anna, &share(ANNA, "X"))), "seat-taken");
        table.ask(&anna, &Ask::Stand { seat: Some(BORIS) }).unwrap();
        assert_eq!(table.seats_of(anna.player), Seats::only(ANNA));
        assert_eq!(code(table.ask(&anna, &Ask::Stand { seat: Some(CLARA) })), "not-your-seat");
    }

    #[test]
    fn the_clock_of_whoever_waits_for_the_device_starts_when_they_get_it() {
        let (mut table, anna, _) = playing();
        table.set_time(20_000);
        decide(&mut table, &anna, ANNA);
        assert_eq!(table.play().unwrap().choosing_since(BORIS), 20_000);
        assert_eq!(table.play().unwrap().choosing_since(CLARA), 0);
    }

    #[test]
    fn whoever_takes_back_and_decides_again_does_not_give_others_on_the_device_more_time() {
        let (mut table, anna, _) = playing();
        table.set_time(20_000);
        decide(&mut table, &anna, ANNA);
        for again in 1..=3 {
            table.set_time(20_000 + again * 10_000);
            table.ask(&as_seat(&anna, ANNA), &Ask::TakeBack { earlier: None }).unwrap();
            decide(&mut table, &anna, ANNA);
        }
        assert_eq!(table.play().unwrap().choosing_since(BORIS), 20_000);
    }

    #[test]
    fn those_who_share_a_device_have_their_time_one_after_another() {
        let (mut table, anna, _) = three();
        table.ask(&anna, &Ask::read("set_up", r#"{"seconds":30}"#).unwrap()).unwrap();
        table.set_time(60_000);
        table.ask(&anna, &Ask::Start).unwrap();
        let (woken, minute) = (Instant::now(), Duration::from_secs(60));
        let (timing, instant) = (Timing::new(Pace::INSTANT, woken), woken + minute);
        let left = |table: &Table, ms: u64| {
            let time_left = |seat| timing.time_left(table, seat, Moment { instant, ms });
            [ANNA, BORIS, CLARA].map(|seat| time_left(seat).map(|left| left.as_secs()))
        };
        assert_eq!(left(&table, 60_000), [Some(30), Some(60), Some(30)]);
        table.set_time(70_000);
        decide(&mut table, &anna, ANNA);
        assert_eq!(left(&table, 70_000), [None, Some(30), Some(20)]);
    }

    #[test]
    fn a_table_read_again_knows_who_sits_beside_whom_and_its_curtains_are_down() {
        let (mut table, anna, _) = playing();
        table.ask(&anna, &Ask::Lift { seat: ANNA }).unwrap();
        let mut again = Table::new(table.id(), table.kind(), table.setup().clone(), 0);
        for (at, entry) in table.take_unsaved() {
            let entry = serde_json::from_str(&serde_json::to_string(&entry).unwrap()).unwrap();
            again.replay(at, &entry).unwrap();
        }
        assert_eq!(again.seats(), table.seats());
        assert_eq!(looker(&again, &anna).viewer, Viewer::Spectator);
    }
}
