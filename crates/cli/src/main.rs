//! The tortuga program.

mod commands;
mod engines;
mod figures;
mod interrupt;
mod play;
mod record_file;
mod rule_book;
mod save_file;
mod stop;
mod story;
mod table;
mod terminal;
mod voice;
mod watcher;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use game::{Lang, Phrase};

use commands::{Command, Run};
use stop::Stop;
use terminal::Terminal;
use voice::Voice;

/// Messages are made by one thread and freed by another: this allocator takes that well.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games for the evening: in the terminal and in the browser.
#[derive(Debug, Parser)]
#[command(name = "tortuga", version, arg_required_else_help = false)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language: en or ru [default: the language of your system]
    #[arg(long, global = true, value_name = "LANG", value_parser = read_lang)]
    lang: Option<Lang>,
}

/// The exit code for bad input, as for clap's own errors.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let lang = arguments.lang.unwrap_or_else(voice::lang_of_environment);
    let mut terminal = Terminal::stdout();
    let result = match arguments.command {
        Some(command) => command.run(lang, &mut terminal),
        None => serve(lang, &mut terminal),
    };
    let sentence = match result.and_then(|()| Ok(terminal.flush()?)) {
        Ok(()) | Err(Stop::NobodyReads) => return ExitCode::SUCCESS,
        Err(Stop::Because(sentence)) => sentence,
        Err(Stop::Broken(why)) => {
            Voice::new(lang).say(&Phrase::new("bad-terminal").with("why", why.to_string()))
        }
    };
    // What was said before goes out first. If nobody reads the error either, nothing is left to do.
    let _ = terminal.flush();
    let _ = writeln!(std::io::stderr(), "{sentence}");
    ExitCode::from(BAD_INPUT)
}

/// Without a command, the tavern opens with its defaults.
fn serve(lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
    match Arguments::parse_from(["tortuga", "serve"]).command {
        Some(command) => command.run(lang, terminal),
        None => unreachable!("a command was named"),
    }
}

fn read_lang(code: &str) -> Result<Lang, String> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| "expected is en or ru".to_owned())
}
