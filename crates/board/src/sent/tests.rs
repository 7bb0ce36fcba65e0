use std::cell::Cell;

use maud::{PreEscaped, html};

use super::*;

/// A page with a round and some seats, whose regions are already drawn.
fn page(round: &str, seats: &[&str], update: &Update<'_>) -> Region {
    let seat = |(i, text): (usize, &&str)| {
        update.drawn(("s", i as u8).into(), html! { li id={ "s-" (i) } { (text) } })
    };
    let seats: Vec<Region> = seats.iter().enumerate().map(seat).collect();
    let seats = html! { ul id="seats" { @for seat in seats { (seat) } } };
    let round = update.drawn("round".into(), html! { b id="round" { (round) } });
    let page = html! { main id="main" { (round) (update.drawn("seats".into(), seats)) } };
    update.drawn("main".into(), page)
}

fn update(sent: &mut Sent, draw: impl Fn(&Update<'_>) -> Region) -> String {
    let mut out = String::new();
    sent.update((), &DrawCache::default(), &mut out, draw);
    out
}

#[track_caller]
fn check(from: (&str, &[&str]), to: (&str, &[&str]), expected: &str) {
    let mut sent = Sent::default();
    update(&mut sent, |update| page(from.0, from.1, update));
    assert_eq!(update(&mut sent, |update| page(to.0, to.1, update)), expected);
}

#[test]
fn only_the_innermost_regions_that_differ_are_sent() {
    let before: (&str, &[&str]) = ("1", &["a", "b"]);
    check(before, before, "");
    check(before, ("2", &["a", "b"]), "<b id=\"round\">2</b>");
    let both = "<b id=\"round\">2</b><li id=\"s-1\">c</li>";
    check(before, ("2", &["a", "c"]), both);
}

#[test]
fn when_a_region_comes_or_goes_the_one_around_it_is_sent() {
    let seats = "<ul id=\"seats\"><li id=\"s-0\">c</li><li id=\"s-1\">b</li></ul>";
    check(("1", &["a"]), ("1", &["c", "b"]), seats);
    let named = "<ul id=\"seats\"><template data-same=\"s-0\"></template></ul>";
    check(("1", &["a", "b"]), ("1", &["a"]), named);
    let whole = format!("<main id=\"main\"><b id=\"round\">1</b>{seats}</main>");
    let first = update(&mut Sent::default(), |update| page("1", &["c", "b"], update));
    assert_eq!(first, whole);
}

#[test]
fn a_text_that_looks_like_a_mark_harms_nobody() {
    for text in ["\u{1}00", "\u{1}01", "\u{1}02", "\u{1}03", "\u{1}oo", "\u{1}", "\u{1}ж"] {
        let mut sent = Sent::default();
        let first = update(&mut sent, |update| page("1", &["a", text], update));
        assert!(first.ends_with("</ul></main>"), "{first:?}");
        let next = update(&mut sent, |update| page("2", &["a", text], update));
        assert!(next.contains("<b id=\"round\">2</b>"), "{next:?}");
    }
}

#[test]
fn a_region_that_is_on_the_page_is_only_named_when_what_is_around_it_changes() {
    let (mut sent, drawn) = (Sent::default(), Cell::new(0));
    let mut update = |round: u8, class: &str| {
        let out = update(&mut sent, |update| {
            let round = update.region("round".into(), round, || {
                drawn.set(drawn.get() + 1);
                html! { b id="round" { (round) } }
            });
            update.drawn("main".into(), html! { p class=(class) { (round) } })
        });
        (out, drawn.take())
    };
    let round = |round: u8| format!("<b id=\"round\">{round}</b>");
    assert_eq!(update(1, "x"), (format!("<p class=\"x\">{}</p>", round(1)), 1));
    assert_eq!(update(1, "x"), (String::new(), 0));
    assert_eq!(update(2, "x"), (round(2), 1));
    let named = "<template data-same=\"round\"></template>";
    assert_eq!(update(2, "y"), (format!("<p class=\"y\">{named}</p>"), 0));
    assert_eq!(update(3, "z"), (format!("<p class=\"z\">{}</p>", round(3)), 1));
}

#[test]
fn a_region_that_left_is_sent_when_it_comes_back() {
    let mut sent = Sent::default();
    let mut update = |is_there: bool| {
        update(&mut sent, |update| {
            let round = update.region("round".into(), 1, || html! { b id="round" { "1" } });
            let round = if is_there { round } else { Region::default() };
            update.frame("main".into(), (), [&round], || html! { p { (round) } })
        })
    };
    assert_eq!(update(true), "<p><b id=\"round\">1</b></p>");
    assert_eq!(update(false), "<p></p>");
    assert_eq!(update(true), "<p><b id=\"round\">1</b></p>");
}

#[test]
fn what_is_inside_a_region_that_was_not_drawn_is_still_there() {
    let mut sent = Sent::default();
    let mut update = |class: &str, seat: &str, coins: u8| {
        update(&mut sent, |update| {
            let seat = update.region("seat".into(), (seat, coins), || {
                let coins = update.region("coins".into(), coins, || html! { i { (coins) } });
                html! { b { (seat) (coins) } }
            });
            update.frame("main".into(), class, [&seat], || html! { p class=(class) { (seat) } })
        })
    };
    update("x", "a", 1);
    let named = |id: &str| format!("<template data-same=\"{id}\"></template>");
    assert_eq!(update("y", "a", 1), format!("<p class=\"y\">{}</p>", named("seat")));
    assert_eq!(update("y", "b", 1), format!("<b>b{}</b>", named("coins")));
    assert_eq!(update("y", "b", 2), "<i>2</i>");
}

#[test]
fn what_is_new_inside_a_region_that_is_named_follows() {
    let mut sent = Sent::default();
    let mut update = |class: &str, seat: &str| {
        update(&mut sent, |update| {
            let seat = update.region("seat".into(), seat, || html! { i id="seat" { (seat) } });
            let seats = update.frame("seats".into(), (), [&seat], || html! { ul { (seat) } });
            update.frame("main".into(), class, [&seats], || html! { p class=(class) { (seats) } })
        })
    };
    update("x", "a");
    let (named, seat) = ("<template data-same=\"seats\"></template>", "<i id=\"seat\">b</i>");
    assert_eq!(update("y", "b"), format!("<p class=\"y\">{named}</p>{seat}"));
}

#[test]
fn a_region_that_is_kept_is_told_of_later() {
    let mut sent = Sent::default();
    let mut update = |round: u8, class: &str, now: bool| {
        update(&mut sent, |update| {
            let draw = || html! { b { (round) } };
            let round = match now {
                true => update.region("round".into(), round, draw),
                false => update
                    .kept("round".into())
                    .unwrap_or_else(|| update.region("round".into(), round, draw)),
            };
            update.drawn("main".into(), html! { p class=(class) { (round) } })
        })
    };
    assert_eq!(update(1, "x", false), "<p class=\"x\"><b>1</b></p>");
    assert_eq!(update(2, "x", false), "");
    assert_eq!(update(2, "x", true), "<b>2</b>");
    assert_eq!(update(2, "x", true), "");
    let named = "<template data-same=\"round\"></template>";
    assert_eq!(update(3, "y", false), format!("<p class=\"y\">{named}</p>"));
}

#[test]
fn a_frame_is_drawn_again_only_if_its_own_inputs_change_or_regions_come_and_go() {
    let (mut sent, drawn) = (Sent::default(), Cell::new(0));
    let mut update = |class: &str, seats: &[&str]| {
        let out = update(&mut sent, |update| {
            let seat = |(i, text): (usize, &&str)| {
                update.region(("s", i as u8).into(), text, || html! { i { (text) } })
            };
            let seats: Vec<Region> = seats.iter().enumerate().map(seat).collect();
            update.frame("main".into(), class, &seats, || {
                drawn.set(drawn.get() + 1);
                html! { p class=(class) { @for seat in &seats { (seat) } } }
            })
        });
        (out, drawn.take())
    };
    assert_eq!(update("x", &["a"]), ("<p class=\"x\"><i>a</i></p>".to_owned(), 1));
    assert_eq!(update("x", &["b"]), ("<i>b</i>".to_owned(), 0));
    let named = "<template data-same=\"s-0\"></template>";
    assert_eq!(update("y", &["b"]), (format!("<p class=\"y\">{named}</p>"), 1));
    assert_eq!(update("y", &["b", "c"]), (format!("<p class=\"y\">{named}<i>c</i></p>"), 1));
    assert_eq!(update("y", &["b", "d"]), ("<i>d</i>".to_owned(), 0));
}

#[test]
fn what_looks_the_same_to_all_is_drawn_once_and_sent_to_everybody() {
    let (cache, drawn) = (DrawCache::default(), Cell::new(0));
    let tell = |sent: &mut Sent, round: u8| {
        let mut out = String::new();
        sent.update((), &cache, &mut out, |update| {
            update.common("round".into(), round, || {
                drawn.set(drawn.get() + 1);
                PreEscaped(format!("<b>{round}</b>"))
            })
        });
        out
    };
    let (mut anna, mut boris) = (Sent::default(), Sent::default());
    assert_eq!([tell(&mut anna, 1), tell(&mut boris, 1)], ["<b>1</b>", "<b>1</b>"]);
    assert_eq!(drawn.take(), 1);
    assert_eq!([tell(&mut anna, 2), tell(&mut boris, 3)], ["<b>2</b>", "<b>3</b>"]);
    assert_eq!(drawn.take(), 2);
    assert_eq!([tell(&mut anna, 3), tell(&mut anna, 3)], ["<b>3</b>", ""]);
    assert_eq!(drawn.take(), 0);
}
