//! The table before its match: who comes, who sits, who begins.

use board::{Region, RegionId, pieces};
use bots::Level;
use game::{OptionKind, Phrase, Seat};
use maud::{Markup, html};

use super::qr::qr;
use super::table_scene::{TableScene, level_text};
use super::talk::{self, Lines};
use crate::table::{Absence, Sitter};

/// The table before its match. The invite link is made for who asks for the page, since only they know by which
/// address they found us; a live page keeps it.
pub fn main(setting: &TableScene<'_>, origin: Option<&str>, lines: Lines) -> Region {
    let invite = html! {
        section class="panel" id="invite" aria-labelledby="invite-title" data-keep="" {
            @if let Some(origin) = origin { (invite(setting, origin)) }
        }
    };
    // Who was invited wants to sit down first, who invites to call others.
    let is_host = setting.is_host();
    let page = html! {
        main class="page" id="main" data-stage="gathering" {
            (heading(setting))
            @if is_host { (invite) } @else { (setting.scene().drawn("welcome", welcome(setting))) }
            section aria-labelledby="people-title" {
                div class="head2" {
                    h2 id="people-title" { (setting.text("table-people")) }
                    (setting.scene().drawn("seats-status", taken(setting)))
                }
                ul class="people" {
                    @for seat in setting.table().all_seats() { (person(setting, seat)) }
                }
                @if is_host { (levels(setting)) }
            }
            (setting.scene().drawn("begin", begin(setting)))
            (talk::chat(setting, lines))
            @if !is_host { (invite) }
        }
    };
    setting.scene().drawn("main", page)
}

fn heading(setting: &TableScene<'_>) -> Markup {
    let (table, scene) = (setting.table(), setting.scene());
    let setup = table.setup();
    html! {
        div {
            h1 { (setting.text("game-title")) }
            p class="lead" { (setting.text("game-blurb")) }
            p class="row" {
                @for chosen in chosen_options(setting) { span class="tag" { (setting.text(&chosen)) } }
                @if let Some(seconds) = setup.seconds {
                    span class="tag" {
                        (pieces::icon(&scene, "clock"))
                        (setting.say(&Phrase::new("table-seconds").with("seconds", seconds)))
                    }
                }
                span class="tag" {
                    @if setup.invite.is_some() {
                        (pieces::icon(&scene, "lock")) (setting.text("table-private"))
                    } @else {
                        (pieces::icon(&scene, "globe")) (setting.text("table-public"))
                    }
                }
                (scene.drawn("hints", html! {
                    span class="tag" id="hints" hidden[!table.gives_hints()] title=(setting.text("table-hint")) {
                        (pieces::icon(&scene, "helm")) (setting.text("table-hints"))
                    }
                }))
                @if setup.absence == Absence::StandIn {
                    span class="tag" { (pieces::icon(&scene, "bot")) (setting.text("new-stand-in")) }
                }
                @if !setup.spectators { span class="tag" { (setting.text("table-no-spectators")) } }
                a href=(setting.links.rules) target="_blank" { (setting.text("table-rules")) }
            }
        }
    }
}

/// What somebody finds who was invited and does not sit yet.
fn welcome(setting: &TableScene<'_>) -> Markup {
    let table = setting.table();
    let host = table.seat_of(table.setup().host);
    let free = table.all_seats().find(|seat| *table.sitter(*seat) == Sitter::Open);
    let words = match (free, host) {
        (None, _) => Phrase::new("table-full"),
        (_, Some(host)) => Phrase::new("table-called").with("seat", host),
        _ => Phrase::new("table-called-plain"),
    };
    html! {
        section class="panel row" id="welcome" hidden[setting.own_seat().is_some()] {
            p class="grow" { (setting.say(&words)) }
            @if let Some(seat) = free {
                (setting.form(None, "sit", &html! {
                    input type="hidden" name="seat" value=(seat.number());
                    button class="btn gold big" { (pieces::icon(&setting.scene(), "hand")) (setting.text("table-sit-down")) }
                }))
            }
        }
    }
}

/// The texts of what was chosen otherwise than usual: a flag by its name, one of several values by that value.
fn chosen_options(setting: &TableScene<'_>) -> Vec<String> {
    let table = setting.table();
    let specs = table.kind().game.options().iter();
    let chosen = specs.filter_map(|spec| {
        let options = &table.setup().options;
        let (id, value) = options.iter().find(|(option, _)| option == spec.id)?;
        match spec.kind {
            OptionKind::Flag => (value == "true").then(|| format!("option-{id}")),
            OptionKind::Choice(values) => {
                (values.first() != Some(&value.as_str())).then(|| format!("option-{id}-{value}"))
            }
        }
    });
    chosen.collect()
}

/// The link, as text and as a picture, and what the deal is bound to.
fn invite(setting: &TableScene<'_>, origin: &str) -> Markup {
    let scene = setting.scene();
    let link = format!("{origin}{}{}", setting.links.table, setting.links.query);
    html! {
        h2 id="invite-title" { (setting.text("table-invite")) }
        div class="invite" {
            div class="stack" {
                div class="field" {
                    label for="link" { (setting.text("table-link")) }
                    div class="copy" {
                        input class="input" id="link" readonly value=(link);
                        button class="btn sea" type="button" hidden data-copy="link" data-done=(setting.text("page-copied")) {
                            (pieces::icon(&scene, "link")) (setting.text("page-copy"))
                        }
                    }
                    p class="hint" { (setting.text("table-link-about")) }
                }
                p class="small muted" {
                    (pieces::icon(&scene, "lock")) " " (setting.text("table-sealed-deal")) " "
                    code { (setting.table().setup().commitment()) }
                }
            }
            (qr(&link, setting.text("table-qr").0))
        }
    }
}

