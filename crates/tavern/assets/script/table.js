// The page of a table.

import "./forms.js";
import "./pick.js";
import "./place.js";
import "./chat.js";
import { ahead, connect } from "./live.js";
import { toEnd } from "./morph.js";

const title = document.title;

/** Says in the title of the window when it is our decision. */
function mark() {
  const mine = document.querySelector("#main [name=decision]");
  document.title = mine ? `● ${title}` : title;
}

/** How many seconds before the end a clock sounds the alarm. */
const LATE = 10;

function clocks() {
  const now = Date.now() + ahead;
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((clock.dataset.until - now) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.toggleAttribute("data-my-late", left <= LATE);
  }
}

const toEnds = () => document.querySelectorAll(".scroll").forEach(toEnd);

let stage = document.getElementById("main").dataset.stage;

/** Another page in the same place, such as the board after the seats, is seen from its top, and lists from their end. */
function turn() {
  const now = document.getElementById("main").dataset.stage;
  if (now === stage) return;
  stage = now;
  scrollTo(0, 0);
  toEnds();
}

document.addEventListener("shown", () => {
  turn();
  mark();
  clocks();
});
setInterval(clocks, 1000);
toEnds();
mark();
clocks();
connect();
