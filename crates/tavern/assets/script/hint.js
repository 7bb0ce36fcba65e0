// A hint is lit on the board: whatever there carries its action. That is the button that plays it; if something has to be
// picked up for that first, this, too; and where a form has blanks for a place, the piece lies there as a ghost. The
// hint closes by its own button, by the one that asked for it, and by Escape.

import { haunt } from "./place.js";

const SHEET = matchMedia("(max-width: 1239px)");

const counsel = () => document.getElementById("counsel");
const isOpen = () => counsel() && !counsel().hidden && counsel().dataset.myClosed === undefined;
const best = () => counsel()?.querySelector(".best");

/** The values that a form's blanks (`$at`) must have to make this action; nothing if they cannot. */
function blanks(form, action) {
  const names = [...form.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  const plain = form.split(/\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = names.length && action.match(new RegExp(`^${plain.join("(.+?)")}$`));
  return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1]]));
}

/** What on the board carries this action. */
export function carriers(action) {
  const buttons = [...document.querySelectorAll("#board [name=action], #hand [name=action]")];
  const own = buttons.filter(({ value }) => value === action);
  const keys = own.filter((button) => button.hidden).flatMap(({ dataset }) => dataset.for?.split(" ") ?? []);
  const picks = [...document.querySelectorAll("[data-pick]")].filter(({ dataset }) => keys.includes(dataset.pick));
  return [...own, ...picks];
}

/** The button that lifts the piece which the action would lay, and where that would lie. */
function laying(action) {
  for (const { value } of document.querySelectorAll("#board [data-lay]")) {
    const filled = blanks(value, action);
    const piece = filled && [...document.querySelectorAll("[data-lift]")].find((button) => button.value === filled.tile);
    if (piece) return { piece, ...filled };
  }
}

/** What has to be lifted for this action. */
export const liftedFor = (action) => [laying(action)?.piece].filter(Boolean);

/** The piece that the action would lay, where it would lie; says which button lifts it. */
function ghost(action) {
  const found = laying(action);
  if (found) return [haunt(found.piece, +found.turn, +found.at, () => best()?.click()), found.piece];
  haunt(null);
  return [];
}

function light() {
  for (const lit of document.querySelectorAll("[data-my-lit]")) delete lit.dataset.myLit;
  const action = isOpen() && best()?.value;
  if (!action) return haunt(null);
  const lit = [...carriers(action), ...ghost(action)].filter(Boolean);
  for (const item of lit) item.dataset.myLit = "";
  if (counsel().dataset.myShown === action) return;
  counsel().dataset.myShown = action;
  showAll(lit.filter((item) => item.checkVisibility()));
}

/** Whether something is in sight: a hand that sticks to the edge of the window may lie over a board, and is itself where it seems. */
function isSeen(item) {
  const { x, y, width, height } = item.getBoundingClientRect();
  return item.closest("#board, #hand").contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function showAll(lit) {
  if (!lit.length) return;
  stepAside(lit);
  if (isSeen(lit[0])) return;
  lit[0].scrollIntoView({ block: "nearest", inline: "nearest" });
  stepAside(lit);
}

/** A narrow window shows the hint as a sheet at that end of the page where it hides less of what it speaks of. */
function stepAside(lit) {
  if (!SHEET.matches) return;
  const middle = lit.map((item) => item.getBoundingClientRect()).reduce((sum, { top, bottom }) => sum + (top + bottom) / 2, 0) / lit.length;
  counsel().toggleAttribute("data-my-above", middle > innerHeight / 2);
}

function close() {
  counsel().dataset.myClosed = "";
  delete counsel().dataset.myShown;
  light();
  document.getElementById("ask-captain")?.focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => target.closest("[data-close=counsel]") && close());
document.addEventListener("keydown", ({ key }) => key === "Escape" && isOpen() && close());
document.addEventListener(
  "submit",
  (event) => {
    if (event.submitter?.id !== "ask-captain" || counsel().hidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isOpen()) return close();
    delete counsel().dataset.myClosed;
    light();
  },
  { capture: true },
);
document.addEventListener("shown", () => {
  if (counsel()?.hidden) for (const name of ["myClosed", "myShown", "myAbove"]) delete counsel().dataset[name];
  light();
});
light();
