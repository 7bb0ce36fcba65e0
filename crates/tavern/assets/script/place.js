// Laying pieces on a grid of cells: with the mouse, by touch or with keys. What is chosen is kept in three fields of the
// form, `tile`, `turn` and `at`, so that without script the same form asks for the same.
//
// [data-lift="x,y x,y"]: a button that picks up a piece of these cells. data-turns: the numbers of its eight ways to lie, four
// quarter turns and the same of its other side; data-fits="HEX HEX": for every number, where its first cell may lie.
// [data-place="COLUMNS ROWS"]: the grid. data-cells: ` ` no cell, `.` free, `x` covered. In it [data-ghost] shows the piece,
// drawn as on its button: [data-turned] turns, [data-upright="x y"] only moves; [data-shade] marks what it can cover.
// In the form: [data-lay] lays, [data-do] turns, flips, moves or puts back; [data-lifted] and [data-idle] are shown while a
// piece is up or not; [data-says] if it fits (`fits`) or why not (`off`, `over`, `apart`); [data-counts="cells"] if it covers
// some of them, their number in [data-number]; [data-fills="cells"] if it covers all; [data-joins="n"] if the groups beside
// it, [data-group="cells"], hold n pieces by their data-size; each only for pieces of the kind data-of, if it has one;
// [data-where] names its first cell as the field `at` does.

import { isStill } from "./glide.js";
import { reveal } from "./reveal.js";
import { cellsOf, drawTurned, numbers, turned } from "./shape.js";

const DRAG = 7;
const NOTCH = 140;
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", KeyR: "turn", KeyF: "flip", Enter: "lay", Space: "lay" };
const each = (selector, use) => document.querySelectorAll(selector).forEach(use);

/** The grid, and the piece that is up: its button, how it is turned, and where its upper left corner is. */
let grid = null;
let piece = null;
/** Where the last piece was. */
let last = null;

/** Reads the grid from the page. A piece that can still be laid stays up. */
function read() {
  const element = document.querySelector("[data-place]");
  const [columns, rows] = numbers(element?.dataset.place);
  grid = element && { element, form: element.closest("form"), cells: element.dataset.cells, columns, rows };
  const button = piece && document.getElementById(piece.button.id);
  if (piece && !(grid && button?.dataset.fits)) return drop();
  if (piece) setUp(button, piece.way, piece.x, piece.y);
  else rest();
}

function setUp(button, way, x, y) {
  const { turns, fits, kind } = button.dataset;
  piece = { button, kind, drawn: cellsOf(button), turns: numbers(turns), fits: fits.split(" "), way, x, y };
  moveTo(x, y);
}

/** Picks a piece up and shows it where it may lie, near the last one. */
function lift(button, isKey) {
  if (piece?.button === button) return drop();
  const near = last ?? [grid.columns / 2, grid.rows / 2];
  each("[data-my-lifted]", (other) => delete other.dataset.myLifted);
  setUp(button, 0, 0, 0);
  const [way, x, y] = nearest(near);
  setUp(button, way, x, y);
  if (isKey) grid.element.focus({ preventScroll: true });
  reveal([grid.element, grid.form.querySelector("[data-lay]").parentElement]);
}

/** The way to lie and the place nearest to this one. */
function nearest(near) {
  let [best, least] = [[0, 0, 0], Infinity];
  for (let way = 0; way < 8 && least === Infinity; way++) {
    const [x, y] = lying(way).cells[0];
    for (let at = 0; at < grid.columns * grid.rows; at++) {
      const [left, top] = [(at % grid.columns) - x, Math.floor(at / grid.columns) - y];
      const far = Math.hypot(left - near[0], top - near[1]);
      if (may(piece.turns[way], at) && far < least) [best, least] = [[way, left, top], far];
    }
  }
  return best;
}

/** Puts the piece back. */
function drop() {
  const { button } = piece;
  delete button.dataset.myLifted;
  if (grid?.element === document.activeElement && button.isConnected) button.focus();
  piece = null;
  rest();
}

