//! A match in words: what happened, how the table looks, how it ended.

use std::collections::BTreeSet;

use game::{AnyEvent, AnyMatch, Outcome, Phrase, Seat, Viewer};

use crate::stop::Stop;
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

/// Tells a match to one viewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Narrator<'a> {
    pub(crate) voice: &'a Voice,
    pub(crate) viewer: Viewer,
}

impl Narrator<'_> {
    /// Tells what this viewer heard from place `from` of the story on. Public facts of the same kind share a paragraph.
    pub(crate) fn tell(
        &self,
        game: &dyn AnyMatch,
        from: usize,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        let public: BTreeSet<usize> =
            game.events(Viewer::Spectator, from).iter().map(|event| event.place).collect();
        let heard = game.events(self.viewer, from);
        let alike = |a: &AnyEvent, b: &AnyEvent| {
            a.phrase.id == b.phrase.id && public.contains(&a.place) && public.contains(&b.place)
        };
        for group in heard.chunk_by(alike) {
            let sentences: Vec<String> =
                group.iter().map(|event| begin_great(&self.voice.say(&event.phrase))).collect();
            let text = sentences.join(" ");
            let is_public = group.iter().all(|event| public.contains(&event.place));
            let text = match group {
                [secret, ..] if !is_public => {
                    terminal.paint(Ink::Secret, &self.secret(&text, game, secret.place))
                }
                _ => self.mark_own(&text, terminal),
            };
            terminal.line(&text)?;
        }
        Ok(())
    }

    /// Tells the match from its beginning, with a gap after every action that had consequences. Actions that cause no
    /// event but their own, such as secret choices, stay together.
    pub(crate) fn tell_all(
        &self,
        game: &dyn AnyMatch,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        let (mut told, mut before) = (0, 0);
        for number in 0..game.n_actions() {
            let moment = game.after(number);
            let until = moment.n_events();
            if until > before + 1 {
                self.tell(&*moment, told, terminal)?;
                terminal.gap()?;
                told = until;
            }
            before = until;
        }
        self.tell(game, told, terminal)
    }

    /// A whisper; a referee, who hears them all, is told whose it is.
    fn secret(&self, text: &str, game: &dyn AnyMatch, place: usize) -> String {
        if self.viewer != Viewer::Referee {
            return text.to_owned();
        }
        let hears = |seat: &Seat| {
            let next = game.events(Viewer::Seat(*seat), place).into_iter().next();
            next.is_some_and(|event| event.place == place)
        };
        match Seat::all(game.seats().len() as u8).find(hears) {
            Some(seat) => {
                self.voice.say(&Phrase::new("story-whisper").with("seat", seat).with("text", text))
            }
            None => text.to_owned(),
        }
    }

    /// The text with the viewer's own name painted, so that it is found at a glance.
    fn mark_own(&self, text: &str, terminal: &Terminal) -> String {
        let Viewer::Seat(seat) = self.viewer else { return text.to_owned() };
        let name = self.voice.name(seat);
        let painted = terminal.paint(Ink::Own, &name);
        let mut marked = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(&name) {
            let is_word = !before.ends_with(char::is_alphanumeric)
                && !after.starts_with(char::is_alphanumeric);
            marked.push_str(before);
            marked.push_str(if is_word { &painted } else { &name });
            rest = after;
        }
        marked + rest
    }

    pub(crate) fn show_table(
        &self,
        game: &dyn AnyMatch,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        for (number, phrase) in game.sketch(self.viewer).iter().enumerate() {
            let text = begin_great(&self.voice.say(phrase));
            match number {
                0 => terminal.line(&terminal.paint(Ink::Heading, &text))?,
                _ => terminal.hanging(&self.mark_own(&text, terminal))?,
            }
        }
        Ok(())
    }

    /// Tells how it ended: places, score sheets and winners; or that it has not ended.
    pub(crate) fn tell_end(
        &self,
        game: &dyn AnyMatch,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        let Some(outcome) = game.outcome() else {
            let unfinished = Phrase::new("end-unfinished").with("actions", game.n_actions());
            return Ok(terminal.line(&self.voice.say(&unfinished))?);
        };
        let result = self.voice.say(&Self::result_of(&outcome));
        terminal.line(&terminal.paint(Ink::Heading, &result))?;
        let mut seats: Vec<Seat> = outcome.points.iter().map(|(seat, _)| seat).collect();
        seats.sort_by_key(|&seat| outcome.places[seat]);
        for seat in seats {
            self.show_score(game, &outcome, seat, terminal)?;
        }
        Ok(())
    }

    fn show_score(
        &self,
        game: &dyn AnyMatch,
        outcome: &Outcome,
        seat: Seat,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        let score = Phrase::new("end-score")
            .with("place", outcome.places[seat])
            .with("seat", seat)
            .with("points", outcome.points[seat]);
        terminal.line(&self.voice.say(&score))?;
        for line in game.score_sheet(seat).lines {
            let points = line.points.to_string().replace('-', "−");
            terminal.item(&format!("{points:>8}  "), &self.voice.say(&line.reason))?;
        }
        Ok(())
    }

    pub(crate) fn result_of(outcome: &Outcome) -> Phrase {
        let winners = outcome.winners();
        let Some(first) = winners.first() else { return Phrase::new("end-nobody") };
        let phrase = match winners.len() {
            1 => Phrase::new("end-winner").with("seat", first),
            _ => Phrase::new("end-winners").with("seats", winners),
        };
        phrase.with("points", outcome.points[first])
    }
}

/// The sentence with a capital first letter.
fn begin_great(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
