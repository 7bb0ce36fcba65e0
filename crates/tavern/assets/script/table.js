// The page of a table.

import "./guard.js";
import "./forms.js";
import "./pick.js";
import "./place.js";
import "./chat.js";
import "./steady.js";
import "./what.js";
import "./hint.js";
import "./curtain.js";
import "./hand.js";
import "./voyage.js";
import { mark } from "./call.js";
import { clocks } from "./clocks.js";
import { decided, tell as tellEnd } from "./end.js";
import { connect } from "./live.js";
import { follow } from "./morph.js";
import { toast } from "./toast.js";

/** Whether the table waits for whoever sits here. */
const isAwaited = () => !!document.querySelector("#main [name=decision], #curtain .big");

const called = () => mark(Number(isAwaited()), "●");

let stage = document.getElementById("main").dataset.stage;

/** Another page in the same place, such as the board after the seats, is seen from its top, and lists from their end. */
function turn() {
  const now = document.getElementById("main").dataset.stage;
  if (now === stage) return;
  stage = now;
  scrollTo(0, 0);
  follow();
  if (now === "over") tellEnd();
}

const told = () => document.getElementById("told")?.dataset.told;
let heard = told();

/** What others did with what was played or asked for is shown once, over the page. */
function tell() {
  const number = told();
  if (number && number !== heard) toast(document.getElementById("told").textContent);
  heard = number ?? heard;
}

document.addEventListener("shown", () => {
  tell();
  turn();
  called();
});
follow();
called();
clocks();
if (stage === "over") decided();
connect();
