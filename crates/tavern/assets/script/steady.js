// Nothing jumps: what is said above a board finds room in a place of one height, or is opened over the board.

const prompt = () => document.getElementById("prompt");
const lantern = () => document.getElementById("guide-fold");
const isCut = (text) => text.scrollHeight > text.clientHeight + 1;

/** A long prompt is written smaller, and a lantern that does not say all of it says so. */
function fit() {
  const line = prompt();
  if (line) {
    line.removeAttribute("data-my-long");
    for (const length of ["long", "longest"]) if (isCut(line)) line.dataset.myLong = length;
  }
  const fold = lantern();
  const words = fold?.open && fold.dataset.myWhole === undefined && document.getElementById("guide");
  if (!words) return;
  fold.toggleAttribute("data-my-cut", isCut(words));
  if (isCut(words)) words.tabIndex = 0;
  else words.removeAttribute("tabindex");
}

/** Opens all that the lantern says over the board, or closes it. */
const whole = (isWhole) => {
  lantern()?.toggleAttribute("data-my-whole", isWhole);
  fit();
};

let said = "";
function shown() {
  const words = document.getElementById("guide")?.textContent ?? "";
  if (words !== said) whole(false);
  said = words;
  fit();
}

document.addEventListener("click", ({ target }) => {
  const fold = lantern();
  const isMore = target.closest("#guide") && !target.closest("a") && fold?.dataset.myCut !== undefined;
  if (fold) whole(isMore && fold.dataset.myWhole === undefined);
});
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Enter" && target.id === "guide") whole(lantern().dataset.myWhole === undefined);
  if (key === "Escape") whole(false);
});

/** How high the hand was at most. */
let highest = 0;
/** On a phone the hand is low while one waits: whoever has scrolled to what lies below it is not moved by that. */
function rest() {
  const lap = document.getElementById("lap");
  if (!lap) return;
  highest = Math.max(highest, lap.offsetHeight);
  lap.parentElement.style.paddingBottom = `${highest - lap.offsetHeight}px`;
}
/** Another window, or a hand that was folded, has other heights. */
function anew() {
  highest = 0;
  rest();
}

const FOLDED = "hand-folded";

/** The hand is folded away or unfolded, and stays so. */
function fold(isFolded) {
  const button = document.getElementById("hand-fold");
  if (!button) return;
  button.hidden = false;
  button.ariaExpanded = !isFolded;
  button.parentElement.toggleAttribute("data-my-folded", isFolded);
}
document.addEventListener("click", ({ target }) => {
  const button = target.closest("#hand-fold");
  if (!button) return;
  const isFolded = button.ariaExpanded === "true";
  if (isFolded) localStorage.setItem(FOLDED, "");
  else localStorage.removeItem(FOLDED);
  fold(isFolded);
  anew();
});

/** The offer to learn the game first lies on the ledge until somebody plays: it takes no room from the board. */
let offer = document.querySelector(".first-offer");

function all() {
  if (offer && !offer.closest(".ledge")) document.querySelector(".ledge")?.append(offer);
  fold(localStorage.getItem(FOLDED) !== null);
  shown();
  rest();
}
document.addEventListener("submit", ({ target }) => {
  if (!target.closest("#board, #lap, #counsel")) return;
  offer?.remove();
  offer = null;
});
document.addEventListener("shown", all);
document.addEventListener("toggle", fit, { capture: true });
addEventListener("resize", fit);
addEventListener("resize", anew);
all();
