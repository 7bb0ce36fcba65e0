//! Days by the one clock of the tavern, which shows UTC.

use std::fmt;
use std::str::FromStr;

use crate::ids::BadId;

const LENGTH: u64 = 24 * 3_600_000;
/// Whoever began in time may end within this time after midnight. Nothing is opened before.
pub(crate) const GRACE: u64 = 3_600_000;

/// A day, counted from 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Day(pub(crate) u32);

impl Day {
    /// The day of a time in milliseconds since 1970.
    pub(crate) const fn of(ms: u64) -> Self {
        Self((ms / LENGTH) as u32)
    }

    /// In milliseconds since 1970, like the other times.
    pub(crate) const fn begins(self) -> u64 {
        self.0 as u64 * LENGTH
    }

    pub(crate) const fn ends(self) -> u64 {
        self.begins() + LENGTH
    }

    /// When all that was hidden in its deal is shown.
    pub(crate) const fn opens(self) -> u64 {
        self.ends() + GRACE
    }

    pub(crate) const fn before(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }

    pub(crate) const fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// Year, month and day of the month. The years are those of Gregory's calendar, counted in eras of 400 years from a
    /// March on, so that the day that some years have more is the last of its year.
    pub(crate) const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year + 400 * era + (month <= 2) as u32, month, day)
    }

    fn of_date(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return None;
        }
        let year_from_march = year - u32::from(month <= 2);
        let (era, of_era) = (year_from_march / 400, year_from_march % 400);
        let from_march = (month + 9) % 12;
        let of_year = (153 * from_march + 2) / 5 + day - 1;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let found = Self(days.checked_sub(719_468)?);
        // The 31st of a month that has no such day would be another one.
        (found.date() == (year, month, day)).then_some(found)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let read = || {
            let mut parts = text.split('-').map(|part| part.parse().ok());
            let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
            Self::of_date(year, month, day).filter(|day| day.to_string() == text)
        };
        read().ok_or(BadId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_centuries_is_told_and_understood() {
        assert_eq!(Day(0).to_string(), "1970-01-01");
        assert_eq!(Day(20_774).to_string(), "2026-11-17");
        assert_eq!("2000-02-29".parse(), Ok(Day(11_016)));
        for day in (0..200_000).map(Day) {
            assert_eq!(day.to_string().parse(), Ok(day));
        }
        for wrong in [
            "",
            "2026-02-29",
            "2026-11-31",
            "2026-13-01",
            "2026-1-1",
            "1969-12-31",
            "x",
            "2026-11-17-1",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(BadId), "{wrong}");
        }
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight_and_opens_an_hour_later() {
        let day = Day::of(1_700_000_000_000);
        assert!(day.begins() <= 1_700_000_000_000 && 1_700_000_000_000 < day.ends());
        assert_eq!((Day::of(day.ends() - 1), Day::of(day.ends())), (day, day.after(1)));
        assert_eq!(day.opens() - day.begins(), 25 * 3_600_000);
    }
}
