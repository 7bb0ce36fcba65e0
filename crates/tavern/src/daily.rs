//! The deal of the day: one a game, the same for everybody, against Captains that answer the same way in the same
//! position. The tavern is bound to it days before, and shows its secret when the day is over.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Level;
use catalog::Entry;
use game::{Deal, Seat, Seed};

use crate::challenges::replay_of;
use crate::day::Day;
use crate::guard::network;
use crate::host::Host;
use crate::ids::{PlayerId, TableId, random_bytes, random_word};
use crate::lock::lock;
use crate::problem::{Problem, Result};
use crate::store::{OwnTry, Placed, Store, StoreError, StoredDay, Tries};
use crate::table::services::Services;
use crate::table::{Contest, FirstSitter, TableSetup, TryStanding};
use crate::tables::{first_asks, usual_seats};
use crate::{Replay, Tavern};

/// How many days the tavern is bound ahead.
pub(crate) const AHEAD: u32 = 7;
/// How many past days are listed.
pub(crate) const PAST: u32 = 14;
/// How many of the best are listed.
const LISTED: u32 = 20;
/// How many of one's own tries are looked through.
const OWN: u32 = 100;
/// How often it is seen to that there are deals for the days ahead.
const SEEN_TO: Duration = Duration::from_secs(600);
/// How many networks of newcomers are remembered.
const NETWORKS: usize = 50_000;

/// What a node remembers of the deals of the days.
#[derive(Debug, Default)]
pub(crate) struct Days {
    /// Up to which day all games have their deals.
    bound_until: AtomicU32,
    newcomers: Mutex<Newcomers>,
}

/// From where people whose keys are new have tried the deals of today.
#[derive(Debug, Default)]
struct Newcomers {
    contests: HashSet<(IpAddr, String)>,
    today: Option<Day>,
}

impl Newcomers {
    fn of(&mut self, today: Day) -> &mut HashSet<(IpAddr, String)> {
        if self.today.replace(today) != Some(today) {
            self.contests.clear();
        }
        &mut self.contests
    }
}

impl Days {
    /// Sees to it that there are deals for today and the days ahead.
    async fn bind(&self, services: &Services) -> Result<(), StoreError> {
        let now = services.clock.now();
        let (first, last) = (Day::of(now.ms), Day::of(now.ms).after(AHEAD));
        if self.bound_until.load(Ordering::Relaxed) >= last.0 {
            return Ok(());
        }
        let games = catalog::GAMES.iter().map(|entry| entry.game.info().id);
        let deals = games.flat_map(|game| {
            (first.0..=last.0).map(move |day| StoredDay {
                day,
                game: game.to_owned(),
                secret: random_bytes(),
                committed: now.seconds(),
            })
        });
        services.store.commit_days(deals.collect()).await?;
        self.bound_until.store(last.0, Ordering::Relaxed);
        Ok(())
    }

    /// Does so again and again, though nobody asks.
    pub(crate) async fn keep_bound(&self, services: &Services) {
        loop {
            if let Err(why) = self.bind(services).await {
                tracing::error!(%why, "there are no deals for the days ahead");
            }
            tokio::time::sleep(SEEN_TO).await;
        }
    }

    fn note_newcomer(&self, today: Day, from: IpAddr, contest: String) {
        let mut newcomers = lock(&self.newcomers);
        let contests = newcomers.of(today);
        if contests.len() < NETWORKS {
            contests.insert((from, contest));
        }
    }

    fn has_newcomer(&self, today: Day, from: IpAddr, contest: String) -> bool {
        let mut newcomers = lock(&self.newcomers);
        newcomers.of(today).contains(&(from, contest))
    }
}

/// The deal of a game on a day that has begun.
pub(crate) struct DayDeal {
    pub(crate) entry: &'static Entry,
    pub(crate) day: Day,
    /// In milliseconds since 1970.
    pub(crate) now: u64,
    deal: StoredDay,
    /// The deals of the days around today.
    around: Vec<StoredDay>,
}

impl DayDeal {
    /// The deal of the day with this name, such as `2026-11-17`; today's if none is named.
    pub(crate) async fn find(tavern: &Tavern, game: &str, day: Option<&str>) -> Result<Self> {
        let no_day = || Problem::missing("problem-no-day");
        let entry = catalog::find(game)?;
        let day: Option<Day> = day.map(str::parse).transpose().map_err(|_| no_day())?;
        let now = tavern.services.clock.now().ms;
        let today = Day::of(now);
        let day = day.unwrap_or(today);
        tavern.days.bind(&tavern.services).await?;
        let (first, last) = (today.before(PAST), today.after(AHEAD));
        let around = tavern.store.days(game.to_owned(), first.0, last.0).await?;
        let known = around.iter().find(|deal| deal.day == day.0).cloned();
        let known = match known {
            None if day < first => tavern.store.days(game.to_owned(), day.0, day.0).await?.pop(),
            known => known.filter(|_| day <= today),
        };
        let deal = known.ok_or_else(no_day)?;
        Ok(Self { entry, day, now, deal, around })
    }

