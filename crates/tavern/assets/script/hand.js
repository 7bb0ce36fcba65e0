// A phone beside a screen that shows the board: it can show only what is one's own, the prompt and the choices. The whole
// table is one swipe away. Which tables are played so is remembered.

const STORE = "tortuga-hand-only";
/** No more tables than this are remembered. */
const MOST = 50;
const PHONE = matchMedia("(max-width: 959px)");
/** How far a finger swipes, in pixels, and how much straighter than up or down. */
const SWIPE = 70;
const STRAIGHT = 2.5;

const table = location.pathname.split("/").at(-1);
const main = () => document.getElementById("main");

function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? [];
  } catch {
    return [];
  }
}

let isOn = read().includes(table);
/** Whether the whole table is looked at meanwhile. */
let isAway = false;

function remember() {
  const others = read().filter((other) => other !== table);
  try {
    localStorage.setItem(STORE, JSON.stringify(isOn ? [...others, table].slice(-MOST) : others));
  } catch {
    // It holds until the page is left.
  }
}

function show() {
  const button = document.getElementById("hand-only");
  if (!button) return;
  // It is of use beside a screen only; elsewhere nobody would know what it is for.
  const isOffered = document.querySelector("#watchers [data-screen]") || read().length;
  button.hidden = isOn || !PHONE.matches || !isOffered;
  const tabs = document.getElementById("hand-tabs");
  tabs.hidden = !(isOn && PHONE.matches);
  tabs.querySelector("[value=hand]").ariaPressed = !isAway;
  tabs.querySelector("[value=board]").ariaPressed = isAway;
  main().toggleAttribute("data-my-hand", isOn && !isAway && PHONE.matches);
}

function turn(away) {
  isAway = away;
  show();
  scrollTo(0, 0);
}

/** From now on only one's own things are shown at this table, or everything. */
function set(on) {
  isOn = on;
  remember();
  turn(false);
}

document.addEventListener("click", ({ target }) => {
  const tab = target.closest("#hand-tabs button");
  if (tab?.value === "all") return set(false);
  if (tab) return turn(tab.value === "board");
  if (target.closest("#hand-only")) set(true);
});

/** Whatever moves sideways itself keeps the finger. */
const isHeld = (target) => {
  for (let item = target; item && item !== document.body; item = item.parentElement) {
    const isWide = item.scrollWidth > item.clientWidth && ["auto", "scroll"].includes(getComputedStyle(item).overflowX);
    if (isWide || item.matches("[data-lift], [data-pick], [data-my-lifted], input, textarea, select")) return true;
  }
  return false;
};

let from = null;
document.addEventListener("touchstart", ({ touches, target }) => {
  from = isOn && PHONE.matches && touches.length === 1 && !isHeld(target) ? [touches[0].clientX, touches[0].clientY] : null;
}, { passive: true });
document.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (!from) return;
  const [x, y] = [touch.clientX - from[0], touch.clientY - from[1]];
  from = null;
  if (Math.abs(x) > SWIPE && Math.abs(x) > STRAIGHT * Math.abs(y)) turn(!isAway);
}, { passive: true });

PHONE.addEventListener("change", show);
document.addEventListener("shown", show);
show();
