//! How each entrant did in an arena.

use game::{Outcome, Seat};

use super::elo::{Meetings, ratings};
use super::{Entrant, Estimate, PlayedDeal, ThinkingTime, Tournament};
use crate::Level;

/// How somebody did in an arena. If it has several seats at a table, shares, places and points are per seat.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaScore {
    pub entrant: Entrant,
    /// How many matches it sat in.
    pub games: u64,
    /// The share of them that it won; a shared win counts in part.
    pub win_share: Estimate,
    /// 1 is the best.
    pub mean_place: Estimate,
    pub mean_points: f64,
    /// A Sailor has 1500, or everybody on average if no Sailor plays.
    pub elo: Estimate,
    pub pace: ThinkingTime,
    /// How many matches it lost because it could not play on.
    pub forfeits: u64,
}

impl Tournament {
    /// How each did in these deals, in the order of [`Tournament::entrants`].
    pub fn standings(&self, deals: &[PlayedDeal]) -> Vec<ArenaScore> {
        let entrants = self.entrants();
        let elo = self.elo(&entrants, deals);
        let standing =
            |(at, entrant): (usize, &Entrant)| self.standing(entrant, at, elo[at], deals);
        entrants.iter().enumerate().map(standing).collect()
    }

    fn standing(
        &self,
        entrant: &Entrant,
        at: usize,
        elo: Estimate,
        deals: &[PlayedDeal],
    ) -> ArenaScore {
        let seatings = self.seatings();
        let means = |figure: &dyn Fn(&Outcome, Seat) -> f64| -> Vec<f64> {
            deals.iter().map(|deal| mean_in(deal, &seatings, entrant, figure)).collect()
        };
        let places = means(&|outcome, seat| f64::from(outcome.places[seat]));
        let points = means(&|outcome, seat| f64::from(outcome.points[seat]));
        let mut pace = ThinkingTime::default();
        deals.iter().for_each(|deal| pace.add(&deal.paces[at]));
        let a_deal = seatings.iter().filter(|seating| seating.contains(entrant)).count();
        // Several seats of a bot cannot all win a match.
        let seats = seatings.concat().iter().filter(|other| *other == entrant).count();
        let forfeits = deals
            .iter()
            .flat_map(|deal| &deal.forfeits)
            .filter(|forfeit| seatings[forfeit.nth][forfeit.seat.index()] == *entrant);
        let all_wins = a_deal as f64 / seats as f64;
        ArenaScore {
            entrant: entrant.clone(),
            games: (a_deal * deals.len()) as u64,
            win_share: Estimate::mean(&means(&Outcome::win_share), 0.0, all_wins),
            mean_place: Estimate::mean(&places, 1.0, self.seats as f64),
            mean_points: points.iter().sum::<f64>() / points.len().max(1) as f64,
            elo,
            pace,
            forfeits: forfeits.count() as u64,
        }
    }

    fn elo(&self, entrants: &[Entrant], deals: &[PlayedDeal]) -> Vec<Estimate> {
        let place_of = |entrant: &Entrant| entrants.iter().position(|other| other == entrant);
        let seatings: Vec<Vec<usize>> =
            self.seatings().iter().map(|s| s.iter().filter_map(place_of).collect()).collect();
        let meetings: Vec<Meetings> =
            deals.iter().map(|deal| meetings_in(deal, &seatings, entrants.len())).collect();
        ratings(entrants.len(), &meetings, place_of(&Entrant::Level(Level::Sailor)))
    }
}

/// The average over the seats of `entrant` in a deal.
fn mean_in(
    deal: &PlayedDeal,
    seatings: &[Vec<Entrant>],
    entrant: &Entrant,
    figure: &dyn Fn(&Outcome, Seat) -> f64,
) -> f64 {
    let (mut sum, mut seats) = (0.0, 0.0);
    for (outcome, seating) in deal.matches.iter().zip(seatings) {
        for (seat, _) in outcome.places.iter().filter(|(seat, _)| seating[seat.index()] == *entrant)
        {
            sum += figure(outcome, seat);
            seats += 1.0;
        }
    }
    sum / seats
}

fn meetings_in(deal: &PlayedDeal, seatings: &[Vec<usize>], n: usize) -> Meetings {
    let mut meetings = Meetings::none(n);
    for (outcome, seating) in deal.matches.iter().zip(seatings) {
        let places = outcome.places.values();
        for (one, mine) in seating.iter().enumerate() {
            for (other, theirs) in seating.iter().enumerate().skip(one + 1) {
                if mine != theirs {
                    meetings.count([*mine, *theirs], [places[one], places[other]]);
                }
            }
        }
    }
    meetings
}

