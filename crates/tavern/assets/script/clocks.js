// Clocks: whatever has `data-until` says how much time is left until then.

import { ahead } from "./live.js";

/** How many seconds before the end a clock sounds the alarm. */
const LATE = 10;

export function clocks() {
  const now = Date.now() + ahead;
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((clock.dataset.until - now) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.toggleAttribute("data-my-late", left <= LATE);
  }
}

document.addEventListener("shown", clocks);
setInterval(clocks, 1000);