/** Shows what there is while nothing is up. */
function rest() {
  each("[data-lifted], [data-says], [data-counts], [data-fills], [data-joins]", (part) => (part.hidden = true));
  each("[data-idle]", (part) => (part.hidden = false));
  each("[data-ghost]", (ghost) => ghost.replaceChildren());
  each("[data-shade]", (path) => path.setAttribute("d", ""));
}

const lying = (way = piece.way) => turned(piece.drawn, way);

/** Whether the piece may lie with its first cell there. */
const may = (turn, at) => (parseInt(piece.fits[turn][at >> 2] ?? "0", 16) >> (at & 3)) & 1;

/** `fits`, or why it does not. */
function verdict(covered) {
  if (may(piece.turns[piece.way], covered[0])) return "fits";
  const on = (mark) => covered.some((cell) => grid.cells[cell] === mark);
  return on(" ") ? "off" : on("x") ? "over" : "apart";
}

/** Shows the piece where it is now, and what that means. */
function show() {
  const { way, x, y, turns, button } = piece;
  const { columns, form } = grid;
  const { cells } = lying();
  const covered = cells.map(([cx, cy]) => (y + cy) * columns + x + cx);
  const says = verdict(covered);
  const { tile, turn, at } = form.elements;
  [tile.value, turn.value, at.value] = [button.value, turns[way], covered[0]];
  button.dataset.myLifted = "";
  grid.element.dataset.mySays = says;
  if (says === "fits") piece.fitted = [x, y];
  each("[data-lifted]", (part) => (part.hidden = false));
  each("[data-idle]", (part) => (part.hidden = true));
  each("[data-says]", (line) => (line.hidden = line.dataset.says !== says));
  // What it would bring is promised only where it may lie.
  const isFor = ({ dataset: { of } }) => says === "fits" && (of === undefined || of === piece.kind);
  each("[data-counts]", (line) => count(line, covered, isFor));
  each("[data-fills]", (line) => (line.hidden = !isFor(line) || !numbers(line.dataset.fills).every((cell) => covered.includes(cell))));
  const joined = joins(covered, isFor);
  each("[data-joins]", (line) => (line.hidden = !isFor(line) || +line.dataset.joins !== joined));
  each("[data-where]", (name) => (name.textContent = at.selectedOptions[0]?.textContent));
  each("[data-lay]", (lay) => (lay.ariaDisabled = says !== "fits"));
  draw(grid.element.querySelector("[data-ghost]"), piece);
  shade(cells);
}

function count(line, covered, isFor) {
  const among = numbers(line.dataset.counts);
  const number = covered.filter((cell) => among.includes(cell)).length;
  line.hidden = !number || !isFor(line);
  for (const place of line.querySelectorAll("[data-number]")) place.textContent = number;
}

/** How many pieces there are in all groups beside these cells. */
function joins(covered, isFor) {
  let joined = 0;
  each("[data-group]", (group) => {
    if (isFor(group) && beside(covered, numbers(group.dataset.group))) joined += +group.dataset.size;
  });
  return joined;
}

function beside(covered, others) {
  const apart = (one, other) => Math.abs((one % grid.columns) - (other % grid.columns)) + Math.abs(Math.floor(one / grid.columns) - Math.floor(other / grid.columns));
  return covered.some((cell) => others.some((other) => apart(cell, other) === 1));
}

/** Draws a piece in the grid, turned as it will lie: of all ways to cover the same cells that is the first. */
function draw(ghost, { button, drawn, way: held, x, y }) {
  const turns = numbers(button.dataset.turns);
  const way = turns.indexOf(turns[held]);
  const { width, height } = turned(drawn, way);
  ghost.style.gridArea = `${y + 1} / ${x + 1} / span ${height} / span ${width}`;
  if (isZoomed()) ghost.scrollIntoView({ block: "nearest", inline: "nearest" });
  drawTurned(ghost, button.querySelector("svg"), drawn, way);
}

