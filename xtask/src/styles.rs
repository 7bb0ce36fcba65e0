//! Style sheets are read by people: one declaration per line, and no line too long. Compression makes small what is
//! sent.
//!
//! A game's style sheet is loaded with every page about that game. It may say how the game's own drawings look, and how
//! the table around them is laid out, but not how the rest of the tavern looks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;

const LONGEST_LINE: usize = 120;

/// What the tavern leaves to a game to lay out.
const PLACES: &[&str] = &["table", "play", "side", "status", "prompt", "hand", "score", "replay"];

/// **A game's style sheet touches nothing but its board.**
pub(crate) fn check(root: &Path, games: &[String], wrong: &mut Vec<String>) -> Result<()> {
    let tavern = fs::read_to_string(root.join("crates/tavern/assets/tavern.css"))?;
    for game in games {
        let name = format!("games/{game}/art/{game}.css");
        if let Ok(sheet) = fs::read_to_string(root.join(&name)) {
            let strays = strays(&sheet, &tavern);
            wrong.extend(
                strays
                    .iter()
                    .map(|stray| format!("{name}: `{stray}` may hit what is not the game's")),
            );
        }
    }
    Ok(())
}

/// **A style sheet can be read**: one declaration per line, and no long lines.
pub(crate) fn check_lines(name: &str, sheet: &str, wrong: &mut Vec<String>) {
    for (number, line) in (1..).zip(sheet.lines()) {
        if line.chars().count() > LONGEST_LINE {
            wrong.push(format!("{name}:{number}: longer than {LONGEST_LINE} characters"));
        }
    }
    for (number, line) in (1..).zip(without_comments(sheet).lines()) {
        let unquoted: String = line.split('"').step_by(2).collect();
        if n_declarations(&unquoted) > 1 || unquoted.matches('{').count() > 1 {
            wrong.push(format!("{name}:{number}: more than one declaration"));
        }
    }
}

/// How many declarations end on a line. What stands before a `{` is a selector or a condition, not a declaration.
fn n_declarations(line: &str) -> usize {
    let ends = line.split_inclusive([';', '{', '}']).filter(|part| part.ends_with([';', '}']));
    ends.filter(|part| part.trim().len() > 1).count()
}

/// The selectors of a game's sheet that name neither a class of its own nor a place that it may lay out.
fn strays(sheet: &str, tavern: &str) -> Vec<String> {
    let tavern: BTreeSet<String> = selectors(tavern).iter().flat_map(|one| classes(one)).collect();
    let is_own = |class: &String| PLACES.contains(&class.as_str()) || !tavern.contains(class);
    selectors(sheet).into_iter().filter(|one| !classes(one).iter().any(is_own)).collect()
}

fn selectors(sheet: &str) -> Vec<String> {
    let sheet = without_comments(sheet);
    let mut found = Vec::new();
    let mut rest = sheet.as_str();
    while let Some((before, inside)) = rest.split_once('{') {
        let head = before.trim_start_matches(['}', ' ', '\n']).trim();
        rest = if head.starts_with("@keyframes") {
            after_block(inside)
        } else if head.starts_with('@') {
            inside
        } else {
            found.extend(apart(head));
            inside.split_once('}').map_or("", |(_, after)| after)
        };
    }
    found
}

/// What follows a block of blocks.
fn after_block(inside: &str) -> &str {
    let mut depth = 1;
    for (at, sign) in inside.char_indices() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        if depth == 0 {
            return &inside[at + 1..];
        }
    }
    ""
}

/// The selectors of a list; those in brackets are conditions of the one they stand in.
fn apart(list: &str) -> Vec<String> {
    let mut plain = list.to_owned();
    while let (Some(end), true) = (plain.find(')'), plain.contains('(')) {
        let start = plain[..end].rfind('(').unwrap_or_default();
        plain.replace_range(start..=end, "");
    }
    plain.split(',').map(|one| one.trim().to_owned()).collect()
}

fn classes(selector: &str) -> Vec<String> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    let class = |text: &str| text.chars().take_while(|sign| is_part(*sign)).collect();
    selector.split('.').skip(1).map(class).collect()
}

/// Empties the comments of a sheet; lines keep their numbers.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        let (comment, after) = part.split_once("*/").unwrap_or((part, ""));
        all + &"\n".repeat(comment.matches('\n').count()) + after
    })
}

#[cfg(test)]
mod tests {
    use super::{check_lines, strays};

    const TAVERN: &str = "/* controls */ .btn.sea{color:red}.who .name{margin:0}@media (max-width:9px){.hand{top:0}}";

    #[test]
    fn a_class_of_the_tavern_alone_is_a_stray() {
        assert_eq!(strays(".sea{margin:0}", TAVERN), [".sea"]);
        assert_eq!(
            strays("@media (min-width:9px){.own,.who .name:not(.own){margin:0}}", TAVERN),
            [".who .name:not"]
        );
        assert_eq!(strays("[data-pick]{margin:0}svg{margin:0}", TAVERN), ["[data-pick]", "svg"]);
    }

    #[test]
    fn what_is_the_games_own_and_the_places_it_lays_out_are_none() {
        let sheet = "@keyframes bob{from{top:0}to{top:1px}}.isle .sea{top:0}.hand .sea:has(a,b){top:0}.own{top:0}";
        assert!(strays(sheet, TAVERN).is_empty());
    }

    fn faults(sheet: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        check_lines("a.css", sheet, &mut wrong);
        wrong
    }

    #[test]
    fn one_declaration_a_line_can_be_read() {
        let sheet = "/* One;\n two; */\n.a { top: 0; }\n.b,\n.c {\n  left: 0;\n  background:\n    url(a),\n    url(b);\n}\n\
                     @media (min-width: 9px) {\n  .d::before { content: \";{}\"; }\n}\n";
        assert_eq!(faults(sheet), [""; 0]);
    }

    #[test]
    fn two_declarations_or_two_rules_on_a_line_cannot() {
        let line = |number| [format!("a.css:{number}: more than one declaration")];
        assert_eq!(faults("/*\n*/.a{top:0;left:0}"), line(2));
        assert_eq!(faults(".a{top:0}.b{left:0}"), line(1));
        assert_eq!(faults("@media print{.a{top:0}}"), line(1));
        assert_eq!(faults(".a {\n  top: 0; left: 0;\n}"), line(2));
    }

    #[test]
    fn nor_can_a_long_line() {
        let long = ["/* ", &"long ".repeat(24), "*/"].concat();
        assert_eq!(faults(&long), ["a.css:1: longer than 120 characters"]);
    }
}
