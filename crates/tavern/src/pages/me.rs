//! A name, asked for once, and the way to take one's seats to another device.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use game::{Lang, Phrase, Seat};
use maud::{Markup, html};

use super::forms::{Fields, own_path};
use super::layout::{Frame, Html, Page, Visit, icon, page, show_switches};
use super::page_words::PageWords;
use super::table::qr::qr;
use crate::api::Shared;
use crate::api::caller::{Caller, origin};
use crate::api::me::{set_cookie, tell_tables};
use crate::cluster::{self, Errand, ErrandKind};
use crate::host::Host;
use crate::ids::{Key, random_bytes};
use crate::players::{LINK_LASTS, MAX_NAME, read_name};
use crate::problem::{Kind, Problem, Result};
use crate::table::Asker;

/// How many names there are for players who gave none: `guest-0`, `guest-1` and so on.
const GUESTS: u8 = 12;

/// Somebody who may ask tables for things, and the key if their browser has yet to be given one.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) host: Host,
    key: Option<Key>,
}

impl Guest {
    /// The caller, under a friendly name if they gave none.
    pub(crate) async fn welcome(tavern: &Shared, caller: &Caller) -> Result<Self> {
        match caller.host() {
            Ok(host) => Ok(Self { host, key: None }),
            Err(_) => Self::newcomer(tavern, caller, &guest_name(caller.lang)).await,
        }
    }

    pub(crate) async fn named(tavern: &Shared, caller: &Caller, name: &str) -> Result<Self> {
        let Ok(mut host) = caller.host() else {
            return Self::newcomer(tavern, caller, name).await;
        };
        host.asker.name = tavern.players.set_name(host.asker.player, name).await?;
        Ok(Self { host, key: None })
    }

    async fn newcomer(tavern: &Shared, caller: &Caller, name: &str) -> Result<Self> {
        read_name(name)?;
        tavern.guard.new_key(caller.address)?;
        let key = Key::random();
        let player = key.player();
        let name = tavern.players.set_name(player, name).await?;
        let asker = Asker { player, name, invite: None, seat: None };
        Ok(Self { host: Host { asker, address: caller.address }, key: Some(key) })
    }

    /// Leads the browser there, and gives it its key if that is a new one.
    pub(crate) fn led_to(&self, path: &str, tavern: &Shared) -> Response {
        let mut response = Redirect::to(path).into_response();
        self.remember(&mut response, tavern);
        response
    }

    /// Gives the browser its key, if it is a new one.
    pub(crate) fn remember(&self, response: &mut Response, tavern: &Shared) {
        if let Some(key) = &self.key {
            set_cookie(response, tavern, key);
        }
    }
}

fn guest_name(lang: Lang) -> String {
    let [chance] = random_bytes::<1>();
    PageWords::new(lang).look_up(&format!("guest-{}", chance % GUESTS))
}

/// Where somebody was going when they were asked for their name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Onward<'a> {
    pub(crate) next: &'a str,
    /// The seat that they wanted at the table of that page.
    pub(crate) seat: Option<u8>,
    /// What they wanted to say there.
    pub(crate) say: Option<&'a str>,
}

impl<'a> Onward<'a> {
    fn of(fields: &'a Fields) -> Self {
        let next = fields.get("next").map_or("/", own_path);
        Self { next, seat: fields.number("seat"), say: fields.get("say") }
    }

    /// Takes the wanted seat, or says what was to be said. If that fails, the table shows why.
    async fn go_on(&self, tavern: &Shared, guest: &Guest) {
        let path = self.next.strip_prefix("/table/").unwrap_or_default();
        let (id, query) = path.split_once('?').unwrap_or((path, ""));
        let sit = self.seat.map(|seat| ErrandKind::Sit(Some(Seat::new(seat))));
        let what = sit.or_else(|| Some(ErrandKind::Say(self.say?.to_owned())));
        let (Some(what), Ok(id)) = (what, id.parse()) else { return };
        let invite = query.strip_prefix("invite=").map(str::to_owned);
        let Asker { player, name, .. } = guest.host.asker.clone();
        cluster::run_errand(tavern, Errand { table: id, player, name, invite, what }).await;
    }
}

pub(crate) async fn show(visit: Visit, fields: Fields) -> Html {
    let onward = Onward::of(&fields);
    Html::ok(name_page(&visit.frame, onward, None))
}

