// What others say is shown over the page while the chat is folded or out of sight. Anybody can be muted, by oneself and
// for oneself.

import { toast } from "./toast.js";

const STORE = "tortuga-muted";
/** No more people than this are remembered. */
const MOST = 200;

const list = () => document.getElementById("chat-list");
const last = () => list()?.lastElementChild;

let heard = last()?.id;

function readMuted() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? [];
  } catch {
    return [];
  }
}

let muted = readMuted();

const isMuted = (line) => muted.includes(line.dataset.who);

/** Mutes whoever said this line, or shows them again. */
function toggle(line) {
  const { who } = line.dataset;
  muted = isMuted(line) ? muted.filter((other) => other !== who) : [...muted, who].slice(-MOST);
  try {
    localStorage.setItem(STORE, JSON.stringify(muted));
  } catch {
    // It holds until the page is left.
  }
  mark();
}

/** Gives every line of somebody else a button, and hides what those say who are muted. */
function mark() {
  const lines = list();
  for (const line of lines?.querySelectorAll("[data-who]:not([data-who=''])") ?? []) {
    const button = line.querySelector(".mute") ?? line.appendChild(makeButton(line));
    const isHidden = isMuted(line);
    line.classList.toggle("is-muted", isHidden);
    button.title = button.ariaLabel = lines.dataset[isHidden ? "unmute" : "mute"];
    button.ariaPressed = String(isHidden);
  }
}

function makeButton(line) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "mute";
  button.addEventListener("click", () => toggle(line));
  return button;
}

function isInSight(line) {
  const { top, bottom } = line.getBoundingClientRect();
  return line.closest("details").open && bottom > 0 && top < innerHeight;
}

document.addEventListener("shown", () => {
  mark();
  const line = last();
  if (!line || line.id === heard) return;
  heard = line.id;
  if (isInSight(line) || isMuted(line)) return;
  toast(`${line.querySelector("b").textContent}: ${line.querySelector(".said").textContent}`);
});
mark();
