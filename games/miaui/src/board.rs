//! How Miaui is drawn: the lagoon in the middle, the seats around it, Kiti in her gap, and the player's dive cards.

mod cards;
mod guide;
mod hand;
mod kiti;
mod lagoon;
mod minute;
mod parts;
mod prompt;
mod ring;
mod scores;
mod seats;
mod standing;
mod status;
mod what;

use board::{Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What};
use game::{ScoreSheet, Seat, Seats};
use maud::{Markup, html};

use crate::view::Stage;
use crate::{Action, Event, Miaui, View};

/// A moment in which somebody lost a tie takes longer to read.
const PAUSE: u16 = 1_000;
const PAUSE_WITH_NOTE: u16 = 2_400;

impl Board for Miaui {
    const ART: Art = Art {
        css: include_str!("../art/miaui.css"),
        sprite: include_str!("../art/miaui.svg"),
        emblem: "diver",
    };

    const WHATS: &'static [What] = what::WHATS;

    fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
        minute::minute(part, scene)
    }

    fn standing(view: &View) -> Standing {
        standing::standing(view)
    }

    fn parts() -> Vec<Part> {
        parts::parts()
    }

    fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
        status::status(view, scene)
    }

    fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        prompt::prompt(view, legal, scene)
    }

    fn board(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        let class = if scene.n_seats() <= 4 { "miaui roomy" } else { "miaui" };
        let lagoon = lagoon::lagoon(view, scene);
        let seats = scene.around().enumerate();
        let seats: Vec<Region> =
            seats.map(|(place, seat)| seats::seat(view, seat, place, scene)).collect();
        let kiti = view.kiti.map(|right| kiti::kiti(right, scene));
        let baskets = scene.around().filter_map(|seat| seats::basket(view, seat, scene));
        let after: Vec<Region> = kiti.into_iter().chain(baskets).collect();
        let inside = [&lagoon].into_iter().chain(&seats).chain(&after);
        scene.frame("board", class, inside, |id| {
            html! {
                div class=(class) id=(id) {
                    (lagoon)
                    ul class="seats" role="list" aria-label=(scene.text("board-seats")) {
                        @for seat in &seats { (seat) }
                    }
                    @for region in &after { (region) }
                }
            }
        })
    }

    fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, legal, scene)
    }

    fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        guide::guide(view, legal, scene)
    }

    fn pause(view: &View) -> u16 {
        if prompt::note(view).is_some() { PAUSE_WITH_NOTE } else { PAUSE }
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::RoundBegan { .. } => LogKind::Chapter,
            // Everybody sees who has sealed a choice.
            Event::DiveChosen { .. } => LogKind::Silent,
            _ => LogKind::Line,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::LaidOpen { .. } | Event::LaidFaceDown { .. } => Some(Sound::Card),
            Event::DivesTurnedUp { .. } => Some(Sound::Splash),
            Event::Caught { .. } => Some(Sound::Coin),
            Event::KitiPlaced { .. } | Event::KitiMoved { .. } => Some(Sound::Cat),
            Event::GullsShuffledIn { .. } => Some(Sound::Dice),
            _ => None,
        }
    }

    fn hits(event: &Event) -> Seats {
        match event {
            Event::GullFed { seat, lost: Some(_) } => Seats::only(*seat),
            Event::TieBroken { among, to, .. } => among.without(*to),
            _ => Seats::NONE,
        }
    }

    /// R5, R6: used dive cards and buried catches are out of sight, so only the last round can be looked up.
    fn chapters_in_sight(view: &View) -> usize {
        if view.options.open_baskets || view.stage == Stage::Over { usize::MAX } else { 2 }
    }

    fn score_rows(view: &View, seat: Seat, _sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, scene)
    }
}