    pub(crate) fn game(&self) -> &'static str {
        self.entry.game.info().id
    }

    pub(crate) fn contest_id(&self) -> String {
        Contest::id_of_day(self.day, self.game())
    }

    pub(crate) const fn today(&self) -> Day {
        Day::of(self.now)
    }

    pub(crate) fn is_today(&self) -> bool {
        self.day == self.today()
    }

    /// Whether everything about the deal may be known.
    pub(crate) const fn is_opened(&self) -> bool {
        self.now >= self.day.opens()
    }

    pub(crate) fn n_seats(&self) -> u8 {
        usual_seats(&self.entry.game.info())
    }

    /// Everybody plays from the same seat, each day from the next one.
    pub(crate) fn seat(&self) -> Seat {
        Seat::new((self.day.0 % u32::from(self.n_seats())) as u8)
    }

    fn level(&self) -> Level {
        let levels = self.entry.bots.levels();
        let captain = levels.iter().find(|level| **level == Level::Captain);
        captain.or(levels.last()).copied().unwrap_or(Level::Captain)
    }

    /// What the tavern is bound to.
    pub(crate) fn commitment(&self) -> String {
        commitment(&self.deal)
    }

    /// When it was bound to it, in seconds since 1970.
    pub(crate) const fn committed(&self) -> u64 {
        self.deal.committed
    }

    /// What was hidden, once the day is over.
    pub(crate) fn secret(&self) -> Option<Seed> {
        self.is_opened().then(|| Seed::from_bytes(self.deal.secret))
    }

    /// What the tavern is bound to on the days ahead.
    pub(crate) fn ahead(&self) -> Vec<(Day, String)> {
        let later = self.around.iter().filter(|deal| Day(deal.day) > self.today());
        later.map(|deal| (Day(deal.day), commitment(deal))).collect()
    }

    /// The days that have begun, the newest first.
    pub(crate) fn past(&self) -> Vec<Day> {
        let begun = self.around.iter().rev().map(|deal| Day(deal.day));
        begun.filter(|day| *day <= self.today()).collect()
    }

    /// The last day before it that had a deal.
    pub(crate) fn earlier(&self) -> Option<Day> {
        self.past().into_iter().find(|day| *day < self.day)
    }

    /// The table at which somebody tries it: the one that they have not finished, or a new one.
    pub(crate) async fn begin(&self, tavern: &Tavern, host: &Host) -> Result<TableId> {
        let asker = &host.asker;
        let own = tavern.store.own_tries(self.contest_id(), asker.player, OWN).await?;
        if let Some(open) = own.iter().find(|own| !own.is_over) {
            return Ok(open.table);
        }
        host.allow_table(tavern).await?;
        let standing = match own.is_empty() {
            _ if !self.is_today() => TryStanding::Past,
            true => self.first_standing(tavern, host).await?,
            false => TryStanding::Later,
        };
        // There is one first try for every key, even if somebody clicks twice.
        let id = match own.is_empty() {
            true => TableId::of_day(asker.player, &self.contest_id()),
            false => TableId::random(),
        };
        let setup = self.setup(asker.player, standing);
        let mut sitters = vec![FirstSitter::Bot(self.level()); usize::from(self.n_seats())];
        sitters[self.seat().index()] = FirstSitter::Host;
        let asks = first_asks(asker, &sitters, true);
        tavern.tables.create_once(id, self.entry, setup, &asks).await.map(|()| id)
    }

    /// What somebody's first try is worth. Whoever could have learnt the cards in another browser does not count.
    async fn first_standing(&self, tavern: &Tavern, host: &Host) -> Result<TryStanding> {
        let (from, contest) = (network(host.address), self.contest_id());
        let midnight = self.day.begins() / 1_000;
        if !tavern.store.was_here(host.asker.player, midnight).await? {
            tavern.days.note_newcomer(self.day, from, contest);
            return Ok(TryStanding::New);
        }
        let is_seen = tavern.days.has_newcomer(self.day, from, contest);
        Ok(if is_seen { TryStanding::Seen } else { TryStanding::Counts })
    }

    fn setup(&self, host: PlayerId, standing: TryStanding) -> TableSetup {
        let contest = Contest {
            id: self.contest_id(),
            salts: vec![String::new(); usize::from(self.n_seats())],
            standing: Some(standing),
        };
        TableSetup {
            // Nobody looks on: they might play the same deal.
            invite: Some(random_word()),
            spectators: false,
            secret: Seed::from_bytes(self.deal.secret).into(),
            ..TableSetup::new(host, self.n_seats())
        }
        .in_contest(contest)
    }

    pub(crate) async fn board(
        &self,
        tavern: &Tavern,
        player: Option<PlayerId>,
    ) -> Result<DayBoard> {
        let (contest, is_opened) = (self.contest_id(), self.is_opened());
        let look = move |store: Arc<dyn Store>| async move {
            let own = async {
                match player {
                    Some(player) => store.own_tries(contest.clone(), player, OWN).await,
                    None => Ok(Vec::new()),
                }
            };
            let best_line = async {
                match is_opened {
                    true => {
                        store.best(contest.clone(), Tries::All, 1).await.map(|mut best| best.pop())
                    }
                    false => Ok(None),
                }
            };
            let best = store.best(contest.clone(), Tries::Counted, LISTED);
            let spread = store.spread(contest.clone());
            let (spread, best, own, best_line) = tokio::try_join!(spread, best, own, best_line)?;
            Ok::<_, StoreError>(DayBoard { spread, best, own, best_line })
        };
        tavern.services.look_through(look).await
    }

    /// The match of this table, whose day is over.
    pub(crate) async fn replay(&self, tavern: &Tavern, table: TableId) -> Result<Arc<Replay>> {
        self.check_opened()?;
        replay_of(tavern, table).await
    }

    /// The best line that was found, as a match.
    pub(crate) async fn best_replay(&self, tavern: &Tavern) -> Result<Arc<Replay>> {
        self.check_opened()?;
        let best = self.board(tavern, None).await?.best_line;
        replay_of(tavern, best.ok_or(Problem::missing("problem-no-line"))?.table).await
    }

    fn check_opened(&self) -> Result<()> {
        match self.is_opened() {
            true => Ok(()),
            false => Err(Problem::conflict("problem-day-sealed")),
        }
    }
}

