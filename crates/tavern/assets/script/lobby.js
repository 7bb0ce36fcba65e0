// The lists of the lobby, fetched again every few seconds while somebody looks.

import { apply } from "./morph.js";
import { patient } from "./patience.js";

const EVERY = 4000;
let shown = null;
let isAsking = false;

async function refresh() {
  if (document.hidden || isAsking) return;
  isAsking = true;
  const lost = document.getElementById("lost");
  try {
    const answer = await patient("/lobby", { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const html = await answer.text();
    lost.hidden = true;
    if (html !== shown) apply(html);
    shown = html;
  } catch {
    lost.hidden = false;
  } finally {
    isAsking = false;
  }
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
