// Pieces glide from where they were to where they are: those with `data-flip`, matched by id. Nothing waits for it.
//
// What counts is the place in the nearest thing around a piece that has an id: a piece that stays there while the page
// around it moves or grows has not moved.

/** How high a piece glides: over the hand, or under it and over the board. */
const OVER = 20;
const UNDER = 9;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether people asked for less motion. */
export const isStill = () => still.matches;

/** Makes a change and lets the pieces glide that it moved. */
export function glide(change) {
  if (isStill() || document.hidden) return change();
  const before = new Map(places());
  change();
  for (const [id, place] of places()) {
    const was = before.get(id);
    if (was) slide(place, was);
    else if (before.size) place.piece.animate({ opacity: [0, 1] }, 250);
  }
}

function* places() {
  for (const piece of document.querySelectorAll("[data-flip][id]")) {
    const box = piece.getBoundingClientRect();
    const home = piece.parentElement.closest("[id]");
    if (box.width) yield [piece.id, { piece, box, home, around: home.getBoundingClientRect(), isHeld: !!piece.closest("#lap") }];
  }
}

/** Where a piece would have been before, had the page looked as it does now. */
function before({ box, home, around }, now) {
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (home !== now.home || !around.width || !around.height) return [...middle, box.width];
  const wider = now.around.width / around.width;
  const higher = now.around.height / around.height;
  return [now.around.x + (middle[0] - around.x) * wider, now.around.y + (middle[1] - around.y) * higher, box.width * wider];
}

function slide(now, was) {
  const { piece, box } = now;
  const [wasX, wasY, width] = before(was, now);
  const x = wasX - box.x - box.width / 2;
  const y = wasY - box.y - box.height / 2;
  const size = width / box.width;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(size - 1) < 0.02) return;
  const way = Math.hypot(x, y);
  // What stays on the board passes under the hand, which lies over it.
  const level = was.isHeld || now.isHeld ? OVER : UNDER;
  piece.animate(
    { translate: [`${x}px ${y}px`, "0 0"], scale: [size, 1], zIndex: [level, level] },
    { duration: Math.min(280 + way * 0.5, 620), easing: "cubic-bezier(.2,.75,.2,1)" },
  );
}