fn commitment(deal: &StoredDay) -> String {
    Deal { secret: Seed::from_bytes(deal.secret), salts: Vec::new() }.commitment()
}

/// What everybody made of the deal of a day.
#[derive(Debug, Default)]
pub(crate) struct DayBoard {
    /// Points, and how many have them; the fewest first.
    pub(crate) spread: Vec<(i32, u32)>,
    pub(crate) best: Vec<Placed>,
    /// One's own tries, the first one first.
    pub(crate) own: Vec<OwnTry>,
    /// The best that anybody made of it, whether or not it counts; once the day is over.
    pub(crate) best_line: Option<Placed>,
}

impl DayBoard {
    /// How many count.
    pub(crate) fn counted(&self) -> u32 {
        self.spread.iter().map(|(_, n)| n).sum()
    }

    /// The place of whoever has these points: those with the same points share one.
    pub(crate) fn place(&self, points: i32) -> u32 {
        let better = self.spread.iter().filter(|(others, _)| *others > points);
        1 + better.map(|(_, n)| n).sum::<u32>()
    }

    /// One's own points, if they count.
    pub(crate) fn own_points(&self) -> Option<i32> {
        let counted = self.own.iter().filter_map(|own| own.score).find(|score| score.counts);
        counted.map(|score| score.points)
    }

    /// One's own first try that came to its end.
    pub(crate) fn own_first(&self) -> Option<&OwnTry> {
        self.own.first().filter(|own| own.score.is_some())
    }

    /// One's own try that is under way.
    pub(crate) fn own_open(&self) -> Option<&OwnTry> {
        self.own.iter().find(|own| !own.is_over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_with_the_same_points_share_a_place() {
        let board = DayBoard { spread: vec![(3, 2), (5, 1), (9, 2)], ..DayBoard::default() };
        assert_eq!([9, 5, 3, 4].map(|points| board.place(points)), [1, 3, 4, 4]);
        assert_eq!(board.counted(), 5);
    }

    #[test]
    fn newcomers_are_remembered_for_a_day() {
        let (days, from) = (Days::default(), IpAddr::from([192, 0, 2, 1]));
        days.note_newcomer(Day(5), from, "c".to_owned());
        assert!(days.has_newcomer(Day(5), from, "c".to_owned()));
        assert!(!days.has_newcomer(Day(5), from, "d".to_owned()));
        assert!(!days.has_newcomer(Day(6), from, "c".to_owned()));
        assert!(!days.has_newcomer(Day(5), from, "c".to_owned()), "that day is forgotten");
    }
}
