//! What a replay shows: the board at one step, the controls, and what is known about the match.

use game::{Phrase, Seat, Viewer};
use maud::{Markup, html};

use super::steps::{Replay, SeenStep};
use super::turning_points::TurningPoints;
use super::verification::Verification;
use super::why::Why;
use super::{Part, Source, play_on};
use crate::analysis::{Analysis, Progress, Reasons};
use crate::pages::forms::encoded;
use crate::pages::layout::icon;
use crate::pages::me::copy_field;
use crate::pages::page_words::PageWords;

/// A step of a replay, for one reader.
#[derive(Debug)]
pub(crate) struct ReplayPage<'a> {
    pub(crate) words: PageWords,
    pub(crate) replay: &'a Replay,
    pub(crate) source: &'a Source,
    /// The link that holds the whole match; `None` if it would be too long.
    pub(crate) link: Option<String>,
    pub(crate) step: usize,
    /// Through whose eyes the step is shown.
    pub(crate) viewer: Viewer,
    /// What the reader noted before the deal.
    pub(crate) mark: Option<&'a str>,
    /// How far the search for turning points is; `None` if the match has none.
    pub(crate) progress: Option<&'a Progress<Analysis>>,
    /// What is known of why the next decision was made, if that was asked.
    pub(crate) why: Option<&'a Progress<Option<Reasons>>>,
    pub(crate) part: Part,
}