pub(crate) async fn rename(
    State(tavern): State<Shared>,
    mut visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let onward = Onward::of(&fields);
    let name = fields.get("name").unwrap_or_default();
    match Guest::named(&tavern, &visit.caller, name).await {
        Ok(guest) => {
            tell_tables(&tavern, &guest.host.asker).await;
            onward.go_on(&tavern, &guest).await;
            Ok(guest.led_to(onward.next, &tavern))
        }
        Err(problem) if problem.kind() == Kind::Malformed => {
            visit.frame.here = "/me".to_owned();
            let markup = name_page(&visit.frame, onward, Some((name, &problem)));
            Ok(Html(StatusCode::BAD_REQUEST, markup).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Asks for a name and leads on to `next`; `wrong` is the last try and why it is no name.
pub(crate) fn name_page(
    frame: &Frame,
    onward: Onward<'_>,
    wrong: Option<(&str, &Problem)>,
) -> Markup {
    let words = frame.words;
    let title = words.text("me-title");
    let name = wrong.map_or(frame.name.as_deref().unwrap_or_default(), |(name, _)| name);
    let content = html! {
        main #main.page.narrow {
            form.panel.stack method="post" action="/me" {
                h1 { (title) }
                input type="hidden" name="next" value=(onward.next);
                @if let Some(seat) = onward.seat { input type="hidden" name="seat" value=(seat); }
                @if let Some(say) = onward.say { input type="hidden" name="say" value=(say); }
                div.field {
                    label for="name" { (words.text("me-name")) }
                    input #name.input name="name" maxlength=(MAX_NAME) autocomplete="nickname" required
                        value=(name) autofocus aria-describedby="name-hint"
                        aria-invalid=[wrong.map(|_| "true")];
                    p #name-hint.hint {
                        @match wrong {
                            Some((_, problem)) => { strong.bad role="alert" { (problem.sentence(words.lang)) } }
                            None => { (words.text("me-hint")) }
                        }
                    }
                }
                div.row {
                    button.btn.gold { (words.text(if frame.name.is_some() { "me-save" } else { "me-come-in" })) }
                    a.btn.quiet href=(if onward.next.starts_with("/table/") { "/" } else { onward.next }) { (words.text("me-later")) }
                }
            }
            section.panel.stack aria-label=(words.text("show-title")) { (show_switches(frame)) }
            @if frame.name.is_some() {
                (other_device(words, None))
            }
        }
    };
    page(frame, Page { title: &title, script: Some("call.js"), ..Page::default() }, &content)
}

fn other_device(words: PageWords, link: Option<&str>) -> Markup {
    let minutes = LINK_LASTS.as_secs() / 60;
    html! {
        section.panel.stack aria-labelledby="device" {
            h2 #device { (words.text("me-device")) }
            p { (words.say(&Phrase::new("me-device-about").with("minutes", minutes as i64))) }
            @match link {
                Some(link) => {
                    div.field {
                        label for="link" { (words.text("me-device-link")) }
                        (copy_field(words, "link", link))
                    }
                    (qr(link, &words.text("me-device-qr")))
                }
                None => {
                    form method="post" action="/me/link" {
                        button.btn { (icon("link")) (words.text("me-device-make")) }
                    }
                }
            }
        }
    }
}

/// A text to copy; the button needs the script.
pub(crate) fn copy_field(words: PageWords, id: &str, text: &str) -> Markup {
    html! {
        div.copy {
            input.input id=(id) readonly value=(text);
            button.btn.sea.square type="button" hidden data-copy=(id) data-done=(words.text("page-copied"))
                aria-label=(words.text("page-copy")) { (icon("share")) }
        }
    }
}

pub(crate) async fn make_link(
    State(tavern): State<Shared>,
    mut visit: Visit,
    headers: HeaderMap,
) -> Result<Html> {
    let word = tavern.players.link(visit.caller.key()?).await?;
    visit.frame.here = "/me".to_owned();
    let words = visit.frame.words;
    let link = format!("{}/me/claim?word={word}", origin(&headers));
    let title = words.text("me-device");
    let content = html! {
        main #main.page.narrow {
            h1.sr { (title) }
            (other_device(words, Some(&link)))
            p { a.btn.quiet href="/me" { (words.text("page-back")) } }
        }
    };
    let page_of = Page { title: &title, ..Page::default() };
    Ok(Html::ok(page(&visit.frame, page_of, &content)))
}

/// Asks before becoming whoever the link names: a link alone changes nothing.
pub(crate) async fn offer(visit: Visit, fields: Fields) -> Html {
    let words = visit.frame.words;
    let title = words.text("me-claim-title");
    let content = html! {
        main #main.page.narrow {
            form.panel.stack method="post" action="/me/claim" {
                h1 { (title) }
                p.lead { (words.text("me-claim-about")) }
                input type="hidden" name="word" value=(fields.get("word").unwrap_or_default());
                div.row {
                    button.btn.gold { (words.text("me-claim-yes")) }
                    a.btn.quiet href="/" { (words.text("me-later")) }
                }
            }
        }
    };
    Html::ok(page(&visit.frame, Page { title: &title, ..Page::default() }, &content))
}

pub(crate) async fn claim(
    State(tavern): State<Shared>,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let word = fields.get("word").unwrap_or_default();
    let key = tavern.guard.claim(visit.caller.address, tavern.players.claim(word)).await?;
    let mut response = Redirect::to("/").into_response();
    set_cookie(&mut response, &tavern, &key);
    Ok(response)
}
