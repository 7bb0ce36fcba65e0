// Forms with `data-ask` go over the stream as they stand, or by a request in the background; without script they would
// post. What a form asks for is in its field `ask`, or in that of its button.

import { skip } from "./frames.js";
import { send } from "./live.js";
import { patient } from "./patience.js";
import { refuse, toast } from "./toast.js";

/** What may lead to another page goes by a request, whose answer says where. */
const LEADS_AWAY = ["sit", "close", "rematch"];

/** What may follow itself quickly: a second click is meant. */
const QUICK = ["change", "hint", "take_back", "undo", "say", "leave", "return"];

/** Within this time a second click is part of a double click. */
const DOUBLE = 700;

/** What was asked for last, and when. What is refused may be asked for again at once. */
let last = {};
document.addEventListener("refused", () => (last = {}));

/** Whether this is the second click of a double click. */
function isRepeated(ask, fields, { target, submitter, timeStamp }) {
  if (QUICK.includes(ask)) return false;
  const what = fields.get("decision") ?? `${ask} ${target.id} ${fields.get("seat")} ${submitter?.value}`;
  const repeated = what === last.what && timeStamp - last.at < DOUBLE;
  last = repeated ? last : { what, at: timeStamp };
  return repeated;
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (form.dataset.ask === undefined) return;
  event.preventDefault();
  form.closest("[popover]")?.hidePopover();
  if (submitter?.ariaDisabled === "true") return submitter.title && toast(submitter.title);
  const fields = new FormData(form, submitter);
  const ask = fields.getAll("ask").at(-1);
  // While a round is being shown there is nothing to decide yet: somebody is in a hurry.
  if (!ask && skip()) return;
  if (isRepeated(ask, fields, event)) return;
  const done = () => ask === "say" && form.reset();
  const body = new URLSearchParams(fields);
  // Where several people share a device, the address says for whom the form asks.
  const seat = new URL(form.getAttribute("action"), location).searchParams.get("as");
  if (seat) body.set("as", seat);
  if (LEADS_AWAY.includes(ask) || !send(ask, body, done)) post(form.getAttribute("action"), body, done);
});

async function post(address, body, done) {
  const headers = { accept: "application/json" };
  try {
    const told = (refused) => refused.json().then(({ error }) => toast(error.message), () => {});
    const answer = await patient(address, { method: "POST", body, headers }, told);
    const { to, error } = await answer.json();
    if (error) return refuse(error, body);
    done();
    if (to && new URL(to, location).pathname !== location.pathname) location.href = to;
  } catch {
    document.getElementById("lost").hidden = false;
  }
}
