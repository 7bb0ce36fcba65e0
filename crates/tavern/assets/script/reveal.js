// What must be seen is brought between what sticks to the edges of the window.

import { isStill } from "./glide.js";

/** Scrolls as little as shows all of these, or as much of them from their top as there is room for. */
export function reveal(items) {
  const topOf = (id) => document.getElementById(id)?.getBoundingClientRect().top || innerHeight;
  const status = document.getElementById("status");
  const above = status && getComputedStyle(status).position === "sticky" ? status.offsetHeight : 0;
  const below = Math.min(innerHeight, topOf("lap"), topOf("hand-fold"));
  const boxes = items.map((item) => item.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - above;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - below;
  const way = top < 0 ? top : Math.min(Math.max(0, bottom), top);
  if (way) scrollBy({ top: way, behavior: isStill() ? "instant" : "smooth" });
}

/** Whoever solves a puzzle reads the question, and then the verdict. */
let verdict = "open";
function judged(puzzle) {
  if (puzzle.dataset.verdict === verdict) return;
  verdict = puzzle.dataset.verdict;
  reveal([puzzle]);
}

/** [data-in-sight="KEY"]: whoever has something to decide sees all of it whenever the key is another. */
let last = null;
function shown() {
  const puzzle = document.getElementById("puzzle");
  if (puzzle) return judged(puzzle);
  const item = document.querySelector("[data-in-sight]");
  const isAsked = document.querySelector("#main [name=decision]");
  if (!item || !isAsked || item.dataset.inSight === last || document.getElementById("voyage")) return;
  last = item.dataset.inSight;
  // Whoever writes goes on writing.
  if (!document.activeElement?.matches("input, textarea")) reveal([item]);
}

document.addEventListener("shown", shown);
shown();
