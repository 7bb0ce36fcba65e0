// On a voyage the captain's words stand beside what they speak of: that is lit, the rest is dimmed. The bubble covers neither
// that nor what is to be chosen; the page scrolls to where there is room for all of it, and where there is none, the bubble
// folds to one line, with the way on beside it. It takes no room from the board.

import { look } from "./guard.js";
import { carriers, liftedFor } from "./hint.js";
import { COVERS, GAP, RIM, around, isFree, outOfSight, room, tipOf, within } from "./room.js";

/** What lies nearer together than this, in pixels, is lit as one. */
const NEAR = 26;
/** What it costs to scroll by a pixel, and how far apart the places are that are tried. */
const SCROLLS = 60;
const STRIDE = 20;
/** How long pieces may glide to their places, and a page scrolls, in milliseconds. */
const GLIDES = 1200;
const SCROLLING = 700;
const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const CHOICES = "button[name=action], [data-pick], [data-lift]";
/** Where a piece that is held may lie. */
const GROUND = "[data-place]";
/** What turns and lays it, and says what comes of it. */
const LAYS = "[data-lifted] button, [data-lifted][role=status]";

const bubble = () => document.getElementById("voyage");
const made = (className) => Object.assign(document.createElement("div"), { className, hidden: true, ariaHidden: "true" });
const shade = made("voyage-shade");
/** A frame around each group of what is spoken of. */
const lights = [];

const isSeen = (item) => item.getClientRects().length > 0 && item.checkVisibility?.() !== false;

/** The item itself if it has a place on the page, else whatever of it has. */
const seenOf = (item) => (isSeen(item) ? [item] : [...item.children].flatMap(seenOf));

/** Whether a piece is held that is to be laid somewhere. */
const isLifted = () => !!document.querySelector("[data-my-lifted]");

/** What the captain speaks of and the page shows. Whoever holds a piece looks where it is to lie. */
function pointed() {
  const { pointsAt, pointsAction } = bubble().dataset;
  const found = pointsAt ? [...document.querySelectorAll(pointsAt)] : [];
  const all = [...found, ...(pointsAction ? carriers(pointsAction) : [])].flatMap(seenOf);
  if (!isLifted()) return all;
  const there = all.filter((item) => item.closest(GROUND));
  return there.length ? there : [...document.querySelectorAll(GROUND)];
}

const boxOf = (item) => item.getBoundingClientRect();

/** The lines above the board and the hand below it, where they stay while the page scrolls. */
const bars = () =>
  ["status", "lap"].map((id) => document.getElementById(id)).filter((bar) => bar && ["sticky", "fixed"].includes(getComputedStyle(bar).position));

/** What is not behind such a bar: the light does not fall on cards that lie over it. */
function uncovered(item) {
  let { left, top, right, bottom } = boxOf(item);
  for (const bar of bars().filter((bar) => !bar.contains(item))) {
    const over = boxOf(bar);
    if (over.bottom <= top || over.top >= bottom) continue;
    if (bar.id === "lap") bottom = over.top;
    else top = over.bottom;
  }
  return { left, top, right, bottom };
}

/** As rectangles, what is seen of these beside the bars; all of them where nothing is. */
function boxes(items) {
  const seen = items.map(uncovered).filter(({ top, bottom }) => bottom - top > RIM);
  return seen.length ? seen : items.map(boxOf);
}

/** Whether two rectangles lie side by side. */
const isNear = (a, b) => a.left - NEAR < b.right && b.left - NEAR < a.right && a.top - NEAR < b.bottom && b.top - NEAR < a.bottom;

/** Rectangles in the window around what is spoken of: one for whatever lies together. */
function groups(items) {
  const found = [];
  for (const box of boxes(items)) {
    let one = around([box]);
    for (let near; (near = found.findIndex((other) => isNear(one, other))) >= 0; ) one = around([one, ...found.splice(near, 1)]);
    found.push(one);
  }
  return found;
}

