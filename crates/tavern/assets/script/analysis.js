// Turning points: the chart follows the steps and leads to them; while it is thought over, the page asks on.

import { apply } from "./morph.js";
import { patient } from "./patience.js";

const EVERY = 1500;

/** The share that a line has at a step: the last that was known by then, in percents. */
function share(line, step) {
  const points = line.getAttribute("points").trim().split(" ").map((point) => point.split(",").map(Number));
  const [, y] = points.findLast(([x]) => x <= step) ?? points[0];
  return Math.round(100 - y);
}

/** Marks a step in the chart and says what everybody's chances were then. */
export function follow(step) {
  const now = document.getElementById("chart-now");
  if (!now) return;
  now.setAttribute("x1", step);
  now.setAttribute("x2", step);
  const lines = document.querySelectorAll("#chart .line");
  document.querySelectorAll("#analysis [data-line]").forEach((name, i) => (name.textContent = `${share(lines[i], step)}\u00a0%`));
}

/** The step at which the chart was clicked; nothing if it was not. */
export function clicked({ target, clientX }) {
  const chart = target.closest("[data-chart]");
  if (!chart) return null;
  const { left, width } = chart.getBoundingClientRect();
  return Math.round(((clientX - left) / width) * chart.viewBox.baseVal.width);
}

/** Asks why the next decision was made, and on until that is known or another step is shown. */
export async function explain(step) {
  const answer = await fetchPart(`${step}&part=why`).catch(() => null);
  if (document.getElementById("ask-why")?.dataset.why !== step) return;
  if (answer) apply(answer);
  for (const plain of document.querySelectorAll("#why [data-noscript]")) plain.hidden = true;
  if (document.querySelector("#why [data-more]")) setTimeout(explain, EVERY, step);
}

/** Asks how far it is until it is done. */
export async function watch(step) {
  const more = document.querySelector("#analysis [data-more]")?.dataset.more;
  if (!more) return;
  if (!document.hidden) await fetchPart(more).then(apply).catch(() => {});
  follow(step());
  setTimeout(watch, EVERY, step);
}

async function fetchPart(address) {
  const answer = await patient(address, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
