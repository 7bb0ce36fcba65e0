// Forms with `data-wish` go over the stream, or by a request in the background; without script they would post.

import { skip } from "./frames.js";
import { send } from "./live.js";
import { patient } from "./patience.js";
import { refuse, toast } from "./toast.js";

/** What each wish holds on the stream; what is not named holds nothing. */
const CONTENT = {
  play: (fields) => ({ decision: +fields.decision, action: action(fields) }),
  change: (fields) => ({ action: action(fields) }),
  hint: ({ about }) => ({ decision: +about }),
  say: ({ text }) => ({ text }),
  undo: ({ agree }) => ({ agree: agree !== "false" }),
};

/** The action of a form; a blank in it, such as `$place`, is filled with the field of that name. */
const action = (fields) => JSON.parse(fields.action.replace(/\$([a-z]+)/g, (_, name) => fields[name] ?? "null"));

/** Within this time a second click is part of a double click. */
const DOUBLE = 700;

/** What was wished last, and when. What is refused may be wished again at once. */
let last = {};
document.addEventListener("refused", () => (last = {}));

/** Whether this is the second click of a double click: wishes that may follow each other quickly never are. */
function isRepeated(wish, decision, { target, submitter, timeStamp }) {
  if (!["play", "start", ""].includes(wish)) return false;
  const what = decision ?? `${target.getAttribute("action")} ${submitter?.value}`;
  const repeated = what === last.what && timeStamp - last.at < DOUBLE;
  last = repeated ? last : { what, at: timeStamp };
  return repeated;
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (form.dataset.wish === undefined) return;
  event.preventDefault();
  form.closest("[popover]")?.hidePopover();
  if (submitter?.ariaDisabled === "true") return submitter.title && toast(submitter.title);
  const fields = new FormData(form, submitter);
  let wish = submitter?.dataset.wish ?? form.dataset.wish;
  // While a round is being shown there is nothing to decide yet: somebody is in a hurry.
  if (wish === "act") wish = fields.has("decision") ? "play" : fields.has("change") ? "change" : skip() ? null : "";
  if (wish === null || isRepeated(wish, fields.get("decision"), event)) return;
  const done = () => wish === "say" && form.reset();
  const content = CONTENT[wish]?.(Object.fromEntries(fields)) ?? {};
  // By attribute: the property `action` of a form is its field of that name, if it has one.
  const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  if (!wish || !send(wish, content, done)) post(address, fields, done);
});

async function post(address, fields, done) {
  const headers = { accept: "application/json" };
  try {
    const told = (refused) => refused.json().then(({ error }) => toast(error.message), () => {});
    const answer = await patient(address, { method: "POST", body: new URLSearchParams(fields), headers }, told);
    const { to, error } = await answer.json();
    if (error) return refuse(error, fields.get("seat"));
    done();
    if (to && new URL(to, location).pathname !== location.pathname) location.href = to;
  } catch {
    document.getElementById("lost").hidden = false;
  }
}
