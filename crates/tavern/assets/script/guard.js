// Nothing dear by accident: a button that appears where another was just used is deaf for a moment, and what cannot be
// taken back asks first.
//
// A click beside an open box closes it, and does not reach what lies there.
//
// data-sure="SENTENCE": a button that asks this before it does anything.

/** So long, in milliseconds, a finger may take for its second tap. */
const DEAF = 400;

const buttonAt = (target) => target?.closest?.("button, label, summary, [data-lift]");
/** What a button does: the page may make another one out of the same element. */
const deed = (button) => button && [button.id, button.name, button.value, button.textContent].join();

/** Where something was used last, and what it did. */
let used = null;
/** The button that is deaf. */
let deaf = null;

function wake() {
  deaf?.removeAttribute("data-my-deaf");
  deaf = null;
}

/** Whatever lies now where something else was used is deaf for a while. */
export function look() {
  const button = used && buttonAt(document.elementFromPoint(used.x, used.y));
  if (!button || deed(button) === used.deed) return;
  wake();
  deaf = button;
  button.dataset.myDeaf = deed(button);
  used = null;
  setTimeout(() => deaf === button && wake(), DEAF);
}

/** Whether the pointer has gone down beside an open box: that closes the box, and does nothing else. */
let closes = false;

function down(event) {
  const boxes = [...document.querySelectorAll("[popover]:popover-open")].filter(({ popover }) => popover === "auto");
  closes = boxes.length > 0 && !event.target.closest?.("[popover]:popover-open, [popovertarget]");
  if (closes) event.stopImmediatePropagation();
}

/** A key is pressed on purpose; only a pointer finds something under it that was not there before. */
const isPointed = (event) => event.isTrusted && event.detail > 0;

function listen(event) {
  const button = buttonAt(event.target);
  if (!button || !isPointed(event)) return true;
  if (button.dataset.myDeaf === deed(button)) return false;
  used = { x: event.clientX, y: event.clientY, deed: deed(button) };
  setTimeout(look);
  return true;
}

/** Which decision a button answers. */
const decisionOf = (button) => button.form?.elements.decision?.value;

/** What is being asked about: a button, what it does, and the decision that it answers. */
let asked = null;
const isStillMeant = ({ button, meant, decision }) => button.isConnected && deed(button) === meant && decisionOf(button) === decision;

/** Asks before a button does what it does; then it is used once more, unless it does something else by now. */
function ask(button) {
  const box = document.getElementById("sure");
  const question = { button, meant: deed(button), decision: decisionOf(button) };
  asked = question;
  box.querySelector("p").textContent = button.dataset.sure;
  box.returnValue = "";
  box.onclose = () => {
    // The browser tells late that the box was closed: by now it may ask something else.
    if (box.open) return;
    const isMeant = box.returnValue === "yes" && isStillMeant(question);
    asked = null;
    if (!isMeant) return;
    button.dataset.mySure = "";
    button.click();
    delete button.dataset.mySure;
  };
  box.showModal();
}

/** A question that the match has answered meanwhile is not asked any more. */
function drop() {
  if (asked && !isStillMeant(asked)) document.getElementById("sure").close("no");
}

addEventListener("pointerdown", down, { capture: true });
addEventListener(
  "click",
  (event) => {
    if (!closes || !isPointed(event)) return;
    closes = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-sure]");
    const asks = button && button.dataset.mySure === undefined && button.ariaDisabled !== "true";
    const hears = listen(event);
    if (hears && !asks) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (hears) ask(button);
  },
  { capture: true },
);
document.addEventListener("shown", () => {
  look();
  drop();
});
