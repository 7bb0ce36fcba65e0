//! `tortuga replay`

use clap::{Args, ValueEnum};
use game::{AnyMatch, Arg, Lang, Phrase, Seat, Viewer};

use crate::commands::Run;
use crate::record_file;
use crate::stop::Stop;
use crate::story::Narrator;
use crate::terminal::{Ink, Terminal};
use crate::voice::{Voice, printable};

/// Tell a match from its record, in full or as one seat knew it
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// A file, - for standard input, or the record itself as one word
    record: String,
    /// Who looks: the number or the name of a seat, `spectator`, or `all` for everything
    #[arg(long = "as", value_name = "WHO", default_value = "all")]
    viewer: String,
    /// Show the table after every action
    #[arg(long)]
    steps: bool,
    /// Print the record itself in this form, and tell nothing
    #[arg(long, value_name = "FORM")]
    form: Option<Form>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// JSON, for programs.
    Json,
    /// One word, for a link.
    Compact,
}

impl Run for Replay {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let replayed = record_file::replay(&self.record, lang)?;
        let game = &*replayed.game;
        match self.form {
            Some(Form::Json) => return Ok(terminal.verbatim(&game.record())?),
            Some(Form::Compact) => return Ok(terminal.verbatim(&game.compact_record())?),
            None => {}
        }
        let voice = Voice::of(lang, &replayed.entry.game.info()).at_table(game.seats());
        let viewer = find_viewer(&self.viewer, game, &voice)?;
        let narrator = Narrator { voice: &voice, viewer };
        introduce(game, &narrator, terminal)?;
        if self.steps {
            tell_steps(game, &narrator, terminal)?;
        } else {
            narrator.tell_all(game, terminal)?;
        }
        terminal.gap()?;
        narrator.tell_end(game, terminal)
    }
}

fn find_viewer(text: &str, game: &dyn AnyMatch, voice: &Voice) -> Result<Viewer, Stop> {
    let n_seats = game.seats().len() as u8;
    let is_it = |seat: &Seat| text == (seat.number() + 1).to_string() || text == voice.name(*seat);
    match text {
        "all" => Ok(Viewer::Referee),
        "spectator" => Ok(Viewer::Spectator),
        _ => Seat::all(n_seats).find(is_it).map(Viewer::Seat).ok_or_else(|| {
            let phrase = Phrase::new("bad-viewer").with("found", printable(text));
            voice.stop(&phrase.with("seats", n_seats))
        }),
    }
}

fn introduce(
    game: &dyn AnyMatch,
    narrator: &Narrator<'_>,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
    let seats: Vec<Arg> = Seat::all(game.seats().len() as u8).map(Arg::Seat).collect();
    let heading = Phrase::new("replay-heading").with("title", Phrase::new("game-title"));
    let heading = narrator.voice.say(&heading.with("seats", seats));
    terminal.line(&terminal.paint(Ink::Heading, &heading))?;
    let known = match narrator.viewer {
        Viewer::Referee => Phrase::new("replay-as-all"),
        Viewer::Spectator => Phrase::new("replay-as-spectator"),
        Viewer::Seat(seat) => Phrase::new("replay-as-seat").with("seat", seat),
    };
    terminal.line(&narrator.voice.say(&known))?;
    terminal.gap()?;
    Ok(())
}

fn tell_steps(
    game: &dyn AnyMatch,
    narrator: &Narrator<'_>,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
    let total = game.n_actions();
    let mut told = 0;
    for number in 0..=total {
        let moment = game.after(number);
        if number > 0 {
            let step = Phrase::new("replay-step").with("number", number).with("total", total);
            let step = narrator.voice.say(&step);
            terminal.gap()?;
            terminal.line(&terminal.paint(Ink::Faint, &step))?;
        }
        narrator.tell(&*moment, told, terminal)?;
        terminal.gap()?;
        narrator.show_table(&*moment, terminal)?;
        told = moment.n_events();
    }
    Ok(())
}
