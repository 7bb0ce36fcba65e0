// Clocks: whatever has `data-until` says how much time is left until then.

import { now } from "./server-clock.js";

/** How many seconds before the end a clock sounds the alarm. */
const LATE = 10;

const two = (number) => String(number).padStart(2, "0");

/** Hours only where there are any: some games give a day for a decision. */
function words(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function clocks() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((clock.dataset.until - now()) / 1000));
    clock.textContent = words(left);
    clock.toggleAttribute("data-my-late", left <= LATE);
  }
}

document.addEventListener("shown", clocks);
setInterval(clocks, 1000);
