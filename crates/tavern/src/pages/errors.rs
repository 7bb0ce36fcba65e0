//! Refusals for people: a page with a sentence and a way out.

use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use game::{Lang, Phrase};
use maud::{Markup, html};

use super::layout::{Frame, Page, icon, page};
use super::me;
use super::preferences::remember;
use crate::api::Shared;
use crate::api::answer::in_json;
use crate::api::bounds::Reader;
use crate::api::caller::{Identity, LANG_COOKIE, explicit_lang, lang_of};
use crate::problem::{Kind, Problem};

/// Whoever asks for too much hears of it only after this time: clients that never wait by themselves would otherwise
/// keep us busy with refusals.
const SLOW_REFUSAL: Duration = Duration::from_millis(200);

/// The parts of a request that its refusal depends on.
struct Asked {
    uri: Uri,
    headers: HeaderMap,
    only_looks: bool,
}

/// Puts every refusal into words, on a page if one was asked for, and holds every answer to its bounds. A page that
/// merely came too early is asked for again by the browser itself.
pub(crate) async fn in_words(
    State(tavern): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let reader = Reader::of(&request, tavern.config.behind_proxy);
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let asked = Asked { uri, headers, only_looks: request.method() == Method::GET };
    let response = worded(&tavern, &asked, next.run(request).await).await;
    let response = match reader.hold(&tavern, response) {
        Ok(response) => response,
        Err(problem) => {
            let mut refused = problem.into_response();
            crate::guard::headers::add(refused.headers_mut());
            worded(&tavern, &asked, refused).await
        }
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        tokio::time::sleep(SLOW_REFUSAL).await;
    }
    keep_language(&tavern, &asked, response)
}

/// Whoever opens a page in a language by its address reads on in it.
fn keep_language(tavern: &Shared, asked: &Asked, mut response: Response) -> Response {
    let lang = explicit_lang(&asked.uri).map(Lang::code);
    if asked.only_looks && lang.is_some() && wants_page(&asked.uri, &asked.headers) {
        remember(&mut response, tavern, LANG_COOKIE, lang);
    }
    response
}

async fn worded(tavern: &Shared, asked: &Asked, mut response: Response) -> Response {
    let Asked { uri, headers, only_looks } = asked;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    if !wants_page(uri, headers) {
        return in_json(response, &problem, lang_of(uri, headers));
    }
    let frame = frame(tavern, uri, headers).await;
    let markup = problem_page(&frame, &problem);
    response.headers_mut().remove(CONTENT_LENGTH);
    let html = HeaderValue::from_static("text/html; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, html);
    if let Some(seconds) = problem.retry_after().filter(|_| *only_looks) {
        response.headers_mut().insert("refresh", seconds.into());
    }
    *response.body_mut() = Body::from(markup.into_string());
    response
}

fn wants_page(uri: &Uri, headers: &HeaderMap) -> bool {
    let accepts = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    !uri.path().starts_with("/api/") && accepts.is_some_and(|accept| accept.contains("text/html"))
}

async fn frame(tavern: &Shared, uri: &Uri, headers: &HeaderMap) -> Frame {
    let player = Identity::of(headers, None, false).player;
    let name = match player {
        Some(player) => tavern.players.name(player).await.ok().flatten(),
        None => None,
    };
    Frame::new(uri, headers, name)
}

fn problem_page(frame: &Frame, problem: &Problem) -> Markup {
    let words = frame.words;
    if problem.kind() == Kind::Nameless {
        return me::name_page(frame, me::Onward { next: &frame.here, seat: None, say: None }, None);
    }
    let title = words.text(heading(problem.kind()));
    let content = html! {
        main #main.page.narrow {
            section.panel.stack.oops {
                (icon(drawing(problem.kind())))
                h1 { (title) }
                p.lead { (problem.sentence(words.lang)) }
                @if let Some(rule) = problem.rule() {
                    p.hint { (words.say(&Phrase::new("page-by-rule").with("rule", rule))) }
                }
                p.row {
                    @if let Some(table) = table_in(&frame.here).filter(|_| leaves_the_table(problem)) {
                        a.btn.gold href=(table) { (words.text("page-to-table")) }
                        a.btn href="/" { (words.text("page-to-lobby")) }
                    } @else {
                        a.btn.gold href="/" { (words.text("page-to-lobby")) }
                    }
                }
            }
        }
    };
    page(frame, Page { title: &title, ..Page::default() }, &content)
}

/// Whether the table goes on as if nothing had been asked.
fn leaves_the_table(problem: &Problem) -> bool {
    matches!(problem.kind(), Kind::Conflict | Kind::Illegal)
}

/// The address of the table that this one belongs to, without what was asked there.
fn table_in(here: &str) -> Option<&str> {
    let id = here.strip_prefix("/table/")?;
    let end = id.find(['/', '?']).unwrap_or(id.len());
    here.get(..here.len() - id.len() + end)
}

const fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::Malformed => "oops-malformed",
        Kind::Nameless => "me-title",
        Kind::Forbidden => "oops-forbidden",
        Kind::Missing => "oops-missing",
        Kind::Conflict | Kind::Illegal => "oops-conflict",
        Kind::TooMany | Kind::Crowded => "oops-too-many",
        Kind::Broken | Kind::Elsewhere => "oops-broken",
    }
}

const fn drawing(kind: Kind) -> &'static str {
    match kind {
        Kind::Forbidden => "lock",
        Kind::TooMany | Kind::Crowded => "clock",
        Kind::Broken | Kind::Elsewhere => "offline",
        _ => "help",
    }
}

#[cfg(test)]
mod tests {
    use super::table_in;

    #[test]
    fn what_was_refused_at_a_table_leads_back_to_it() {
        for here in ["/table/AbC", "/table/AbC/ask", "/table/AbC?lang=ru", "/table/AbC/ask?as=1"] {
            assert_eq!(table_in(here), Some("/table/AbC"), "{here}");
        }
        assert_eq!(table_in("/replay/AbC"), None);
    }
}
