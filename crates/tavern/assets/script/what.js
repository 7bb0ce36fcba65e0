// What is this? Whatever has `data-what` says what it is: pointed at for a moment, pressed long, focused with the keyboard,
// or tapped where a tap does nothing else. The key `?` or the button #ask-what begins a walk: arrows go from one thing to
// the next, a tap explains instead of playing, and Escape ends it. While something is dragged or picked, it is silent.

import { nearest, WAYS } from "./pick.js";

/** How long the pointer, the finger or the focus has to rest, in milliseconds. */
const REST = 550;
const REST_OF_FOCUS = 900;
/** How long the pointer may be away, so that it can reach the link. */
const AWAY = 250;
/** How far a finger may slip, in pixels. */
const SLIP = 9;
/** How far the balloon stays from what it explains and from the edge. */
const GAP = 8;

const ACTS = "button:not([aria-disabled=true]), a, input, select, textarea, label, summary, [data-pick], [data-my-lifted], [role=button]";
const BUSY = "[data-my-picked], [data-my-dragged], [data-my-lifted]";

const balloon = document.getElementById("what");
const [name, why, does] = balloon.querySelectorAll("b, #what-words p");
const link = balloon.querySelector("a");
const [keys, taps] = [balloon.querySelector(".by-keys"), balloon.querySelector(".by-taps")];
const TOUCH = matchMedia("(hover: none)");

/** What explains itself, and what was described by that for whoever does not see it. */
let shown = null;
let described = null;
/** What the pointer rests on, and where it was last. */
let under = null;
let at = [0, 0];
let timer = 0;
/** Whether the balloon stays until it is closed. */
let isPinned = false;
/** Where the focus was before the walk; null while nobody walks. */
let walk = null;
/** Whether the next click only ends a long press. */
let isPressed = false;

let texts = null;
/** All explanations of this game; they are fetched once. */
function load() {
  texts ??= fetch(balloon.dataset.from).then((answer) => answer.json());
  texts.catch(() => (texts = null));
  return texts;
}

const ownerOf = (target) => target.closest?.("[data-what]");
const isBusy = () => !walk && !!document.querySelector(BUSY);
const isSkipping = () => document.getElementById("skip")?.hidden === false;

async function show(owner, { pin = false } = {}) {
  clearTimeout(timer);
  if (isBusy()) return;
  const [called, about, rule] = (await load().catch(() => ({})))[owner.dataset.what] ?? [];
  if (!called || !owner.isConnected) return;
  name.textContent = called;
  does.textContent = about;
  why.textContent = whyNot(owner);
  why.hidden = !why.textContent;
  link.textContent = `${balloon.dataset.ruleWord} ${rule}`;
  link.href = `${balloon.dataset.rules}#${rule}`;
  [keys.hidden, taps.hidden] = [!walk || TOUCH.matches, !walk || !TOUCH.matches];
  if (shown !== owner) mark(owner);
  isPinned = pin;
  balloon.showPopover();
  place(owner);
}

/** Why what is asked about cannot be done now, if it says so. */
function whyNot(owner) {
  const refused = owner.closest("[aria-disabled=true]");
  return refused?.dataset.myTitle ?? refused?.title ?? "";
}

/** A title of the element's own would cover ours: it rests meanwhile. */
function mark(owner) {
  unmark();
  shown = owner;
  shown.dataset.myAsked = "";
  const titled = owner.closest("[title]");
  if (titled) [titled.dataset.myTitle, titled.title] = [titled.title, ""];
}

function unmark() {
  if (!shown) return;
  delete shown.dataset.myAsked;
  const titled = shown.closest("[data-my-title]");
  if (titled) {
    titled.title = titled.dataset.myTitle;
    delete titled.dataset.myTitle;
  }
  shown = null;
}

function hide() {
  clearTimeout(timer);
  isPinned = false;
  unmark();
  if (balloon.matches(":popover-open")) balloon.hidePopover();
}

// What the last one on this device asked about is nobody else's business.
document.addEventListener("handed", () => {
  hide();
  name.textContent = does.textContent = link.textContent = "";
  link.removeAttribute("href");
});

/** Above what it explains, or below, or beside it, where there is room; always in the window, and if it can be not over the
 * button that asks for a hint: whoever asks what something is may want that next. */
function place(owner) {
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = balloon;
  const [right, bottom] = [document.documentElement.clientWidth - width - GAP, innerHeight - height - GAP];
  const within = (value, most) => Math.max(GAP, Math.min(value, most));
  const [x, y] = [within(box.x + box.width / 2 - width / 2, right), within(box.y + box.height / 2 - height / 2, bottom)];
  const ways = [
    [x, box.top - height - GAP],
    [x, box.bottom + GAP],
    [box.right + GAP, y],
    [box.left - width - GAP, y],
  ];
  const fits = ([left, top]) => left >= GAP && top >= GAP && left <= right && top <= bottom;
  const hint = document.getElementById("ask-captain")?.getBoundingClientRect();
  const isApart = ([left, top]) => left > hint.right || left + width < hint.left || top > hint.bottom || top + height < hint.top;
  const found = ways.filter(fits);
  const [left, top] = found.find((way) => !hint || isApart(way)) ?? found[0] ?? [x, box.top + box.height / 2 > innerHeight / 2 ? GAP : bottom];
  Object.assign(balloon.style, { left: `${left}px`, top: `${top}px` });
}

function later(act, time) {
  clearTimeout(timer);
  timer = setTimeout(act, time);
}

