//! How it is drawn.

use board::pieces::{form, value, who};
use board::{Act, Art, Board, Region, Scene};
use maud::{Markup, html};

use crate::view::SeenHand;
use crate::{Action, HighCard, View};

impl Board for HighCard {
    const ART: Art = Art {
        css: include_str!("../art/high-card.css"),
        sprite: include_str!("../art/high-card.svg"),
        emblem: "player",
    };

    fn prompt(_view: &View, _legal: &[Action], scene: &Scene<'_>) -> Markup {
        html! {
            (scene.text(match scene.act {
                Act::Decide(_) => "board-choose",
                Act::Change | Act::Look => "board-wait",
            }))
        }
    }

    fn board(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        let board = html! {
            ul class="high-card" id="board" {
                @for seat in scene.around() {
                    li { div class="who" { (who(scene, seat)) } p { (view.points[seat]) } }
                }
            }
        };
        scene.drawn("board", board)
    }

    fn hand(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        let Some(SeenHand::Known(cards)) = scene.own_seat().map(|seat| &view.hands[seat]) else {
            return scene.drawn("hand", html! { div id="hand" {} });
        };
        form(
            scene,
            "hand",
            "hand",
            &html! {
                div class="row" role="group" data-group="" {
                    @for card in cards {
                        button class="btn big" name="action" value=(value(&Action::Play(*card))) { (card) }
                    }
                }
            },
        )
    }
}
