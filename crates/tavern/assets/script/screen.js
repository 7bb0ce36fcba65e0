// A screen for a whole room: it is as large as the room allows, nobody touches it, and it looks after itself.

import { clocks } from "./clocks.js";
import { tell } from "./end.js";
import { connect, heardAt, reconnect } from "./live.js";

/** What the page is laid out for, in pixels; larger screens show it larger. */
const [WIDTH, HEIGHT] = [1280, 720];
/** How much larger or smaller than that a board may be. */
const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46];
/** How often it looks whether it slept, and after how much silence it asks anew, in milliseconds. */
const TICK = 5000;
const SILENCE = 120_000;
/** How long the reckoning is seen before the next match takes its place. */
const RECKONING = 20_000;

const main = () => document.getElementById("main");

/** How much may stick out of a board, in parts of its height: some have ornaments at their edge. Sheets have none. */
const ORNAMENT = 0.06;

/** Whether everything on the board can be seen. */
function fits(stand) {
  const { right, bottom } = stand.getBoundingClientRect();
  const ornament = main().dataset.stage === "playing" ? ORNAMENT : 0;
  return [...stand.children].every((board) => {
    const { right: side, bottom: foot } = board.getBoundingClientRect();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = board;
    const isInside = side <= right + 1 && foot <= bottom + 1;
    return isInside && scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight * (1 + ornament) + 1;
  });
}

function* mediaRules(rules) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule.cssRules) yield* mediaRules(rule.cssRules);
  }
}

/** What each of them says in its style sheet. */
const written = new Map();
/** Style sheets ask how large the window is; a window that shows everything larger has room for no more than a small one. */
function layOut(scale) {
  for (const { cssRules } of document.styleSheets)
    for (const rule of mediaRules(cssRules)) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
      rule.media.mediaText = written.get(rule).replace(/([\d.]+)px/g, (_, pixels) => `${pixels * scale}px`);
    }
}

/** The board is as large as it can be without being cut. */
function fit() {
  const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
  document.documentElement.style.setProperty("--scale", scale);
  layOut(scale);
  const stand = document.getElementById("stand");
  if (!stand) return;
  for (const size of SIZES) {
    stand.style.setProperty("--size", size);
    if (fits(stand)) return;
  }
}

/** Boards are measured anew only if one might be cut by now, or another page has taken its place. */
let stage = "";
function shown() {
  const { stage: now, next } = main().dataset;
  const stand = document.getElementById("stand");
  if (now !== stage || (stand && !(stand.style.getPropertyValue("--size") && fits(stand)))) fit();
  if (now === "over" && stage && now !== stage) tell();
  stage = now;
  if (next && !main().dataset.myLeaving) {
    main().dataset.myLeaving = "";
    setTimeout(() => (location.href = next), RECKONING);
  }
}

let woken = Date.now();
/** A screen that slept, or has heard nothing for long, asks anew. */
setInterval(() => {
  const now = Date.now();
  if (now - woken > 3 * TICK || now - heardAt > SILENCE) reconnect();
  woken = now;
}, TICK);

/** Asks the device to stay awake, where it can. */
const stayAwake = () => document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => {});

document.addEventListener("visibilitychange", stayAwake);
document.addEventListener("shown", shown);
addEventListener("resize", fit);
document.fonts?.ready.then(fit);
stayAwake();
fit();
shown();
clocks();
connect();