/** Shows a second piece where a hint would lay it, or takes it away; a click on it does as the hint says. */
export function haunt(button, turn, at, taken) {
  document.querySelector("[data-hint-ghost]")?.remove();
  const way = button ? numbers(button.dataset.turns).indexOf(turn) : -1;
  const own = grid?.element.querySelector("[data-ghost]");
  if (way < 0 || !own) return null;
  const drawn = cellsOf(button);
  const { cells } = turned(drawn, way);
  const [x, y] = [(at % grid.columns) - cells[0][0], Math.floor(at / grid.columns) - cells[0][1]];
  const ghost = own.cloneNode(false);
  delete ghost.dataset.ghost;
  ghost.removeAttribute("id");
  ghost.dataset.hintGhost = "";
  // What was last said of one's own piece is not said of this one.
  delete ghost.dataset.mySays;
  ghost.onclick = taken;
  grid.element.append(ghost);
  draw(ghost, { button, drawn, way, x, y });
  return ghost;
}

/** Marks every cell that the piece can cover as it is turned now. */
function shade(cells) {
  const { columns, rows } = grid;
  const steps = cells.map(([x, y]) => (y - cells[0][1]) * columns + x - cells[0][0]);
  const marked = new Set();
  for (let at = 0; at < columns * rows; at++) {
    if (may(piece.turns[piece.way], at)) for (const step of steps) marked.add(at + step);
  }
  const squares = [...marked].map((cell) => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z`);
  each("[data-shade]", (path) => path.setAttribute("d", squares.join("")));
}

/** Moves the piece as far as the grid goes. */
function moveTo(x, y) {
  const { width, height } = lying();
  piece.x = Math.max(0, Math.min(x, grid.columns - width));
  piece.y = Math.max(0, Math.min(y, grid.rows - height));
  last = [piece.x, piece.y];
  show();
}

/** Turns, flips, moves, lays or puts back the piece. */
function act(what) {
  if (what === "lay") return lay();
  if (what === "back") return drop();
  const step = STEPS[what];
  if (step) return moveTo(piece.x + step[0], piece.y + step[1]);
  const before = lying();
  const turn = piece.way % 4;
  piece.fitted = null;
  // Left and right exchanged: what was turned one way is turned the other.
  piece.way = what === "turn" ? piece.way - turn + ((turn + 1) % 4) : 4 - (piece.way - turn) + ((4 - turn) % 4);
  const { width, height } = lying();
  moveTo(piece.x + Math.round((before.width - width) / 2), piece.y + Math.round((before.height - height) / 2));
}

/** Lays the piece if it may lie there. */
function lay() {
  if (grid.element.dataset.mySays === "fits") return grid.form.requestSubmit(grid.form.querySelector("[data-lay]"));
  if (!isStill()) grid.element.querySelector("[data-ghost]").animate({ translate: ["0", "-4px", "4px", "0"] }, 160);
}

/** Where in the grid something happened, in cells. */
function where({ clientX, clientY }) {
  const box = grid.element.getBoundingClientRect();
  return [((clientX - box.x) / box.width) * grid.columns, ((clientY - box.y) / box.height) * grid.rows];
}

function centre(event) {
  const [x, y] = where(event);
  const { width, height } = lying();
  moveTo(Math.round(x - width / 2), Math.round(y - height / 2));
}

/** A mouse that goes on to the buttons leaves the piece where it last fitted. */
function leave() {
  if (piece?.fitted && grid.element.dataset.mySays !== "fits") moveTo(...piece.fitted);
}

const isOver = ({ clientX, clientY }) => grid.element.contains(document.elementFromPoint(clientX, clientY));
const isHere = (event) => piece && grid.element.contains(event.target);

/** Follows a pointer until it is let go. */
function follow(moved, done) {
  const end = (event) => {
    if (!event.isPrimary) return;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    done(event);
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

const isFar = (event, down) => Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= DRAG;

/** A piece is dragged from its button with the mouse. */
function drag(down, button) {
  let isDragged = false;
  const moved = (event) => {
    if (!isDragged && !isFar(event, down)) return;
    if (!isDragged && piece?.button !== button) lift(button);
    isDragged = true;
    if (piece && isOver(event)) centre(event);
  };
  follow(moved, (event) => {
    if (!isDragged) return;
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => piece && isOver(event) && lay());
  });
}

/** Whether the grid is wider than what is seen of it. */
const isZoomed = () => grid.element.parentElement.scrollWidth > grid.element.parentElement.clientWidth;

/** A finger beside the piece moves the view of a grid that is wider than the screen; its tap moves the piece there. */
function pan(down) {
  let [{ clientX, clientY }, isDragged] = [down, false];
  const moved = (event) => {
    if (!event.isPrimary || !(isDragged ||= isFar(event, down))) return;
    grid?.element.parentElement.scrollBy(clientX - event.clientX, 0);
    scrollBy(0, clientY - event.clientY);
    ({ clientX, clientY } = event);
  };
  follow(moved, (event) => !isDragged && piece && event.type === "pointerup" && centre(event));
}

/** A finger moves the piece from wherever it is; its tap on the piece lays it, elsewhere moves it there. A second one turns. */
function touch(down) {
  if (!down.isPrimary) return act("turn");
  if (isZoomed() && !down.target.closest("[data-ghost]")) return pan(down);
  const [start, { x, y }] = [where(down), piece];
  let isDragged = false;
  const moved = (event) => {
    if (!piece || !event.isPrimary || !(isDragged ||= isFar(event, down))) return;
    const now = where(event);
    moveTo(x + Math.round(now[0] - start[0]), y + Math.round(now[1] - start[1]));
  };
  follow(moved, (event) => {
    if (isDragged || !piece || event.type !== "pointerup") return;
    if (event.target.closest("[data-ghost]")) lay();
    else centre(event);
  });
}

document.addEventListener("pointerdown", (down) => {
  const button = down.target.closest("[data-lift]");
  const isMouse = down.pointerType === "mouse";
  if (down.button) return;
  if (isMouse && grid && button?.dataset.fits) drag(down, button);
  else if (!isMouse && isHere(down)) touch(down);
});
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons) return;
  if (isHere(event)) centre(event);
  else leave();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-lift]");
  const what = event.target.closest("[data-do]")?.dataset.do;
  if (grid && button?.dataset.fits) lift(button, event.detail === 0);
  else if (piece && what) act(what);
  else if (isHere(event) && event.pointerType === "mouse") lay();
});
document.addEventListener("contextmenu", (event) => {
  if (!isHere(event)) return;
  event.preventDefault();
  if (event.pointerType === "mouse") act("flip");
});

let turnedAt = 0;
const wheel = (event) => {
  if (!isHere(event)) return;
  event.preventDefault();
  // One turn for one notch, however many events a touchpad sends.
  if (event.timeStamp - turnedAt < NOTCH) return;
  turnedAt = event.timeStamp;
  act("turn");
};
document.addEventListener("wheel", wheel, { passive: false });

document.addEventListener("keydown", (event) => {
  // Who laid a piece with keys goes on with the next one.
  if (!piece && event.key === "Enter" && event.target === grid?.element) return document.querySelector("[data-lift][data-fits]")?.focus();
  // A box that lies over the board closes first.
  if (event.key === "Escape" && document.querySelector("[popover]:not(#what):popover-open")) return;
  if (!piece || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return;
  const what = event.key === "Escape" ? "back" : KEYS[event.code];
  // Turning works from anywhere, moving only in the grid: elsewhere these keys have work of their own. Whoever clicked on a
  // piece has the focus on its button still, and means to lay it.
  const mayLay = what === "lay" && event.target === piece.button;
  if (!what || !(isHere(event) || mayLay || ["turn", "flip", "back"].includes(what))) return;
  event.preventDefault();
  act(what);
});

document.addEventListener("shown", read);
read();