impl ReplayPage<'_> {
    pub(crate) fn titles(&self) -> (String, String) {
        let game = self.words.text("game-title");
        let say = |id| self.words.say(&Phrase::new(id).with("game", game.as_str()));
        (say("replay-title"), say("replay-place"))
    }

    pub(crate) fn main(&self) -> Markup {
        let words = self.words;
        let step = self.replay.seen_step(self.step, self.viewer, words.lang);
        let [before, after] = &step.drawing.status;
        html! {
            main #main.table.replay {
                h1.sr { (self.titles().0) }
                section.play aria-label=(words.text("replay-board")) {
                    div #status.status {
                        (before)
                        p #prompt.prompt role="status" aria-live="polite" { (step.drawing.prompt) }
                        (after)
                    }
                    (step.drawing.board)
                    (self.controls(step.drawing.pause))
                    (self.why(step.chooses))
                    @if matches!(self.viewer, Viewer::Seat(_)) && self.step < self.replay.last() {
                        (step.drawing.hand)
                    }
                    @if self.step == self.replay.last() {
                        div #sheets { (self.replay.scores(self.viewer, words.lang)) }
                    }
                    (self.turning_points())
                }
                aside.side.wide aria-label=(words.text("replay-about")) {
                    (self.eyes())
                    @if self.source.key.is_some() { (play_on::form(self, step.to_act)) }
                    (self.log(&step))
                    (self.keep())
                    (self.verification())
                }
            }
        }
    }

    pub(crate) fn turning_points(&self) -> Markup {
        let Some(progress) = self.progress else { return Markup::default() };
        TurningPoints {
            words: self.words,
            replay: self.replay,
            progress,
            step: self.step,
            address: &self.address(),
            part: self.part,
        }
        .show()
    }

    /// Why the next decision was made, for whoever asked.
    pub(crate) fn why_now(&self) -> Markup {
        self.why(self.replay.seen_step(self.step, self.viewer, self.words.lang).chooses)
    }

    fn why(&self, chooses: Option<Seat>) -> Markup {
        Why {
            words: self.words,
            replay: self.replay,
            searchers: self.source.searchers,
            chooses: chooses.filter(|_| self.progress.is_some()),
            progress: self.why,
            address: &format!("{}&step={}", self.address(), self.step),
            part: self.part,
        }
        .show()
    }

    /// The address of the replay through these eyes, ready for a step to be appended.
    fn address(&self) -> String {
        let along = self.source.along.iter().map(|(name, value)| (*name, value.as_str()));
        let eyes = eyes_word(self.viewer);
        format!("{}?{}", self.source.path, query(along.chain([("as", eyes.as_str())])))
    }

    /// The fields that every form sends along, except those named in `but`.
    pub(super) fn along(&self, but: &[&str]) -> Markup {
        let step = self.step.to_string();
        let eyes = eyes_word(self.viewer);
        let own = [
            ("step", step.as_str()),
            ("as", eyes.as_str()),
            ("mark", self.mark.unwrap_or_default()),
        ];
        let own = own.into_iter().filter(|(name, value)| !value.is_empty() && !but.contains(name));
        html! {
            @for (name, value) in &self.source.along { input type="hidden" name=(name) value=(value); }
            @for (name, value) in own { input type="hidden" name=(name) value=(value); }
        }
    }

    fn controls(&self, pause: u16) -> Markup {
        let (words, step, last) = (self.words, self.step, self.replay.last());
        let jump = |symbol, text, to: usize| {
            html! {
                button.btn.square name="step" value=(to) data-step=(to) aria-label=(words.text(text))
                    aria-disabled=[(to == step).then_some("true")] { (icon(symbol)) }
            }
        };
        let counted = words.say(&Phrase::new("replay-of").with("step", step).with("steps", last));
        html! {
            form #player.panel.player method="get" action=(self.source.path) data-pause=(pause) data-last=(last) {
                (self.along(&["step"]))
                div.steps {
                    (jump("first", "replay-first", 0))
                    (jump("prev", "replay-previous", step.saturating_sub(1)))
                    button #play-button.btn.gold.square type="button" hidden data-play=(words.text("replay-play"))
                        data-stop=(words.text("replay-pause")) { (icon("play")) (icon("pause")) }
                    (jump("next", "replay-next", (step + 1).min(last)))
                    (jump("last", "replay-last", last))
                    div.grow {
                        label.sr for="step" { (words.text("replay-step")) }
                        input #step type="range" name="at" min="0" max=(last) value=(step) aria-valuetext=(counted);
                    }
                    output #counted for="step" { (counted) }
                    button.btn.slim data-noscript { (words.text("replay-go")) }
                }
            }
        }
    }

    fn eyes(&self) -> Markup {
        let words = self.words;
        let as_seat = |name: &str| words.say(&Phrase::new("replay-as").with("name", name));
        let mut offered = vec![(Viewer::Referee, words.text("replay-all"))];
        for (number, name) in self.replay.names(&words).iter().enumerate() {
            offered.push((Viewer::Seat(Seat::new(number as u8)), as_seat(name)));
        }
        offered.push((Viewer::Spectator, words.text("replay-as-spectator")));
        html! {
            form #eyes.panel.stack method="get" action=(self.source.path) {
                (self.along(&["as"]))
                fieldset.stack {
                    legend.label.serif { (words.text("replay-shown")) }
                    div.field {
                        label.sr for="as" { (words.text("replay-seen-by")) }
                        select #as.input name="as" {
                            @for (viewer, text) in offered {
                                option value=(eyes_word(viewer)) selected[viewer == self.viewer] { (text) }
                            }
                        }
                    }
                }
                button.btn.slim data-noscript { (words.text("replay-show")) }
            }
        }
    }

    fn keep(&self) -> Markup {
        let words = self.words;
        html! {
            section #keep.panel.stack aria-label=(words.text("replay-keep")) {
                @if !self.source.download.is_empty() {
                    a.btn href=(self.source.download) download { (icon("download")) (words.text("replay-download")) }
                }
                @match &self.link {
                    Some(link) => {
                        div.field {
                            label for="share" { (words.text("replay-share")) }
                            (copy_field(words, "share", link))
                        }
                    }
                    None => { p.hint { (words.text("replay-share-long")) } }
                }
            }
        }
    }

    fn verification(&self) -> Markup {
        let words = self.words;
        let mark = self.mark.or(self.source.mark.as_deref());
        html! {
            div #verification.stack {
                (Verification::of(self.replay, mark, words).show(words))
                @if self.replay.game.deal().is_some() {
                    form method="get" action=(self.source.path) {
                        (self.along(&["mark"]))
                        div.field {
                            label for="mark" { (words.text("verify-note")) }
                            div.copy {
                                input #mark.input name="mark" value=[self.mark] spellcheck="false" autocomplete="off";
                                button.btn { (words.text("verify-compare")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn log(&self, step: &SeenStep) -> Markup {
        let words = self.words;
        html! {
            details #log-fold.panel.fold open {
                summary { (icon("log")) (words.text("replay-log")) }
                div.fill {
                    div #log.scroll role="log" aria-label=(words.text("replay-log-about")) tabindex="0" {
                        ol.log {
                            @for (number, entry) in step.log().iter().enumerate() {
                                li #{ "log-" (entry.nth) } .mark[entry.is_chapter] .new[!entry.is_chapter && number >= step.n_old] {
                                    (entry.words)
                                }
                            }
                            @if step.log().is_empty() { li.muted { (words.text("replay-nothing-yet")) } }
                        }
                    }
                }
            }
        }
    }
}

fn query<'a>(pairs: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let pairs: Vec<String> =
        pairs.map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    pairs.join("&")
}

/// A viewer as a word in the address.
fn eyes_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.number().to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Referee => "all".to_owned(),
    }
}
