// On a voyage the captain's words stand beside what they speak of: that is lit, the rest is dimmed, and the bubble does not
// cover it. Where there is nothing to point at, the bubble stays where it was. It takes no room from the board.

import { carriers } from "./hint.js";

/** Between a bubble and what it points at, and around what is lit, in pixels. */
const GAP = 12;
const RIM = 6;
/** What lies nearer together than this, in pixels, is lit as one. */
const NEAR = 26;
/** What it costs to cover what is spoken of, however small it is. */
const COVERS = 1e6;
/** What a pixel of distance costs, in covered square pixels. */
const FAR = 80;
/** How long pieces may glide to their places, in milliseconds. */
const GLIDES = 1200;
/** From where on there is room beside the board. */
const WIDE = matchMedia("(min-width: 900px)");
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

const bubble = () => document.getElementById("voyage");
const made = (className) => Object.assign(document.createElement("div"), { className, hidden: true, ariaHidden: "true" });
const shade = made("voyage-shade");
/** A frame around each group of what is spoken of. */
const lights = [];

const isSeen = (item) => item.getClientRects().length > 0 && item.checkVisibility?.() !== false;

/** The item itself if it has a place on the page, else whatever of it has. */
const seenOf = (item) => (isSeen(item) ? [item] : [...item.children].flatMap(seenOf));

/** What the captain speaks of and the page shows. */
function pointed() {
  const { pointsAt, pointsAction } = bubble().dataset;
  const found = pointsAt ? [...document.querySelectorAll(pointsAt)] : [];
  return [...found, ...(pointsAction ? carriers(pointsAction) : [])].flatMap(seenOf);
}

/** The rectangle around all of these. */
function around(all) {
  const [left, top] = [Math.min(...all.map((r) => r.left)), Math.min(...all.map((r) => r.top))];
  const [right, bottom] = [Math.max(...all.map((r) => r.right)), Math.max(...all.map((r) => r.bottom))];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** Whether two rectangles lie side by side. */
const isNear = (a, b) => a.left - NEAR < b.right && b.left - NEAR < a.right && a.top - NEAR < b.bottom && b.top - NEAR < a.bottom;

/** Rectangles in the window around what is spoken of: one for whatever lies together. */
function groups(items) {
  const found = [];
  for (const item of items) {
    let one = around([item.getBoundingClientRect()]);
    for (let near; (near = found.findIndex((other) => isNear(one, other))) >= 0; ) one = around([one, ...found.splice(near, 1)]);
    found.push(one);
  }
  return found;
}

const within = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

/** How much of two rectangles is the same, in square pixels. */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What somebody may want to choose: a bubble that asks for it lets it be reached. */
function choices() {
  if (bubble().dataset.at !== "asked" || bubble().querySelector("#voyage-acts button")) return [];
  const all = document.querySelectorAll("#main :is(button[name=action], [data-pick], [data-lift])");
  return [...all].filter(isSeen).map((choice) => choice.getBoundingClientRect());
}

/** Where the bubble is in the window and covers nothing of what is lit, or as little as can be: [left, top, side]. */
function room(parts, width, height) {
  const lit = around(parts);
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const middle = within(lit.left + lit.width / 2 - width / 2, GAP, wide - width - GAP);
  const level = within(lit.top + lit.height / 2 - height / 2, RIM, high - height - RIM);
  const places = [
    [middle, lit.bottom + GAP, "below"],
    [middle, lit.top - GAP - height, "above"],
    [lit.right + GAP, level, "right"],
    [lit.left - GAP - width, level, "left"],
    [middle, RIM, "over"],
    [middle, high - height - RIM, "over"],
    [wide - width - GAP, level, "over"],
  ];
  const free = choices();
  const board = document.getElementById("board").getBoundingClientRect();
  const cost = ([left, top]) => {
    const [right, bottom] = [left + width, top + height];
    if (left < 0 || top < 0 || right > wide || bottom > high) return Infinity;
    const box = { left, top, right, bottom };
    const hidden = parts.reduce((sum, part) => sum + shared(box, part), 0);
    const covered = (hidden && COVERS) + 20 * hidden + free.reduce((sum, choice) => sum + 2 * shared(box, choice), 0);
    return covered + 0.3 * shared(box, board) + FAR * Math.hypot(left - middle, top + height / 2 - lit.top - lit.height / 2);
  };
  const costs = places.map(cost);
  const best = Math.min(...costs);
  return best === Infinity ? [GAP, RIM, "over"] : places[costs.indexOf(best)];
}

/** Where the bubble was put last. */
let last = [GAP, Infinity];

function put(said, [left, top, side]) {
  last = [left, top];
  said.dataset.mySide = side;
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const at = [within(left, 0, wide - said.offsetWidth), within(top, 0, high - said.offsetHeight - RIM)];
  Object.assign(said.style, { left: `${at[0]}px`, top: `${at[1]}px` });
}

/** Frames these parts of the window, and dims the rest. */
function shine(parts) {
  while (lights.length < parts.length) {
    lights.push(made("voyage-light"));
    document.body.append(lights.at(-1));
  }
  lights.forEach((light, nth) => {
    const part = parts[nth];
    light.hidden = !part;
    if (!part) return;
    const [left, top, width, height] = [part.left - RIM, part.top - RIM, part.width + 2 * RIM, part.height + 2 * RIM];
    Object.assign(light.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  });
  const hole = ({ left, top, right, bottom }) => `M${left - RIM},${top - RIM}H${right + RIM}V${bottom + RIM}H${left - RIM}Z`;
  shade.hidden = !parts.length;
  shade.style.clipPath = `path(evenodd, "M0,0H${innerWidth}V${innerHeight}H0Z${parts.map(hole).join("")}")`;
}

function place() {
  const said = bubble();
  if (!said) return shine([]);
  said.dataset.myPlaced = "";
  const parts = groups(pointed());
  shine(parts);
  if (!parts.length) return put(said, [...last, "over"]);
  const found = room(parts, said.offsetWidth, said.offsetHeight);
  put(said, found);
  const lit = around(parts);
  said.style.setProperty("--tip", `${within(lit.left + lit.width / 2 - found[0], 18, said.offsetWidth - 18)}px`);
}

let waits = false;
/** Once before the next picture, however often it is asked for. */
function soon() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => {
    waits = false;
    place();
  });
}

