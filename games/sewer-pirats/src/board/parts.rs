//! What lies in the box, as it is drawn.

use board::Part;

use super::names;
use crate::components::{COPIES_OF_CLAN, COPIES_OF_TALISMAN, Clan, Talisman};
use crate::treasures::{PRIZES, Picture, Prize, TROPHIES};

pub(super) fn parts() -> Vec<Part> {
    let ship = Part::counted("ship-cat", Talisman::ALL.len());
    let card = |talisman| Part::counted(names::talisman(talisman), COPIES_OF_TALISMAN);
    let figure = |clan| Part::counted(names::clan(clan), COPIES_OF_CLAN);
    let prize = |prize: Prize| Part::counted(names::prize(prize), PRIZES[prize.index()]);
    let parts = [ship].into_iter().chain(Talisman::ALL.map(card)).chain(Clan::ALL.map(figure));
    parts.chain(Picture::ALL.map(trophies)).chain(Prize::ALL.map(prize)).collect()
}

fn trophies(picture: Picture) -> Part {
    let alike = TROPHIES.iter().filter(|(trophy, _)| trophy.picture == picture);
    let copies: u8 = alike.map(|(_, copies)| copies).sum();
    Part::counted(names::picture(picture), copies)
}
