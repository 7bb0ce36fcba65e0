//! What can be chosen for a table, as forms ask for it: for a new one, and until its match begins.

use std::collections::BTreeMap;

use catalog::Entry;
use game::{OptionKind, OptionSpec, Phrase};
use maud::{Markup, html};

use super::forms::Fields;
use super::page_words::PageWords;
use crate::table::ask::OPTION;
use crate::table::setting_up::Setting;
use crate::table::{Absence, Hints, TableSetup};

/// The times offered for a decision, in seconds; 0 is no clock.
const CLOCKS: [u32; 5] = [0, 30, 60, 300, 86_400];

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SetupForm {
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) private: bool,
    pub(crate) spectators: bool,
    /// 0 is no clock.
    pub(crate) seconds: u32,
    pub(crate) absence: Absence,
    pub(crate) hints: Hints,
}

impl SetupForm {
    /// What most people want: a table for friends without a clock.
    pub(crate) const fn usual() -> Self {
        Self {
            options: BTreeMap::new(),
            private: true,
            spectators: true,
            seconds: 0,
            absence: Absence::Wait,
            hints: Hints::Alone,
        }
    }

    pub(crate) fn of(setup: &TableSetup) -> Self {
        Self {
            options: setup.options.iter().cloned().collect(),
            private: setup.invite.is_some(),
            spectators: setup.spectators,
            seconds: setup.seconds.unwrap_or(0),
            absence: setup.absence,
            hints: setup.hints,
        }
    }

    pub(crate) fn read(fields: &Fields, specs: &[OptionSpec]) -> Self {
        let option = |spec: &OptionSpec| {
            let value = fields.last(&format!("{OPTION}{}", spec.id))?;
            Some((spec.id.to_owned(), value.to_owned()))
        };
        Self {
            options: specs.iter().filter_map(option).collect(),
            private: fields.last("private") != Some("false"),
            spectators: fields.last("spectators") != Some("false"),
            seconds: fields.number("seconds").unwrap_or(0),
            absence: match fields.last("absence") {
                Some("stand_in") => Absence::StandIn,
                _ => Absence::Wait,
            },
            hints: match fields.last("hints") {
                Some("always") => Hints::Always,
                Some("never") => Hints::Never,
                _ => Hints::Alone,
            },
        }
    }

    fn option(&self, spec: &OptionSpec) -> &str {
        let default = match spec.kind {
            OptionKind::Flag => "false",
            OptionKind::Choice(values) => values.first().copied().unwrap_or_default(),
        };
        self.options.get(spec.id).map_or(default, String::as_str)
    }

    /// What is chosen, in a few words each: options that are not as usual, and everything else.
    pub(crate) fn said(&self, entry: &Entry, words: PageWords) -> Vec<String> {
        let is_unusual = |spec: &&OptionSpec| {
            let usual = Self::usual();
            self.option(spec) != usual.option(spec)
        };
        let options = entry.game.options().iter().filter(is_unusual);
        let options = options.map(|spec| Setting::Option(spec.id));
        let others = [Setting::Door, Setting::Clock];
        let absence = (self.absence != Absence::Wait).then_some(Setting::Absence);
        let spectators = (!self.spectators).then_some(Setting::Spectators);
        let all = options.chain(others).chain(absence).chain(spectators);
        all.filter_map(|setting| self.say(setting, entry, words)).collect()
    }

    /// How one thing is now; the number of seats is not among them.
    pub(crate) fn say(&self, setting: Setting, entry: &Entry, words: PageWords) -> Option<String> {
        Some(match setting {
            Setting::Seats => return None,
            Setting::Option(id) => {
                let spec = entry.game.options().iter().find(|spec| spec.id == id)?;
                self.say_option(spec, words)
            }
            Setting::Door if self.private => words.text("table-private"),
            Setting::Door => words.text("table-public"),
            Setting::Spectators if self.spectators => words.text("new-spectators"),
            Setting::Spectators => words.text("table-no-spectators"),
            Setting::Clock => clock_words(self.seconds, words),
            Setting::Absence if self.absence == Absence::Wait => words.text("new-wait"),
            Setting::Absence => words.text("new-stand-in"),
            Setting::Hints => {
                let hints = words.look_up(hints_text(self.hints));
                words.say(&Phrase::new("table-hints-are").with("hints", hints))
            }
        })
    }

    fn say_option(&self, spec: &OptionSpec, words: PageWords) -> String {
        let (id, value) = (format!("{OPTION}{}", spec.id), self.option(spec));
        match spec.kind {
            OptionKind::Choice(_) => words.look_up(&format!("{id}-{value}")),
            OptionKind::Flag if value == "true" => words.look_up(&id),
            OptionKind::Flag => {
                words.say(&Phrase::new("table-without").with("option", words.look_up(&id)))
            }
        }
    }

