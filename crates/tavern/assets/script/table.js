// The page of a table.

import "./page.js";
import "./forms.js";
import "./pick.js";
import "./place.js";
import { ahead, connect } from "./live.js";
import { toEnd } from "./morph.js";

const title = document.title;

/** Says in the title of the window when it is our decision. */
function mark() {
  const mine = document.querySelector("#main [name=decision]");
  document.title = mine ? `● ${title}` : title;
}

function clocks() {
  const now = Date.now() + ahead;
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((clock.dataset.until - now) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

for (const list of document.querySelectorAll(".scroll")) toEnd(list);
document.addEventListener("shown", () => {
  mark();
  clocks();
});
setInterval(clocks, 1000);
mark();
clocks();
connect();
