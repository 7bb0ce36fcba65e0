//! What lies in the box, as it is drawn.

use board::Part;

use super::cards::{portrait, special_art};
use super::street::picture;
use crate::buildings::{LIST, Privilege};
use crate::components::{COPIES_BY_NUNS, DISCS, Estate, POINT_TOKENS, RAT_TOKENS, Special};

pub(super) fn parts() -> Vec<Part> {
    let per_estate: u8 = COPIES_BY_NUNS.iter().sum();
    let per_building: u8 = Privilege::COPIES.iter().sum();
    let special =
        |special: Special| Part::counted(special_art(special), Special::COPIES[special.index()]);
    let mut parts = vec![Part::counted("card-back", Estate::ALL.len() * usize::from(per_estate))];
    parts.extend(Estate::ALL.map(|estate| Part::counted(portrait(estate), per_estate)));
    parts.push(Part::printed("nun"));
    parts.extend(Special::ALL.map(special));
    parts.extend(LIST.iter().map(|entry| Part::counted(picture(entry.building), per_building)));
    parts.extend([
        Part::counted("disc-0", DISCS),
        Part::counted("rat", RAT_TOKENS),
        Part::counted("vp", POINT_TOKENS),
    ]);
    parts
}
