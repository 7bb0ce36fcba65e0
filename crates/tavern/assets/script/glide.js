// Pieces glide from where they were to where they are: those with `data-flip`, matched by id. Nothing waits for it.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether people asked for less motion. */
export const isStill = () => still.matches;

/** Makes a change and lets the pieces glide that it moved. */
export function glide(change) {
  if (isStill() || document.hidden) return change();
  const before = new Map(boxes());
  change();
  for (const [id, box, piece] of boxes()) {
    const was = before.get(id);
    if (was) slide(piece, was, box);
    else if (before.size) piece.animate({ opacity: [0, 1] }, 250);
  }
}

function* boxes() {
  for (const piece of document.querySelectorAll("[data-flip][id]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) yield [piece.id, box, piece];
  }
}

function slide(piece, was, box) {
  const x = was.x + was.width / 2 - box.x - box.width / 2;
  const y = was.y + was.height / 2 - box.y - box.height / 2;
  const size = was.width / box.width;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(size - 1) < 0.02) return;
  const way = Math.hypot(x, y);
  piece.animate(
    { translate: [`${x}px ${y}px`, "0 0"], scale: [size, 1], zIndex: [20, 20] },
    { duration: Math.min(280 + way * 0.5, 620), easing: "cubic-bezier(.2,.75,.2,1)" },
  );
}
