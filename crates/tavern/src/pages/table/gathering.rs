//! The table before its match: who comes, who sits, who begins.

use board::{Region, RegionId, pieces};
use bots::Level;
use game::{Phrase, Seat, Seats};
use maud::{Markup, html};

use super::beginning;
use super::qr::qr;
use super::sayings;
use super::table_scene::{TableScene, level_text};
use super::talk::{self, Lines};
use crate::pages::page_words::PageWords;
use crate::pages::setup_form::SetupForm;
use crate::players::MAX_NAME;
use crate::table::Sitter;

/// The invite link is made only for whoever asks for the page, since only their request says by which address they
/// found us; a live page keeps it as long as the same word opens the door.
pub(crate) fn main(scene: &TableScene<'_>, origin: Option<&str>, lines: Lines) -> Region {
    let is_host = scene.is_host();
    let page = html! {
        main class="page" id="main" data-stage="gathering" {
            (heading(scene))
            (beginning::told(scene))
            (scene.board_scene().drawn("changed", changed(scene)))
            div class="cols" {
                div class="stack" {
                    @if !is_host { (scene.board_scene().drawn("welcome", welcome(scene))) }
                    (scene.board_scene().drawn("begin", begin(scene)))
                    (people(scene))
                    @if is_host { (settings(scene)) (closing(scene)) }
                }
                div class="stack" { (invite(scene, origin)) (talk::chat(scene, lines)) }
            }
            (sayings::draw_box(scene))
        }
    };
    scene.board_scene().drawn("main", page)
}

fn people(scene: &TableScene<'_>) -> Markup {
    html! {
        section aria-labelledby="people-title" {
            div class="head2" {
                h2 id="people-title" { (scene.text("table-people")) }
                (scene.board_scene().drawn("seats-status", taken(scene)))
            }
            ul class="people" {
                @for seat in scene.table().all_seats() { (person(scene, seat)) }
            }
        }
    }
}

fn page_words(scene: &TableScene<'_>) -> PageWords {
    PageWords::of_game(scene.words.lang(), scene.table().game_id())
}

fn heading(scene: &TableScene<'_>) -> Markup {
    let (table, board_scene) = (scene.table(), scene.board_scene());
    let said = SetupForm::of(table.setup()).said(table.kind(), page_words(scene));
    html! {
        div {
            h1 { (scene.text("game-title")) }
            p class="lead" { (scene.text("game-blurb")) }
            p class="row" {
                @for said in said { span class="tag" { (said) } }
                (board_scene.drawn("hints", html! {
                    span class="tag" id="hints" hidden[!table.gives_hints()] title=(scene.text("table-hint")) {
                        (pieces::icon(&board_scene, "helm")) (scene.text("table-hints"))
                    }
                }))
                a href=(scene.links.rules) target="_blank" { (scene.text("table-rules")) }
            }
        }
    }
}

/// What the host changed last, for those who may have sat down before.
fn changed(scene: &TableScene<'_>) -> Markup {
    let (table, words) = (scene.table(), page_words(scene));
    let form = SetupForm::of(table.setup());
    let seats = Phrase::new("table-seats").with("n", table.seats().len());
    let said = table.changed().iter().map(|setting| {
        form.say(*setting, table.kind(), words).unwrap_or_else(|| words.say(&seats))
    });
    let said: Vec<String> = said.collect();
    html! {
        div id="changed" role="status" aria-live="polite" {
            @if !said.is_empty() {
                p class="verify" {
                    (pieces::icon(&scene.board_scene(), "wave"))
                    span {
                        b { (scene.text("table-changed")) }
                        @for said in said { " " span class="tag" { (said) } }
                    }
                }
            }
        }
    }
}

/// What the host may still change.
fn settings(scene: &TableScene<'_>) -> Region {
    let (table, words) = (scene.table(), page_words(scene));
    let form = SetupForm::of(table.setup());
    let n_seats = table.seats().len() as u8;
    scene.board_scene().region("settings", (&form, n_seats), |id| {
        let content = html! {
            @if table.is_dealt() {
                (seats(scene, n_seats))
                (form.fields(table.kind(), words))
            } @else {
                (form.fields_around_a_match(words))
            }
            (levels(scene))
            div class="row" { button class="btn gold" { (scene.text("table-set-up")) } }
        };
        html! {
            details class="panel more" id=(id) {
                summary { (pieces::icon(&scene.board_scene(), "helm")) b { (scene.text("table-settings")) } }
                (scene.form(Some("stack"), "set_up", &content))
            }
        }
    })
}

fn seats(scene: &TableScene<'_>, n_seats: u8) -> Markup {
    let info = scene.table().kind().game.info();
    html! {
        div class="row" {
            label class="label" for="seats" { (scene.text("new-seats")) }
            select class="input slim" id="seats" name="seats" {
                @for n in info.min_seats..=info.max_seats {
                    option value=(n) selected[n == n_seats] { (n) }
                }
            }
        }
    }
}