// The mouse. Only its own moves count, not what the page moves under it.
document.addEventListener("pointermove", ({ target, pointerType, buttons, clientX, clientY }) => {
  if (pointerType !== "mouse" || (clientX === at[0] && clientY === at[1])) return;
  at = [clientX, clientY];
  if (isPinned || walk) return;
  if (balloon.contains(target)) return clearTimeout(timer);
  const owner = ownerOf(target);
  if (owner === under && (owner === shown || !shown)) return;
  under = owner;
  if (owner && !buttons) later(() => show(owner), shown ? AWAY : REST);
  else later(hide, AWAY);
});
document.documentElement.addEventListener("pointerleave", () => !isPinned && later(hide, AWAY));

// A finger that stays.
document.addEventListener("pointerdown", (down) => {
  isPressed = false;
  if (balloon.contains(down.target)) return;
  hide();
  const owner = ownerOf(down.target);
  if (!owner || down.pointerType === "mouse") return;
  later(async () => {
    isPressed = true;
    await show(owner, { pin: true });
  }, REST);
  const end = (event) => {
    if (event.type === "pointermove" && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLIP) return;
    clearTimeout(timer);
    ["pointermove", "pointerup", "pointercancel"].forEach((kind) => removeEventListener(kind, end));
  };
  ["pointermove", "pointerup", "pointercancel"].forEach((kind) => addEventListener(kind, end));
});
document.addEventListener("contextmenu", (event) => event.pointerType === "touch" && ownerOf(event.target) && event.preventDefault());

// A tap where it does nothing else; on a walk anywhere.
addEventListener(
  "click",
  (event) => {
    const { target } = event;
    if (balloon.contains(target) || !event.detail) return;
    const asks = target.closest?.("#ask-what");
    if (isPressed || (walk && !asks)) stop(event);
    if (isPressed) return (isPressed = false);
    if (asks) return;
    const owner = ownerOf(target);
    // A finger that misses does not end it: the next tap would play.
    // What was tapped is in sight: the page stays where it is.
    if (walk) return owner ? go(owner, { preventScroll: true }) : event.pointerType !== "touch" && end();
    if (owner && !target.closest(ACTS) && !isSkipping()) show(owner, { pin: true });
  },
  { capture: true },
);
addEventListener("pointerdown", (event) => walk && !balloon.contains(event.target) && event.stopPropagation(), { capture: true });

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// The focus. What it is on is described at once for whoever listens, and shown after a while to whoever looks.
document.addEventListener("focusin", async ({ target }) => {
  if (!target.matches(":focus-visible") && !walk) return;
  const owner = target.dataset.what === undefined ? target.querySelector("[data-what]") : target;
  if (!owner || balloon.contains(target)) return;
  if (walk) return show(owner, { pin: true }).then(() => describe(target));
  later(() => show(owner), REST_OF_FOCUS);
  const [called, about] = (await load().catch(() => ({})))[owner.dataset.what] ?? [];
  if (!called || document.activeElement !== target) return;
  [name.textContent, does.textContent] = [called, about];
  describe(target);
});
document.addEventListener("focusout", ({ relatedTarget }) => {
  described?.removeAttribute("aria-describedby");
  described = null;
  if (!balloon.contains(relatedTarget)) hide();
});

function describe(target) {
  described = target;
  target.setAttribute("aria-describedby", "what-words");
}

/** Everything that can be asked about and is to be seen. */
const all = () => [...document.querySelectorAll("#main [data-what]")].filter((item) => item.checkVisibility({ visibilityProperty: true }));

function go(owner, how) {
  if (owner.tabIndex < 0) owner.tabIndex = -1;
  owner.focus(how);
  if (document.activeElement === owner) show(owner, { pin: true });
}

function begin() {
  const from = document.activeElement;
  const items = all();
  if (!items.length) return;
  walk = { from };
  tell();
  const first = items.find((item) => item.contains(from) || from.contains(item)) ?? items.find((item) => item.closest("#board")) ?? items[0];
  go(first, { preventScroll: true });
}

function end() {
  const { from } = walk;
  walk = null;
  tell();
  hide();
  if (from.isConnected && from !== document.body) from.focus({ preventScroll: true });
  else document.activeElement.blur();
}

/** Says on the button and to the style sheet whether somebody walks. */
function tell() {
  const button = document.getElementById("ask-what");
  if (button) [button.hidden, button.ariaPressed] = [false, !!walk];
  document.documentElement.toggleAttribute("data-asking", !!walk);
}

function step(event) {
  const items = all();
  const from = items.indexOf(shown);
  if (WAYS[event.key]) return nearest(shown ?? items[0], items, WAYS[event.key]);
  return items[from + (event.shiftKey ? -1 : 1)];
}

addEventListener(
  "keydown",
  (event) => {
    if (event.key === "?" && !event.target.matches?.("input, textarea, select")) return stop(event), walk ? end() : begin();
    if (event.key === "Escape" && (walk || isPinned)) return stop(event), walk ? end() : hide();
    if (!walk) return ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key) || hide();
    if (event.key === "Enter") return stop(event), link.click();
    if (event.key !== "Tab" && !WAYS[event.key]) return;
    stop(event);
    const next = step(event);
    if (next) go(next);
  },
  { capture: true },
);

document.addEventListener("click", ({ target }) => target.closest?.("#ask-what") && (walk ? end() : begin()));
addEventListener("scroll", () => shown && (walk ? place(shown) : hide()), { capture: true, passive: true });
addEventListener("resize", hide);
document.addEventListener("shown", () => {
  tell();
  if (!shown) return;
  if (!shown.isConnected || !shown.checkVisibility()) hide();
  else place(shown);
});
tell();
