//! Help, rules and the list of games.

mod common;

use common::tortuga;

#[test]
fn the_help_lists_every_command() {
    let help = tortuga(&["--help"]).good();
    for command in
        ["serve", "play", "games", "rules", "simulate", "arena", "replay", "verify", "load"]
    {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
}

#[test]
fn the_games_are_listed_with_players_and_minutes() {
    let list = tortuga(&["games"]).good();
    assert!(list.starts_with("miaui  Miaui by Bruno Faidutti, 3 to 6 players, about 20 minutes\n"));
    let list = tortuga(&["games", "--lang", "ru"]).good();
    assert!(list.contains("от 3 до 6 игроков, около 20 минут\n"), "{list}");
}

#[test]
fn the_games_are_listed_for_programs_too() {
    let list: serde_json::Value =
        serde_json::from_str(&tortuga(&["games", "--json"]).good()).unwrap();
    assert_eq!(list.as_array().unwrap().len(), catalog::GAMES.len());
    assert_eq!((&list[0]["id"], &list[0]["min_seats"]), (&"miaui".into(), &3.into()));
    assert_eq!(list[0]["bots"][1], "sailor");
}

#[test]
fn the_rules_are_wrapped_and_have_no_marks() {
    for lang in ["en", "ru"] {
        let rules = tortuga(&["rules", "miaui", "--lang", lang]).good();
        assert!(rules.contains("\nR4  ") && !rules.contains('*') && !rules.contains('#'));
        assert!(rules.lines().all(|line| line.chars().count() <= 80), "{rules}");
    }
}

#[test]
fn one_rule_is_shown_alone() {
    let rule = tortuga(&["rules", "miaui", "r7"]).good();
    assert_eq!(rule, "R7  After the round Kiti moves on by one gap, clockwise.\n");
}
