// What others say is shown over the page while the chat is folded or out of sight; reactions and quick phrases are seen for
// a moment where their speaker sits. Anybody can be muted, by oneself and for oneself.

import { toast } from "./toast.js";

const STORE = "tortuga-muted";
/** No more people than this are remembered. */
const MOST = 200;
/** How long, in milliseconds, something is seen where its speaker sits. */
const BUBBLE = 3600;
/** How far from the edge of the window, in pixels. */
const MARGIN = 90;

const list = () => document.getElementById("chat-list");
const last = () => list()?.lastElementChild;

/** Lines are numbered in their order. */
const number = (line) => +line.id.slice(2);

let heard = last() ? number(last()) : -1;

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

/** Shows a saying where its speaker sits; says whether they can be seen. */
function bubble(line) {
  const { by } = line.dataset;
  const seat = by && document.getElementById(`who-${by}`);
  const { left, width, top, bottom } = seat ? seat.getBoundingClientRect() : {};
  if (!width || top < 0 || bottom > innerHeight) return false;
  document.querySelector(`.bubble[data-by="${by}"]`)?.remove();
  const bubble = document.createElement("div");
  bubble.className = `bubble c${by}`;
  bubble.dataset.by = by;
  // The chat says it, too, where screen readers find it.
  bubble.ariaHidden = "true";
  bubble.append(line.querySelector(".said").cloneNode(true));
  bubble.style.left = `${Math.min(Math.max(left + width / 2, MARGIN), innerWidth - MARGIN)}px`;
  document.body.append(bubble);
  const { height } = bubble.getBoundingClientRect();
  bubble.style.top = `${bottom + height > innerHeight ? top - height : bottom}px`;
  setTimeout(() => bubble.remove(), BUBBLE);
  return true;
}

document.addEventListener("shown", () => {
  mark();
  const lines = [...(list()?.children ?? [])].filter((line) => number(line) > heard && !isMuted(line));
  if (last()) heard = number(last());
  // Whoever said it knows.
  const isOthers = (line) => line.dataset.who !== undefined;
  const unseen = lines.filter((line) => !bubble(line) && isOthers(line) && !isInSight(line)).at(-1);
  if (unseen) toast(`${unseen.querySelector("b").textContent}: ${unseen.querySelector(".said").textContent}`);
});
document.addEventListener("handed", () => document.querySelectorAll(".bubble").forEach((bubble) => bubble.remove()));
mark();
