// The lists of the lobby, fetched again every few seconds while somebody looks.

import { apply } from "./morph.js";

const EVERY = 4000;
let shown = null;

async function refresh() {
  if (document.hidden) return;
  const lost = document.getElementById("lost");
  try {
    const answer = await fetch("/lobby", { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const html = await answer.text();
    lost.hidden = true;
    if (html !== shown) apply(html);
    shown = html;
  } catch {
    lost.hidden = false;
  }
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