    /// The fields for all of it.
    pub(crate) fn fields(&self, entry: &Entry, words: PageWords) -> Markup {
        html! {
            @if !entry.game.options().is_empty() { (self.variants(entry, words)) }
            (self.fields_around(words))
        }
    }

    /// The same where the match itself is given.
    pub(crate) fn fields_around_a_match(&self, words: PageWords) -> Markup {
        html! {
            @for (id, value) in &self.options {
                input type="hidden" name={ (OPTION) (id) } value=(value);
            }
            (self.fields_around(words))
        }
    }

    fn fields_around(&self, words: PageWords) -> Markup {
        html! {
            fieldset {
                legend.label { (words.text("new-door")) }
                div.choices {
                    (radio(words, ("private", "true"), "new-link", self.private))
                    (radio(words, ("private", "false"), "new-public", !self.private))
                }
                input type="hidden" name="spectators" value="false";
                div.choices {
                    label.choice {
                        input type="checkbox" name="spectators" value="true" checked[self.spectators];
                        (title_and_about(words, "new-spectators"))
                    }
                }
            }
            (self.clock(words))
            (self.help(words))
        }
    }

    fn variants(&self, entry: &Entry, words: PageWords) -> Markup {
        let specs = entry.game.options();
        html! {
            fieldset {
                legend.label { (words.text("new-variants")) }
                @if specs.len() > 1 { p.hint { (words.text("new-variants-hint")) } }
                div.choices { @for spec in specs { (self.variant(spec, words)) } }
            }
        }
    }

    fn variant(&self, spec: &OptionSpec, words: PageWords) -> Markup {
        let id = format!("{OPTION}{}", spec.id);
        let (title, about) = (words.look_up(&id), words.attribute(&id, "about"));
        let chosen = self.option(spec);
        match spec.kind {
            OptionKind::Flag => html! {
                label.choice {
                    input type="checkbox" name=(id) value="true" checked[chosen == "true"];
                    span { b { (title) } @if let Some(about) = about { span.hint { (about) } } }
                }
            },
            OptionKind::Choice(values) => html! {
                div.field {
                    label for=(id) { (title) }
                    select.input id=(id) name=(id) {
                        @for value in values {
                            option value=(value) selected[chosen == *value] { (words.look_up(&format!("{id}-{value}"))) }
                        }
                    }
                    @if let Some(about) = about { p.hint { (about) } }
                }
            },
        }
    }

    fn clock(&self, words: PageWords) -> Markup {
        let wait = self.absence == Absence::Wait;
        let own = Some(self.seconds).filter(|seconds| !CLOCKS.contains(seconds));
        html! {
            fieldset {
                legend.label { (words.text("new-clock")) }
                div.choices {
                    @for seconds in CLOCKS {
                        (radio(words, ("seconds", &seconds.to_string()), &clock_text(seconds), self.seconds == seconds))
                    }
                    @if let Some(own) = own {
                        label.choice {
                            input type="radio" name="seconds" value=(own) checked;
                            b { (clock_words(own, words)) }
                        }
                    }
                }
            }
            fieldset {
                legend.label { (words.text("new-absence")) }
                div.choices {
                    (radio(words, ("absence", "wait"), "new-wait", wait))
                    (radio(words, ("absence", "stand_in"), "new-stand-in", !wait))
                }
            }
        }
    }

    fn help(&self, words: PageWords) -> Markup {
        let offered = [("alone", Hints::Alone), ("always", Hints::Always), ("never", Hints::Never)];
        html! {
            fieldset {
                legend.label { (words.text("new-hints")) }
                p.hint { (words.text("new-hints-hint")) }
                div.choices {
                    @for (value, hints) in offered {
                        (radio(words, ("hints", value), hints_text(hints), self.hints == hints))
                    }
                }
            }
        }
    }
}

const fn hints_text(hints: Hints) -> &'static str {
    match hints {
        Hints::Alone => "new-hints-alone",
        Hints::Always => "new-hints-always",
        Hints::Never => "new-hints-never",
    }
}

fn clock_text(seconds: u32) -> String {
    format!("new-clock-{seconds}")
}

/// How long a decision may take, in the largest unit that fits.
pub(crate) fn clock_words(seconds: u32, words: PageWords) -> String {
    let (id, n) = match seconds {
        offered if CLOCKS.contains(&offered) => return words.look_up(&clock_text(offered)),
        hours if hours % 3_600 == 0 => ("table-hours", hours / 3_600),
        minutes if minutes % 60 == 0 => ("table-minutes", minutes / 60),
        seconds => ("table-seconds", seconds),
    };
    words.say(&Phrase::new(id).with("n", n))
}

fn radio(words: PageWords, (name, value): (&str, &str), text: &str, is_on: bool) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[is_on];
            (title_and_about(words, text))
        }
    }
}

fn title_and_about(words: PageWords, id: &str) -> Markup {
    html! {
        span { b { (words.look_up(id)) } span.hint { (words.attribute(id, "about").unwrap_or_default()) } }
    }
}