#[cfg(test)]
mod tests {
    use game::{PerSeat, Seed};

    use super::super::Forfeit;
    use super::*;
    use crate::engine::{Fault, ThinkingLimits};

    fn plan() -> Tournament {
        plan_of([Level::Sailor, Level::CabinBoy, Level::CabinBoy])
    }

    fn plan_of(levels: [Level; 3]) -> Tournament {
        let bots = levels.map(Entrant::Level).to_vec();
        let limits = ThinkingLimits { milliseconds: 1, iterations: None };
        let seed = Seed::from_bytes([0; 32]);
        Tournament { seats: 3, bots, games: 3, threads: 1, limits, seed }
    }

    /// A deal whose matches ended with these points.
    fn deal(points: [[i32; 3]; 3]) -> PlayedDeal {
        let outcome =
            |points: [i32; 3]| Outcome::by_points(PerSeat::from_fn(3, |seat| points[seat.index()]));
        let pace = ThinkingTime { decisions: 2, nanoseconds: 500, slowest: 400 };
        let (matches, paces) = (points.map(outcome).to_vec(), vec![pace; 2]);
        PlayedDeal { number: 0, matches, paces, forfeits: Vec::new() }
    }

    #[test]
    fn places_and_wins_are_counted_by_level_wherever_it_sat() {
        // The Sailor sits first, second and third: wins, shares the win, and is last.
        let deals = [deal([[9, 1, 2], [5, 5, 0], [4, 3, 1]])];
        let [sailor, boys] = &plan().standings(&deals)[..] else { panic!("two levels played") };
        assert_eq!((sailor.games, boys.games), (3, 3));
        assert_eq!((sailor.win_share.value, boys.win_share.value), (0.5, 0.25));
        assert_eq!((sailor.mean_place.value, sailor.mean_points), (5.0 / 3.0, 5.0));
        assert_eq!(boys.mean_place.value, (3 + 2 + 1 + 3 + 1 + 2) as f64 / 6.0);
        // 3.5 of 6 meetings won, and half a meeting each way before the first.
        let expected = 1500.0 + 400.0 * (3.0_f64 / 4.0).log10();
        assert!((boys.elo.value - expected).abs() < 1e-3, "{}", boys.elo.value);
    }

    #[test]
    fn the_share_of_two_seats_that_win_everything_is_half_and_cannot_be_more() {
        let plan = plan_of([Level::CabinBoy, Level::Sailor, Level::Sailor]);
        let deals = vec![deal([[0, 5, 4], [4, 0, 5], [5, 4, 0]]); 10];
        let sailors = plan.standings(&deals)[1].win_share;
        assert_eq!((sailors.value, sailors.high), (0.5, 0.5));
        assert!(sailors.low < 0.45, "{sailors:?}");
    }

    #[test]
    fn time_is_that_of_all_deals_and_the_slowest_decision_that_of_one() {
        let one = deal([[1, 0, 0]; 3]);
        let pace = plan().standings(&[one.clone(), one])[0].pace;
        assert_eq!(pace, ThinkingTime { decisions: 4, nanoseconds: 1000, slowest: 400 });
        assert_eq!((pace.seconds(), pace.slowest_seconds()), (250e-9, 400e-9));
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        let deals = |games| Tournament { games, ..plan() }.deals();
        assert_eq!([1, 3, 4, 1000].map(deals), [1, 1, 2, 334]);
    }

    #[test]
    fn a_deal_with_a_match_or_a_seat_missing_does_not_fit() {
        let whole = deal([[1, 0, 0]; 3]);
        assert!(plan().fits(&whole));
        let mut short = whole.clone();
        short.matches.pop();
        assert!(!plan().fits(&short));
        let mut narrow = whole;
        narrow.matches[1].places = PerSeat::filled(2, 1);
        assert!(!plan().fits(&narrow));
    }

    #[test]
    fn a_forfeit_counts_for_whoever_sat_there() {
        let mut lost = deal([[0, 5, 5], [5, 0, 5], [5, 5, 0]]);
        let fault = Fault::Slow { milliseconds: 1 };
        let forfeit = |nth| Forfeit { nth, seat: Seat::new(1), fault: fault.clone() };
        lost.forfeits = vec![forfeit(1)];
        assert!(plan().fits(&lost));
        let forfeits: Vec<u64> =
            plan().standings(&[lost.clone()]).iter().map(|s| s.forfeits).collect();
        assert_eq!(forfeits, [1, 0]);
        lost.forfeits = vec![forfeit(3)];
        assert!(!plan().fits(&lost));
    }

    #[test]
    fn nothing_played_is_no_reason_to_panic() {
        assert_eq!(plan().standings(&[])[0].games, 0);
    }
}