/** What does the deed, seen or not. */
const needed = () => JSON.parse(bubble().dataset.needs ?? "[]").flatMap((action) => [...carriers(action), ...liftedFor(action)]);

/** What matters at this step, as elements: what is spoken of, what does the deed, and what else may be chosen. */
function matter() {
  const isAsked = needed().length > 0;
  const choices = isAsked ? [...document.querySelectorAll(`#main :is(${CHOICES})`)].filter(isSeen) : [];
  // Whoever is to choose a card wants to see all of them.
  const cards = choices.filter((choice) => choice.closest("#hand"));
  const deeds = isLifted() ? [...document.querySelectorAll(`${GROUND}, ${LAYS}`)] : [...needed(), ...cards];
  // What is held may be wanted next, and whoever is to choose a piece looks where it could lie.
  const land = choices.some((choice) => choice.matches("[data-lift]")) ? [...document.querySelectorAll(GROUND)] : [];
  const held = isAsked ? [document.getElementById("hand")] : [];
  return { spoken: pointed(), deeds: [...new Set(deeds)].filter(isSeen), choices: [...choices, ...held, ...land].filter(isSeen) };
}

/** The same as rectangles, where the page is scrolled to now. */
function ground({ spoken, deeds, choices }) {
  const parts = groups(spoken);
  const board = boxOf(document.getElementById("board"));
  // A piece that is held may hide what was spoken of.
  const aims = parts.length ? parts : deeds.map(boxOf);
  return { aims, lit: around(aims), keeps: [...parts, ...deeds.map(boxOf)], spares: choices.map(boxOf), board };
}

/** What it costs that some of it is out of sight, or behind the lines above the board or the hand below it. */
function unseen({ spoken, deeds }) {
  // A tab may stand on a bar.
  const whole = (bar) => around([bar, ...bar.querySelectorAll("#hand-fold")].filter(isSeen).map(boxOf));
  const others = (item) => bars().filter((bar) => !bar.contains(item)).map(whole);
  const cost = (items) => items.reduce((sum, item) => sum + outOfSight(boxOf(item), others(item)), 0);
  // Where not all of it can be seen at once, one sees what is spoken of, and finds the rest.
  return 2 * cost(spoken) + cost(deeds);
}

const state = () => bubble() && `${bubble().dataset.step} ${bubble().dataset.at}`;
/** A step may ask for several things, one after another, and answers what was chosen instead. */
const part = () => bubble() && `${state()} ${isLifted()} ${bubble().dataset.needs} ${document.getElementById("voyage-said").textContent}`;

/** Where the bubble was put last, for what, and until when it stays there whatever moves. */
let last = { box: null, of: null, until: 0 };

const sizeOf = (said) => [said.offsetWidth, said.offsetHeight];