/// Closing asks first.
fn closing(scene: &TableScene<'_>) -> Markup {
    let form = scene.form(
        None,
        "close",
        &html! {
            button class="btn bad" { (scene.text("table-close")) }
        },
    );
    html! {
        p class="row" {
            button class="btn quiet" type="button" popovertarget="closing" { (scene.text("table-close")) }
        }
        div class="panel stack" id="closing" popover="" {
            h2 { (scene.text("table-closing")) }
            p class="muted" { (scene.text("table-closing-about")) }
            (form)
            button class="btn" type="button" popovertarget="closing" popovertargetaction="hide" {
                (scene.text("table-keep-open"))
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

/// The link, as text and as a picture, and what the deal is bound to.
fn invite(scene: &TableScene<'_>, origin: Option<&str>) -> Markup {
    let board_scene = scene.board_scene();
    let door = scene.table().setup().invite.as_deref().unwrap_or("open");
    let link = format!("{}{}{}", origin.unwrap_or_default(), scene.links.table, scene.links.query);
    html! {
        section class="panel" id={ "invite-" (door) } aria-labelledby="invite-title" data-keep="" {
            h2 id="invite-title" { (scene.text("table-invite")) }
            div class="invite" {
                div class="field" {
                    label for="link" { (scene.text("table-link")) }
                    div class="copy" {
                        input class="input" id="link" readonly value=(link) data-link="";
                        button class="btn sea" type="button" hidden data-copy="link" data-done=(scene.text("page-copied")) {
                            (pieces::icon(&board_scene, "link")) (scene.text("page-copy"))
                        }
                    }
                    p class="hint" { (scene.text("table-link-about")) }
                }
                @if origin.is_some() { (qr(&link, scene.text("table-qr").0)) }
            }
            p class="small muted" {
                (pieces::icon(&board_scene, "lock")) " " (scene.text("table-sealed-deal")) " "
                code { (scene.table().setup().commitment()) }
            }
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
        Sitter::Person { .. } if scene.sight.own_seats().contains(seat) => {
            ("hand", scene.text("table-beside"))
        }
        Sitter::Person { .. } if scene.sight.present().contains(seat) => {
            ("person", scene.text("table-online"))
        }
        Sitter::Person { .. } => ("offline", scene.text("table-away")),
    };
    let host = scene.table().seat_of(scene.table().setup().host) == Some(seat);
    html! {
        (pieces::icon(&board_scene, icon)) " " (text)
        @if host { " " span class="tag" { (pieces::icon(&board_scene, "crown")) (scene.text("table-host")) } }
    }
}

/// What the looker may do with a seat.
fn controls(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let (host, own) = (scene.is_host(), scene.sight.own_seats().contains(seat));
    match scene.table().sitter(seat) {
        Sitter::Open => html! {
            @if scene.own_seat().is_none() { (seat_form(scene, seat, "sit", "hand", "table-sit")) }
            @else { (share_form(scene, seat)) }
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

/// Somebody else here takes the seat on the same device.
fn share_form(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let id = format!("beside-{}", seat.number());
    let fields = html! {
        input type="hidden" name="seat" value=(seat.number());
        label class="sr" for=(id) { (scene.text("table-beside-name")) }
        input class="input grow" id=(id) name="name" required maxlength=(MAX_NAME) autocomplete="off"
            placeholder=(scene.text("table-beside-name"));
        button class="btn slim" { (pieces::icon(&scene.board_scene(), "hand")) (scene.text("table-beside-sit")) }
    };
    scene.form(Some("row"), "share", &fields)
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
    let min = table.fewest();
    let here = scene.sight.present().union(scene.sight.own_seats());
    let absent: Seats = table.people().iter().filter(|seat| !here.contains(*seat)).collect();
    let why = match (taken < min, taken < table.seats().len(), scene.is_host()) {
        (true, ..) => scene.say(&Phrase::new("table-too-few").with("min", min)),
        (_, _, false) => html! { (scene.text("table-host-begins")) },
        (_, true, true) => html! { (scene.text("table-free-seats-go")) },
        (_, false, true) if absent.is_empty() => html! { (scene.text("table-all-here")) },
        (_, false, true) => scene.say(&Phrase::new("table-not-here").with("seats", absent)),
    };
    let buttons = html! {
        @if scene.is_host() {
            button class="btn gold big" aria-disabled=[(taken < min).then_some("true")] aria-describedby="begin-why" {
                (pieces::icon(&scene.board_scene(), "flag")) (scene.text("table-start"))
            }
        }
        p id="begin-why" class="muted" { (why) }
    };
    html! { div id="begin" { (scene.form(Some("row"), "start", &buttons)) } }
}