fn taken(setting: &TableScene<'_>) -> Markup {
    let seats = setting.table().seats();
    let taken = seats.iter().filter(|sitter| **sitter != Sitter::Open).count();
    let words = Phrase::new("table-taken").with("taken", taken).with("seats", seats.len());
    html! {
        p class="muted" id="seats-status" role="status" aria-live="polite" { (setting.say(&words)) }
    }
}

fn person(setting: &TableScene<'_>, seat: Seat) -> Region {
    let sitter = setting.table().sitter(seat);
    let empty = if *sitter == Sitter::Open { " empty" } else { "" };
    let id = RegionId::from(("seat", seat.number()));
    let markup = html! {
        li class={ "person " (pieces::seat_class(seat)) (empty) } id=(id) {
            (pieces::emblem(&setting.scene()))
            div {
                b class="serif" { (setting.scene().name(seat)) }
                p class="muted small" { (about(setting, seat)) }
            }
            div class="row" { (controls(setting, seat)) }
        }
    };
    setting.scene().drawn(id, markup)
}

fn about(setting: &TableScene<'_>, seat: Seat) -> Markup {
    let scene = setting.scene();
    let (icon, text) = match setting.table().sitter(seat) {
        Sitter::Open => ("person", setting.text("table-free-about")),
        Sitter::Bot { level, .. } => ("bot", setting.text(level_text(*level))),
        Sitter::Person { .. } if setting.own_seat() == Some(seat) => {
            ("person", setting.text("table-you"))
        }
        Sitter::Person { .. } if setting.sight.present().contains(seat) => {
            ("person", setting.text("table-online"))
        }
        Sitter::Person { .. } => ("offline", setting.text("table-away")),
    };
    let host = setting.table().sitter(seat).player() == Some(setting.table().setup().host);
    html! {
        (pieces::icon(&scene, icon)) " " (text)
        @if host { " " span class="tag" { (pieces::icon(&scene, "crown")) (setting.text("table-host")) } }
    }
}

/// What the looker may do with a seat.
fn controls(setting: &TableScene<'_>, seat: Seat) -> Markup {
    let (host, own) = (setting.is_host(), setting.own_seat() == Some(seat));
    match setting.table().sitter(seat) {
        Sitter::Open => html! {
            (seat_form(setting, seat, "sit", "hand", "table-sit"))
            @if host { (bot_form(setting, seat)) }
        },
        Sitter::Person { .. } if own => seat_form(setting, seat, "stand", "door", "table-stand"),
        Sitter::Person { .. } | Sitter::Bot { .. } if host => {
            seat_form(setting, seat, "free", "close", "table-remove")
        }
        _ => Markup::default(),
    }
}

fn seat_form(setting: &TableScene<'_>, seat: Seat, ask: &str, icon: &str, text: &str) -> Markup {
    let button = html! {
        input type="hidden" name="seat" value=(seat.number());
        button class="btn slim" { (pieces::icon(&setting.scene(), icon)) (setting.text(text)) }
    };
    setting.form(None, ask, &button)
}

fn bot_form(setting: &TableScene<'_>, seat: Seat) -> Markup {
    let id = format!("level-{}", seat.number());
    let levels = setting.table().kind().bots.levels();
    let choice = html! {
        input type="hidden" name="seat" value=(seat.number());
        label class="sr" for=(id) { (setting.text("table-level")) }
        select class="input grow" id=(id) name="level" {
            @for level in levels {
                option value=(level.id()) selected[*level == Level::USUAL] { (setting.text(level_text(*level))) }
            }
        }
        button class="btn slim" { (pieces::icon(&setting.scene(), "bot")) (setting.text("table-add-bot")) }
    };
    setting.form(Some("row"), "bot", &choice)
}

/// How well the bots of each level play.
fn levels(setting: &TableScene<'_>) -> Markup {
    html! {
        dl class="levels hint" {
            @for level in setting.table().kind().bots.levels() {
                div {
                    dt { (setting.text(level_text(*level))) }
                    dd { (setting.text(&format!("new-level-{}", level.id()))) }
                }
            }
        }
    }
}

/// The button that begins the match, or who is waited for.
fn begin(setting: &TableScene<'_>) -> Markup {
    let table = setting.table();
    let taken = table.seats().iter().filter(|sitter| **sitter != Sitter::Open).count();
    let min = usize::from(table.kind().game.info().min_seats);
    let why = match (taken < min, taken < table.seats().len(), setting.is_host()) {
        (true, ..) => setting.say(&Phrase::new("table-too-few").with("min", min)),
        (_, _, false) => html! { (setting.text("table-host-begins")) },
        (_, true, true) => html! { (setting.text("table-free-seats-go")) },
        (_, false, true) => html! { (setting.text("table-all-here")) },
    };
    let buttons = html! {
        @if setting.is_host() {
            button class="btn gold big" aria-disabled=[(taken < min).then_some("true")] aria-describedby="begin-why" {
                (pieces::icon(&setting.scene(), "flag")) (setting.text("table-start"))
            }
            button class="btn quiet" name="ask" value="close" { (setting.text("table-close")) }
        }
        p id="begin-why" class="muted" { (why) }
    };
    html! { div id="begin" { (setting.form(Some("row"), "start", &buttons)) } }
}
