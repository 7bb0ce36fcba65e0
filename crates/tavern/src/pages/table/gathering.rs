//! The table before its match: who comes, who sits, who begins.

use board::{Region, RegionId, pieces};
use bots::Level;
use game::{OptionKind, Phrase, Seat};
use maud::{Markup, html};

use super::qr::qr;
use super::table_scene::{TableScene, level_text};
use super::talk::{self, Lines};
use crate::table::{Absence, Sitter};

/// The invite link is made only for whoever asks for the page, since only their request says by which address they
/// found us; a live page keeps it.
pub(crate) fn main(scene: &TableScene<'_>, origin: Option<&str>, lines: Lines) -> Region {
    let invite = html! {
        section class="panel" id="invite" aria-labelledby="invite-title" data-keep="" {
            @if let Some(origin) = origin { (invite(scene, origin)) }
        }
    };
    // An invited guest wants to sit down first; the host wants to invite others.
    let is_host = scene.is_host();
    let page = html! {
        main class="page" id="main" data-stage="gathering" {
            (heading(scene))
            @if is_host { (invite) } @else { (scene.board_scene().drawn("welcome", welcome(scene))) }
            section aria-labelledby="people-title" {
                div class="head2" {
                    h2 id="people-title" { (scene.text("table-people")) }
                    (scene.board_scene().drawn("seats-status", taken(scene)))
                }
                ul class="people" {
                    @for seat in scene.table().all_seats() { (person(scene, seat)) }
                }
                @if is_host { (levels(scene)) }
            }
            (scene.board_scene().drawn("begin", begin(scene)))
            (talk::chat(scene, lines))
            @if !is_host { (invite) }
        }
    };
    scene.board_scene().drawn("main", page)
}

fn heading(scene: &TableScene<'_>) -> Markup {
    let (table, board_scene) = (scene.table(), scene.board_scene());
    let setup = table.setup();
    html! {
        div {
            h1 { (scene.text("game-title")) }
            p class="lead" { (scene.text("game-blurb")) }
            p class="row" {
                @for chosen in chosen_options(scene) { span class="tag" { (scene.text(&chosen)) } }
                @if let Some(seconds) = setup.seconds {
                    span class="tag" {
                        (pieces::icon(&board_scene, "clock"))
                        (scene.say(&Phrase::new("table-seconds").with("seconds", seconds)))
                    }
                }
                span class="tag" {
                    @if setup.invite.is_some() {
                        (pieces::icon(&board_scene, "lock")) (scene.text("table-private"))
                    } @else {
                        (pieces::icon(&board_scene, "globe")) (scene.text("table-public"))
                    }
                }
                (board_scene.drawn("hints", html! {
                    span class="tag" id="hints" hidden[!table.gives_hints()] title=(scene.text("table-hint")) {
                        (pieces::icon(&board_scene, "helm")) (scene.text("table-hints"))
                    }
                }))
                @if setup.absence == Absence::StandIn {
                    span class="tag" { (pieces::icon(&board_scene, "bot")) (scene.text("new-stand-in")) }
                }
                @if !setup.spectators { span class="tag" { (scene.text("table-no-spectators")) } }
                a href=(scene.links.rules) target="_blank" { (scene.text("table-rules")) }
            }
        }
    }
}

/// What an invited guest sees before they sit.
fn welcome(scene: &TableScene<'_>) -> Markup {
    let table = scene.table();
    let host = table.seat_of(table.setup().host);
    let free = table.all_seats().find(|seat| *table.sitter(*seat) == Sitter::Open);
    let words = match (free, host) {
        (None, _) => Phrase::new("table-full"),
        (_, Some(host)) => Phrase::new("table-called").with("seat", host),
        _ => Phrase::new("table-called-plain"),
    };
    html! {
        section class="panel row" id="welcome" hidden[scene.own_seat().is_some()] {
            p class="grow" { (scene.say(&words)) }
            @if let Some(seat) = free {
                (scene.form(None, "sit", &html! {
                    input type="hidden" name="seat" value=(seat.number());
                    button class="btn gold big" { (pieces::icon(&scene.board_scene(), "hand")) (scene.text("table-sit-down")) }
                }))
            }
        }
    }
}

