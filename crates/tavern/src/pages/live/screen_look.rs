//! What a screen for a whole room is sent: what a spectator sees, and nothing that grows.

use board::{DrawCache, Drawing, Links, Sent};
use game::AnySeen;
use maud::Render as _;

use super::look::{LAST_LOOK, message, steady_deadlines};
use crate::pages::table::screen;
use crate::pages::table::table_scene::{Deadlines, TableScene, links, players};
use crate::store::Status;
use crate::table::{Change, Look, Sight};

/// What the screens of one language have been sent.
#[derive(Default)]
pub(super) struct ScreenLook {
    links: Option<Links>,
    sent: Sent,
    until: Deadlines,
}

impl Look for ScreenLook {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String> {
        self.show(sight, |look, scene| {
            let whole = message(|html| {
                match look.sent.is_empty() {
                    true => look.update(scene, html),
                    false => screen::main(scene, None).render_to(html),
                }
                0
            });
            whole.into_iter().collect()
        })
    }

    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<String> {
        self.links = self.links.take().filter(|_| !change.setup);
        self.show(sight, |look, scene| {
            let mut messages = Vec::new();
            if change.moments {
                look.show_moments(&scene.looking(), &mut messages);
            }
            messages.extend(message(|html| {
                look.update(scene, html);
                0
            }));
            messages
        })
    }
}

impl ScreenLook {
    fn show<T>(
        &mut self,
        sight: &Sight<'_>,
        show: impl FnOnce(&mut Self, &TableScene<'_>) -> T,
    ) -> T {
        let links = self.links.take().unwrap_or_else(|| links(sight));
        let until = steady_deadlines(sight, &self.until);
        let players = players(sight, &until);
        let shown = show(self, &TableScene::new(*sight, &links, &players));
        (self.links, self.until) = (Some(links), until);
        shown
    }

    fn update(&mut self, scene: &TableScene<'_>, html: &mut String) {
        let cache: &DrawCache = scene.sight.shared();
        self.sent.update(scene.around(), cache, html, |update| {
            screen::main(&scene.updating(update), None)
        });
    }

    /// The moments of the last step, one message for each; at the end of a match also the board as it was left.
    fn show_moments(&mut self, scene: &TableScene<'_>, messages: &mut Vec<String>) {
        let Some(game) = scene.sight.game() else { return };
        let board = scene.table().kind().board;
        for number in 0..game.n_moments() {
            messages.extend(self.moment(scene, |scene| {
                let drawing = board.moment(game, number, &scene.board_scene());
                drawing.expect("the number is below the count of moments")
            }));
        }
        if scene.table().status() == Status::Over {
            messages.extend(self.moment(scene, |scene| {
                let drawing = board.draw(game, &scene.board_scene());
                Drawing { pause: LAST_LOOK, told: AnySeen::n_heard(game), ..drawing }
            }));
        }
    }

    fn moment(
        &mut self,
        scene: &TableScene<'_>,
        draw: impl Fn(&TableScene<'_>) -> Drawing,
    ) -> Option<String> {
        message(|html| {
            let (cache, mut pause) = (scene.sight.shared::<DrawCache>(), 0);
            self.sent.update(scene.around(), cache, html, |update| {
                let scene = scene.updating(update);
                let drawing = draw(&scene);
                pause = drawing.pause;
                screen::playing(&scene, drawing)
            });
            pause
        })
    }
}
