// Playing with keys, by clicking one thing and then another, or by dragging: from the same attributes.
//
// data-group: arrow keys move the focus inside it, to what is nearest in that direction.
// data-pick="KEY": can be picked; a button that plays something itself is picked only by dragging it.
// data-for="KEY KEY": a button that plays what is picked; hidden while nothing fits. A `*` among its keys: it is there
// while nothing is picked, too.

import { focusable } from "./morph.js";

const DRAG = 7;
/** The keys that move the focus, and where to. */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  const group = way && event.target.closest?.("[data-group]");
  if (!group || event.target.matches("input, select, textarea")) return;
  const next = nearest(event.target, focusable(group), way);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** The item that lies in this direction and is nearest. */
export function nearest(from, items, [dx, dy]) {
  const middle = (item) => {
    const box = item.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const item of items) {
    const [ix, iy] = middle(item);
    const along = (ix - x) * dx + (iy - y) * dy;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    if (item !== from && along > 1 && along + aside * 2 < least) [best, least] = [item, along + aside * 2];
  }
  return best;
}

/** Picks something, or puts it back. */
function pick(item) {
  const key = item && item.dataset.myPicked === undefined ? item.dataset.pick : null;
  for (const other of document.querySelectorAll("[data-my-picked]")) delete other.dataset.myPicked;
  if (key) item.dataset.myPicked = "";
  fit(key);
}

/** Shows the places where what is picked may go. */
function fit(key) {
  for (const place of document.querySelectorAll("[data-for]")) {
    place.hidden = !place.dataset.for.split(" ").includes(key ?? "*");
  }
}

const picked = () => document.querySelector("[data-my-picked]")?.dataset.pick;

document.addEventListener("click", (event) => {
  const item = event.target.closest("[data-pick]");
  if (item && item.name !== "action") pick(item);
});
document.addEventListener("keydown", (event) => event.key === "Escape" && picked() && pick(null));
document.addEventListener("shown", () => fit(picked()));
fit(null);

document.addEventListener("pointerdown", (down) => {
  const item = down.target.closest("[data-pick]");
  if (!item || down.button) return;
  let isDragged = false;
  const move = (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragged && Math.hypot(x, y) < DRAG) return;
    if (!isDragged && item.dataset.myPicked === undefined) pick(item);
    isDragged = true;
    item.dataset.myDragged = "";
    item.style.translate = `${x}px ${y}px`;
  };
  const end = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!isDragged) return;
    item.style.visibility = "hidden";
    const place = event.type === "pointerup" && document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-for]");
    item.style.visibility = item.style.translate = "";
    delete item.dataset.myDragged;
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => {
      if (place && !place.hidden) place.click();
      pick(null);
    });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
});
