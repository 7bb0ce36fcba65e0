// Frames are shown one after another, each for as long as it asks for, unless somebody is in a hurry.

import { announce } from "./announce.js";
import { glide, isStill } from "./glide.js";
import { apply } from "./morph.js";

/** With more milliseconds of frames than this waiting, the table has run ahead of us. */
const MANY = 40_000;

/** How long everything is shown, by the tempo that somebody chose. */
const SPEEDS = { calm: 1.6, normal: 1, quick: 0.45, "at-once": 0 };

const queue = [];
let isBusy = false;
let hurry = false;
let wake = null;

/** Shows a frame when its turn has come. */
export function show(pause, html) {
  queue.push([pause, html]);
  if (!isBusy) run();
}

/** Shows all that waits at once. Says whether anything waited. */
export function skip() {
  if (!isBusy) return false;
  hurry = true;
  wake?.();
  return true;
}

async function run() {
  isBusy = true;
  for (const line of document.querySelectorAll(".log .new")) line.classList.remove("new");
  while (queue.length) {
    const [pause, html] = queue.shift();
    if (hurry) apply(html);
    else glide(() => apply(html));
    document.dispatchEvent(new Event("shown"));
    const news = announce();
    // Whoever has to decide is not kept waiting by a banner.
    const isMine = document.querySelector("#main [name=decision]");
    const lasts = Math.max(pause, isMine ? 0 : news) * SPEEDS[document.documentElement.dataset.tempo];
    if (lasts && !hurry && !document.hidden) await rest(lasts);
  }
  isBusy = hurry = false;
  button(true);
}

function rest(pause) {
  button(false);
  const waiting = queue.reduce((sum, [next]) => sum + next, 0);
  const speed = waiting > MANY ? 0.25 : isStill() ? 0.6 : 1;
  return new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, pause * speed);
  });
}

/** So long, in milliseconds, the button is still there for a finger that was on its way, unseen. */
const LINGERS = 400;
let lingering = 0;

function button(hidden) {
  const skipButton = document.getElementById("skip");
  if (!skipButton) return;
  clearTimeout(lingering);
  skipButton.toggleAttribute("data-my-lingering", hidden && !skipButton.hidden);
  lingering = setTimeout(() => skipButton.removeAttribute("data-my-lingering"), LINGERS);
  skipButton.hidden = hidden;
}

document.addEventListener("visibilitychange", () => document.hidden && skip());
document.addEventListener("keydown", (event) => event.key === "Escape" && skip());
document.addEventListener("click", ({ target }) => {
  if (target.closest("#skip, .play") && !target.closest("a, button:not(#skip), summary, input, select, [popover]")) skip();
});
