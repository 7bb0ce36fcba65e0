//! The commands of the program. To add one: its file, and a line in the list below.

mod arena;
mod engine;
mod games;
mod load;
mod move_in;
mod puzzles;
mod rebuild;
mod replay;
mod rules;
mod serve;
mod simulate;
mod sit;
mod train;
mod verify;

use clap::Subcommand;
use game::Lang;

use crate::stop::Stop;
use crate::terminal::Terminal;

pub(crate) trait Run {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop>;
}

/// Makes help and dispatch from one list.
macro_rules! commands {
    ($($name:ident($arguments:ty),)*) => {
        /// The doc comment of each type is its help.
        #[derive(Debug, Subcommand)]
        pub(crate) enum Command {
            $($name($arguments),)*
        }

        impl Run for Command {
            fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
                match self {
                    $(Self::$name(command) => command.run(lang, terminal),)*
                }
            }
        }
    };
}

commands! {
    Serve(serve::Serve),
    Play(crate::play::Play),
    Games(games::Games),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Puzzles(puzzles::Puzzles),
    Train(train::Train),
    Engine(engine::Engine),
    Sit(sit::Sit),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Load(load::Load),
    MoveIn(move_in::MoveIn),
    Rebuild(rebuild::Rebuild),
}