/** `parts` are what it speaks of, in the window. */
function put(said, box, parts = []) {
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const at = [within(box.left, 0, wide - said.offsetWidth), within(box.top, 0, high - said.offsetHeight - RIM)];
  Object.assign(said.style, { left: `${at[0]}px`, top: `${at[1]}px` });
  const tip = tipOf(boxOf(said), parts);
  said.dataset.mySide = tip?.side ?? "over";
  if (tip) said.style.setProperty("--tip", `${within(tip.at, 18, said.offsetWidth - 18)}px`);
  // A finger that taps twice does not hit what has come under it.
  look();
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

/** Whether there is nothing that the bubble could stand beside. */
const isIdle = ({ spoken, deeds }) => !spoken.length && !deeds.length;

/** While something is played out, the captain keeps to one line at the window's edge; then he speaks beside the board. */
function stepAside(said) {
  const isWatching = said.dataset.at === "followed";
  if (isWatching || said.dataset.myWatched !== undefined) fold(isWatching);
  said.toggleAttribute("data-my-watched", isWatching);
  if (isWatching) return put(said, { left: GAP, top: RIM });
  const [size, of] = [sizeOf(said), `${part()} ${sizeOf(said)}`];
  const [board, hand] = ["board", "hand"].map((id) => boxOf(document.getElementById(id)));
  if (last.of !== of) last = { box: room(size, { lit: board, keeps: [], spares: [hand], board }).box, of, until: 0 };
  put(said, last.box);
}

function place() {
  const said = bubble();
  if (!said) return shine([]);
  said.dataset.myPlaced = "";
  const things = matter();
  shine(groups(things.spoken));
  if (isIdle(things)) return stepAside(said);
  const now = ground(things);
  const [size, of] = [sizeOf(said), `${part()} ${sizeOf(said)}`];
  const stays = last.of === of && (performance.now() < last.until || isFree(last.box, now));
  if (!stays) last = { box: room(size, now).box, of, until: 0 };
  put(said, last.box, now.aims);
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

/** Folded, the bubble is one line; whoever taps it reads on. What answers or goes on stays in sight. */
function fold(isFolded) {
  const said = bubble();
  said.toggleAttribute("data-my-folded", isFolded);
  const button = document.getElementById("voyage-fold");
  button.hidden = false;
  button.ariaExpanded = !isFolded;
}

/** The best place for the bubble wherever the page could be scrolled to: how far to scroll, the box, and what it costs. */
function best(things) {
  const [size, from] = [sizeOf(bubble()), scrollY];
  const judge = (top) => {
    scrollTo({ top, behavior: "instant" });
    const found = room(size, ground(things));
    return { ...found, top: scrollY, cost: found.cost + unseen(things) + SCROLLS * Math.abs(scrollY - from) };
  };
  let least = judge(from);
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; least.cost >= COVERS / 2 && top < end + STRIDE; top += STRIDE) {
    const found = judge(top);
    if (found.cost < least.cost) least = found;
  }
  scrollTo({ top: from, behavior: "instant" });
  return least;
}

/** Brings what matters into the window, with room for the bubble. A hand that was folded away opens for it. */
function reach() {
  const isHidden = !pointed().length || (needed().length && !needed().some(isSeen));
  if (isHidden) document.querySelector("#lap[data-my-folded] #hand-fold")?.click();
  const things = matter();
  if (isIdle(things)) return;
  fold(false);
  let found = best(things);
  if (found.cost >= COVERS) {
    fold(true);
    const folded = best(things);
    if (folded.cost < found.cost - COVERS / 2) found = folded;
    else fold(false);
  }
  const { box, top } = found;
  last = { box, of: `${part()} ${sizeOf(bubble())}`, until: performance.now() + SCROLLING };
  if (Math.abs(top - scrollY) > 1) scrollTo({ top, behavior: CALM.matches ? "auto" : "smooth" });
  place();
}

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
/** The part of a step that was last brought into the window with all its pieces at rest. */
let reached = null;
/** Pieces glide to their places: the light goes with them. */
function settle() {
  place();
  if (performance.now() < settled) return requestAnimationFrame(settle);
  reachOnce();
}

function reachOnce() {
  if (!bubble() || part() === reached || performance.now() < settled) return;
  reached = part();
  reach();
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
  // A piece that is lifted or put back changes what is needed.
  for (const kind of ["click", "pointerup", "keyup"]) document.addEventListener(kind, () => requestAnimationFrame(reachOnce));
  document.addEventListener("click", ({ target }) => {
    const isFolded = bubble()?.dataset.myFolded !== undefined;
    if (target.closest("#voyage-acts") || !target.closest(isFolded ? "#voyage" : "#voyage-fold")) return;
    fold(!isFolded);
    place();
  });
  // Whoever begins a step anew is led through it anew.
  document.addEventListener("submit", ({ submitter }) => {
    if (submitter?.name !== "step") return;
    known = reached = null;
    document.getElementById("voyage-steps").open = false;
  });
  new ResizeObserver(soon).observe(document.getElementById("main"));
  place();
  reach();
}
