//! Worked examples beside the rules that they show: the table before and after, what happened, and a way to play it.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use axum::extract::{Path, State};
use axum::response::Response;
use board::{Act, Drawing, Links, Player, Presence, Scene, still};
use bots::Level;
use game::{AnyMatch, PerLang, Phrase, PlayedExample, Seat, Shown, Viewer};
use maud::{Markup, PreEscaped, html};
use texts::EXAMPLE_NAMES;

use crate::api::Shared;
use crate::api::requests::TableRequest;
use crate::api::tables::make;
use crate::ids::TableId;
use crate::pages::layout::{Visit, icon, rules_path};
use crate::pages::lobby::table_path;
use crate::pages::me::Guest;
use crate::pages::page_words::{PageWords, board_words};
use crate::pages::{assets, layout};
use crate::problem::{Problem, Result};

/// The examples of a game in one language, by the number of their rule.
type Drawn = BTreeMap<&'static str, Markup>;

/// They never change, so each game's are drawn once in each language.
static DRAWN: LazyLock<BTreeMap<&'static str, PerLang<OnceLock<Drawn>>>> = LazyLock::new(|| {
    let empty = || PerLang { en: OnceLock::new(), ru: OnceLock::new() };
    catalog::GAMES.iter().map(|entry| (entry.game.info().id, empty())).collect()
});

/// The examples of the rule with this number.
pub(super) fn of_rule(number: &str, words: PageWords) -> Markup {
    let Some(entry) = words.game else { return Markup::default() };
    let drawn = DRAWN.get(entry.game.info().id).map(|drawn| drawn.get(words.lang));
    let drawn = drawn.map(|drawn| drawn.get_or_init(|| draw_all(entry, words)));
    drawn.and_then(|drawn| drawn.get(number)).cloned().unwrap_or_default()
}

fn draw_all(entry: &'static catalog::Entry, words: PageWords) -> Drawn {
    let mut drawn = Drawn::new();
    for example in entry.game.examples() {
        let markup = Stage { entry, words, example: &example }.draw();
        drawn.entry(example.rule).or_default().0.push_str(&markup.0);
    }
    drawn
}

/// An example, drawn for somebody.
struct Stage<'a> {
    entry: &'static catalog::Entry,
    words: PageWords,
    example: &'a PlayedExample,
}

impl Stage<'_> {
    fn draw(&self) -> Markup {
        let (words, example) = (self.words, self.example);
        let id = format!("example-{}", example.id);
        let play = format!("{}/examples/{}", rules_path(self.entry.game.info().id), example.id);
        let sheet = matches!(example.shows, Shown::Scores);
        html! {
            article.example id=(id) aria-labelledby={ (id) "-title" } {
                h3 id={ (id) "-title" } { span.tag { (words.text("rules-example")) } " " (self.say(&example.title)) }
                p { (self.say(&example.setting)) }
                div.stills {
                    (self.still("rules-example-before", &*example.before, Shown::End))
                    @if !matches!(example.shows, Shown::Nothing | Shown::Scores) {
                        (self.still("rules-example-after", &*example.after, example.shows))
                    }
                }
                ul.dots { @for line in &example.lines { li { (self.say(line)) } } }
                @if sheet { (self.with_scene(|scene| self.scores(scene))) }
                p { (self.say(&example.reason)) }
                form method="post" action=(play) {
                    button.btn { (icon("play")) (words.text("rules-example-play")) }
                }
            }
        }
    }

    /// A picture of the table, and the same in words for those who cannot see it.
    fn still(&self, caption: &'static str, table: &dyn AnyMatch, shows: Shown) -> Markup {
        let (viewer, board) = (self.example.viewer, self.entry.board);
        let seen = table.seen_by(viewer);
        let picture = self.with_scene(|scene| {
            let moment = match (shows, seen.n_moments()) {
                (Shown::LastMoment, 1..) => board.moment(seen, seen.n_moments() - 1, scene),
                _ => None,
            };
            self.picture(&moment.unwrap_or_else(|| board.draw(seen, scene)), table.n_actions())
        });
        html! {
            figure.still {
                figcaption { (self.words.text(caption)) }
                div.still-frame inert { (picture) }
                @if shows == Shown::End {
                    ul.sr { @for line in seen.sketch() { li { (self.say(&line)) } } }
                }
            }
        }
    }

    /// The number of actions before it tells the pictures of an example apart.
    fn picture(&self, drawing: &Drawing, n_actions: usize) -> Markup {
        let hand = matches!(self.example.viewer, Viewer::Seat(_)).then_some(&drawing.hand);
        let whole = html! { (drawing.board) @if let Some(hand) = hand { (hand) } };
        PreEscaped(still(&whole.0, &format!("{}-{n_actions}", self.example.id)))
    }

    fn scores(&self, scene: &Scene<'_>) -> Markup {
        let seen = self.example.after.seen_by(self.example.viewer);
        PreEscaped(still(&self.entry.board.scores(seen, scene).0, self.example.id))
    }

    fn say(&self, phrase: &Phrase) -> Markup {
        self.with_scene(|scene| scene.tell(phrase))
    }

    fn with_scene<T>(&self, show: impl FnOnce(&Scene<'_>) -> T) -> T {
        let id = self.entry.game.info().id;
        let names = EXAMPLE_NAMES.get(self.words.lang).iter();
        let player = |name| Player { name, presence: Presence::Unknown, until: None };
        let n_seats = self.example.before.seats().len();
        let players: Vec<Player<'_>> = names.take(n_seats).map(|name| player(name)).collect();
        let links = Links {
            sprite: assets::url(&format!("games/{id}.svg")),
            icons: assets::url("tavern.svg"),
            rules: layout::rules_path(id),
            emblem: self.entry.board.art().emblem,
            ..Links::default()
        };
        show(&Scene {
            words: board_words(id, self.words.lang),
            viewer: self.example.viewer,
            players: &players,
            act: Act::Look,
            links: &links,
            update: None,
        })
    }
}

/// A table of one's own at which the match begins with an example, against bots.
pub(crate) async fn play(
    State(tavern): State<Shared>,
    Path((game, example)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response> {
    let (guest, table) = begin(&tavern, &visit, &game, &example).await?;
    Ok(guest.led_to(&table_path(table), &tavern))
}

async fn begin(
    tavern: &Shared,
    visit: &Visit,
    game: &str,
    example: &str,
) -> Result<(Guest, TableId)> {
    let entry = catalog::find(game)?;
    let examples = entry.game.examples();
    let found = examples.iter().find(|found| found.id == example);
    let found = found.ok_or_else(|| Problem::missing("problem-no-example"))?;
    let own = found.viewer.seat().unwrap_or(Seat::new(0));
    let (game, n_seats) = (entry.game.info().id, found.before.seats().len());
    let request = TableRequest {
        position: Some(found.id.to_owned()),
        ..TableRequest::alone(game, n_seats, own, Level::USUAL.id())
    };
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let (table, _) = make(tavern, &guest.host, request).await?;
    Ok((guest, table))
}