/** How much of the window the lines above the board and the hand below it keep for themselves while the page scrolls. */
function kept(id, lit) {
  const item = document.getElementById(id);
  const isKept = item && ["sticky", "fixed"].includes(getComputedStyle(item).position) && !pointed().some((part) => item.contains(part));
  return isKept && lit.height < innerHeight / 2 ? item.offsetHeight : 0;
}

/** What is pointed at comes into the window, with room for the bubble. A hand that was folded away opens for it. */
function reach() {
  if (!pointed().length) document.querySelector("#lap[data-my-folded] #hand-fold")?.click();
  if (!pointed().length) return;
  const lit = around(groups(pointed()));
  const needs = bubble().offsetHeight + 2 * GAP;
  const [above, below] = [kept("status", lit), kept("lap", lit)];
  const isIn = lit.top >= above + RIM && lit.bottom <= innerHeight - below - RIM;
  if (isIn && (lit.top > needs || innerHeight - lit.bottom > needs || WIDE.matches)) return;
  const top = scrollY + lit.top - Math.max(above, above || lit.height + needs < innerHeight ? 0 : needs) - RIM * 3;
  scrollTo({ top, behavior: CALM.matches ? "auto" : "smooth" });
}

const state = () => bubble() && `${bubble().dataset.step} ${bubble().dataset.at}`;
let known = state();

/** Whoever went on by a button of the bubble, or did what it asked for, reads on there. */
function follow() {
  const now = state();
  if (now === known) return;
  known = now;
  if (!now || bubble().dataset.at === "followed") return;
  reach();
  const next = bubble().dataset.at === "done" && bubble().querySelector("#voyage-acts button");
  (next || document.getElementById("voyage-said")).focus({ preventScroll: true });
}

let settled = 0;
/** The step that was last brought into the window with all its pieces at rest. */
let reached = known;
/** Pieces glide to their places: the light goes with them. */
function settle() {
  place();
  if (performance.now() < settled) return requestAnimationFrame(settle);
  if (state() !== reached) reach();
  reached = state();
}

function shown() {
  settled = performance.now() + GLIDES;
  settle();
  follow();
}

if (bubble()) {
  document.body.append(shade);
  document.addEventListener("shown", shown);
  document.addEventListener("toggle", soon, { capture: true });
  addEventListener("scroll", soon, { passive: true, capture: true });
  addEventListener("resize", () => {
    place();
    reach();
  });
  // Whoever begins a step anew is led through it anew.
  document.addEventListener("submit", ({ submitter }) => submitter?.name === "step" && (known = reached = null));
  new ResizeObserver(soon).observe(document.getElementById("main"));
  place();
  reach();
}
