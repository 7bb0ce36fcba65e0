//! What is drawn once and shown to many.

use std::cell::RefCell;
use std::hash::{Hash, Hasher as _};
use std::rc::Rc;

use game::Viewer;
use maud::Render;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHasher};

use crate::sent::hash;
use crate::{Act, LogLine, Scene};

/// What has been drawn of a table since something last changed there. Everyone who looks at it is told in turn, and
/// mostly told the same.
#[derive(Debug)]
pub struct DrawCache {
    drawn: RefCell<FxHashMap<u64, Rc<CachedMarkup>>>,
}

/// Room for about this many drawings to begin with.
const ROOM: usize = 56;

impl Default for DrawCache {
    fn default() -> Self {
        let drawn = FxHashMap::with_capacity_and_hasher(ROOM, FxBuildHasher);
        Self { drawn: RefCell::new(drawn) }
    }
}

#[derive(Debug)]
pub struct CachedMarkup {
    pub markup: String,
    pub(crate) frame: Frame,
}

/// What a region looks like without those inside it: a hash, of which the last byte says how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame(u64);

impl Frame {
    pub(crate) fn new(written: &FxHasher, n_inside: u8) -> Self {
        Self(written.finish() & !0xff | u64::from(n_inside))
    }

    /// Of a region with none inside it.
    fn of(markup: &str) -> Self {
        let mut written = FxHasher::default();
        written.write(markup.as_bytes());
        Self::new(&written, 0)
    }

    pub(crate) const fn n_inside(self) -> u8 {
        self.0 as u8
    }
}

impl Render for CachedMarkup {
    fn render_to(&self, out: &mut String) {
        out.push_str(&self.markup);
    }
}

impl DrawCache {
    /// Lines of the log in the words of `scene`. They are the same for everyone who heard them: a line knows only its
    /// event, the language and who sits where.
    pub fn lines<'a>(
        &'a self,
        scene: &Scene<'a>,
    ) -> impl Fn(&LogLine<'_>) -> Rc<CachedMarkup> + 'a {
        let scene = Scene { viewer: Viewer::Spectator, act: Act::Look, update: None, ..*scene };
        let names = scene.players.iter().fold(0, |names, player| hash((names, player.name)));
        let around = hash((scene.words.lang(), names));
        move |line| self.get_or_draw((line.key, around), || scene.tell(&(line.words)()).0)
    }

    /// What follows from `inputs` and nothing else, drawn when first asked for. Only this crate calls it, so only this
    /// crate has to make sure that `draw` knows no more than that.
    pub(crate) fn get_or_draw(
        &self,
        inputs: impl Hash,
        draw: impl FnOnce() -> String,
    ) -> Rc<CachedMarkup> {
        let key = hash(inputs);
        if let Some(known) = self.drawn.borrow().get(&key) {
            return Rc::clone(known);
        }
        let markup = draw();
        let markup = Rc::new(CachedMarkup { frame: Frame::of(&markup), markup });
        self.drawn.borrow_mut().insert(key, Rc::clone(&markup));
        markup
    }
}
