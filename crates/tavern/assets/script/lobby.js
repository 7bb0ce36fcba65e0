// The lists of the lobby, fetched again every few seconds while somebody looks. The window says how many of my games wait
// for me; if any may, it goes on asking while nobody looks, though rarely.

import { mark } from "./call.js";
import { clocks } from "./clocks.js";
import { apply } from "./morph.js";
import { patient } from "./patience.js";
import { hear } from "./server-clock.js";

const EVERY = 4000;
const UNSEEN = 30_000;
let shown = null;
let isAsking = false;
let asked = Date.now();

const count = () => {
  const waiting = document.querySelectorAll("#my-list .turn").length;
  mark(waiting, `(${waiting})`);
  clocks();
};

/** Whether I left a game that goes on without me looking. */
const isAwaitable = () => !!document.querySelector("#my-list [href^='/table/']");

const isTime = () => !document.hidden || (isAwaitable() && Date.now() - asked >= UNSEEN);

async function refresh() {
  if (isAsking || !isTime()) return;
  isAsking = true;
  asked = Date.now();
  const lost = document.getElementById("lost");
  try {
    const answer = await patient("/lobby", { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    hear(Date.parse(answer.headers.get("date")) || Date.now());
    const html = await answer.text();
    lost.hidden = true;
    if (html !== shown) apply(html);
    shown = html;
    count();
  } catch {
    lost.hidden = false;
  } finally {
    isAsking = false;
  }
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
count();