/// The texts of the options that differ from the default: a flag by its name, one of several values by that value.
fn chosen_options(scene: &TableScene<'_>) -> Vec<String> {
    let table = scene.table();
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
fn invite(scene: &TableScene<'_>, origin: &str) -> Markup {
    let board_scene = scene.board_scene();
    let link = format!("{origin}{}{}", scene.links.table, scene.links.query);
    html! {
        h2 id="invite-title" { (scene.text("table-invite")) }
        div class="invite" {
            div class="stack" {
                div class="field" {
                    label for="link" { (scene.text("table-link")) }
                    div class="copy" {
                        input class="input" id="link" readonly value=(link);
                        button class="btn sea" type="button" hidden data-copy="link" data-done=(scene.text("page-copied")) {
                            (pieces::icon(&board_scene, "link")) (scene.text("page-copy"))
                        }
                    }
                    p class="hint" { (scene.text("table-link-about")) }
                }
                p class="small muted" {
                    (pieces::icon(&board_scene, "lock")) " " (scene.text("table-sealed-deal")) " "
                    code { (scene.table().setup().commitment()) }
                }
            }
            (qr(&link, scene.text("table-qr").0))
        }
    }
}

fn taken(scene: &TableScene<'_>) -> Markup {
    let seats = scene.table().seats();
    let taken = seats.iter().filter(|sitter| **sitter != Sitter::Open).count();
    let words = Phrase::new("table-taken").with("taken", taken).with("seats", seats.len());
    html! {
        p class="muted" id="seats-status" role="status" aria-live="polite" { (scene.say(&words)) }
    }
}

fn person(scene: &TableScene<'_>, seat: Seat) -> Region {
    let sitter = scene.table().sitter(seat);
    let empty = if *sitter == Sitter::Open { " empty" } else { "" };
    let id = RegionId::from(("seat", seat.number()));
    let markup = html! {
        li class={ "person " (pieces::seat_class(seat)) (empty) } id=(id) {
            (pieces::emblem(&scene.board_scene()))
            div {
                b class="serif" { (scene.board_scene().name(seat)) }
                p class="muted small" { (about(scene, seat)) }
            }
            div class="row" { (controls(scene, seat)) }
        }
    };
    scene.board_scene().drawn(id, markup)
}

fn about(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let board_scene = scene.board_scene();
    let (icon, text) = match scene.table().sitter(seat) {
        Sitter::Open => ("person", scene.text("table-free-about")),
        Sitter::Bot { level, .. } => ("bot", scene.text(level_text(*level))),
        Sitter::Person { .. } if scene.own_seat() == Some(seat) => {
            ("person", scene.text("table-you"))
        }
        Sitter::Person { .. } if scene.sight.present().contains(seat) => {
            ("person", scene.text("table-online"))
        }
        Sitter::Person { .. } => ("offline", scene.text("table-away")),
    };
    let host = scene.table().sitter(seat).player() == Some(scene.table().setup().host);
    html! {
        (pieces::icon(&board_scene, icon)) " " (text)
        @if host { " " span class="tag" { (pieces::icon(&board_scene, "crown")) (scene.text("table-host")) } }
    }
}

/// What the looker may do with a seat.
fn controls(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let (host, own) = (scene.is_host(), scene.own_seat() == Some(seat));
    match scene.table().sitter(seat) {
        Sitter::Open => html! {
            (seat_form(scene, seat, "sit", "hand", "table-sit"))
            @if host { (bot_form(scene, seat)) }
        },
        Sitter::Person { .. } if own => seat_form(scene, seat, "stand", "door", "table-stand"),
        Sitter::Person { .. } | Sitter::Bot { .. } if host => {
            seat_form(scene, seat, "free", "close", "table-remove")
        }
        _ => Markup::default(),
    }
}

fn seat_form(scene: &TableScene<'_>, seat: Seat, ask: &str, icon: &str, text: &str) -> Markup {
    let button = html! {
        input type="hidden" name="seat" value=(seat.number());
        button class="btn slim" { (pieces::icon(&scene.board_scene(), icon)) (scene.text(text)) }
    };
    scene.form(None, ask, &button)
}

fn bot_form(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let id = format!("level-{}", seat.number());
    let levels = scene.table().kind().bots.levels();
    let choice = html! {
        input type="hidden" name="seat" value=(seat.number());
        label class="sr" for=(id) { (scene.text("table-level")) }
        select class="input grow" id=(id) name="level" {
            @for level in levels {
                option value=(level.id()) selected[*level == Level::USUAL] { (scene.text(level_text(*level))) }
            }
        }
        button class="btn slim" { (pieces::icon(&scene.board_scene(), "bot")) (scene.text("table-add-bot")) }
    };
    scene.form(Some("row"), "bot", &choice)
}

fn levels(scene: &TableScene<'_>) -> Markup {
    html! {
        dl class="levels hint" {
            @for level in scene.table().kind().bots.levels() {
                div {
                    dt { (scene.text(level_text(*level))) }
                    dd { (scene.text(&format!("new-level-{}", level.id()))) }
                }
            }
        }
    }
}

/// The button that begins the match, or who is waited for.
fn begin(scene: &TableScene<'_>) -> Markup {
    let table = scene.table();
    let taken = table.seats().iter().filter(|sitter| **sitter != Sitter::Open).count();
    let min = usize::from(table.kind().game.info().min_seats);
    let why = match (taken < min, taken < table.seats().len(), scene.is_host()) {
        (true, ..) => scene.say(&Phrase::new("table-too-few").with("min", min)),
        (_, _, false) => html! { (scene.text("table-host-begins")) },
        (_, true, true) => html! { (scene.text("table-free-seats-go")) },
        (_, false, true) => html! { (scene.text("table-all-here")) },
    };
    let buttons = html! {
        @if scene.is_host() {
            button class="btn gold big" aria-disabled=[(taken < min).then_some("true")] aria-describedby="begin-why" {
                (pieces::icon(&scene.board_scene(), "flag")) (scene.text("table-start"))
            }
            button class="btn quiet" name="ask" value="close" { (scene.text("table-close")) }
        }
        p id="begin-why" class="muted" { (why) }
    };
    html! { div id="begin" { (scene.form(Some("row"), "start", &buttons)) } }
}
