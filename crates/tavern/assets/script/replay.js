// A replay without loading a page for every step: keys, slider, and playing by itself.

import { clicked, explain, follow, watch } from "./analysis.js";
import { glide } from "./glide.js";
import { apply, toEnd } from "./morph.js";
import { patient } from "./patience.js";
import "./what.js";

const SHORTEST_PAUSE = 500;

/** Steps that were fetched, by their address. */
const kept = new Map();
let timer = null;
let wanted = null;

const player = () => document.getElementById("player");
const slider = () => document.getElementById("step");
const step = () => +slider().value;
const last = () => +player().dataset.last;

/** The address of a step, as the form without a script would ask for it. */
function address(to) {
  const data = new FormData(player());
  data.delete("at");
  data.set("step", to);
  data.set("as", document.getElementById("as").value);
  return `${player().getAttribute("action")}?${new URLSearchParams(data)}`;
}

function fetchStep(url) {
  if (!kept.has(url)) {
    const page = patient(`${url}&part=main`, { headers: { accept: "text/html" } }).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.text();
    });
    page.catch(() => kept.delete(url));
    kept.set(url, page);
  }
  return kept.get(url);
}

/** Puts a fetched step in the place of the present one; what somebody holds or typed stays. */
function put(html, to) {
  glide(() => {
    apply(html);
    slider().value = to;
    dress();
  });
  toEnd(document.getElementById("log"));
  follow(to);
  document.dispatchEvent(new Event("shown"));
}

/** Shows what only a script can do, and hides what it makes needless. */
function dress() {
  const button = document.getElementById("play-button");
  const plays = timer !== null;
  button.hidden = false;
  button.ariaLabel = plays ? button.dataset.stop : button.dataset.play;
  button.ariaPressed = plays;
  for (const plain of document.querySelectorAll("[data-noscript]")) plain.hidden = true;
}

async function go(to) {
  to = Math.max(0, Math.min(last(), to));
  const url = address(to);
  wanted = url;
  const lost = document.getElementById("lost");
  try {
    const html = await fetchStep(url);
    if (wanted !== url) return;
    lost.hidden = true;
    put(html, to);
    history.replaceState(null, "", url);
    if (to < last()) fetchStep(address(to + 1));
  } catch {
    lost.hidden = false;
    stop();
  }
}

function stop() {
  clearTimeout(timer);
  timer = null;
  dress();
}

async function run() {
  if (step() >= last()) return stop();
  await go(step() + 1);
  if (timer !== null) timer = setTimeout(run, Math.max(SHORTEST_PAUSE, +player().dataset.pause));
}

function toggle() {
  if (timer !== null) return stop();
  timer = setTimeout(run, 0);
  dress();
}

const KEYS = { ArrowLeft: () => step() - 1, ArrowRight: () => step() + 1, Home: () => 0, End: () => last() };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.matches("input:not([type=range]), textarea, select")) return;
  const to = KEYS[event.key];
  if (!to) return;
  event.preventDefault();
  stop();
  go(to());
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "step") return;
  stop();
  go(step());
});

document.addEventListener("change", (event) => {
  if (event.target.id === "as") go(step());
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) return toggle();
  const why = event.target.closest("[data-why]");
  if (why) {
    event.preventDefault();
    stop();
    return explain(why.dataset.why);
  }
  const button = event.target.closest("[data-step]");
  const to = button ? +button.dataset.step : clicked(event);
  if (to === null) return;
  event.preventDefault();
  stop();
  go(to);
  if (button?.closest("#analysis")) scrollTo(0, 0);
});

dress();
toEnd(document.getElementById("log"));
watch(step);
