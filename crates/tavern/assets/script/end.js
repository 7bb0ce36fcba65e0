// The end of a match: places rise from the last to the first, points add up from where they came, coins fall on a winner.
// Whoever wants less motion, or everything at once, sees how it ended without any of it.

import { isStill } from "./glide.js";
import { apply } from "./morph.js";
import { patient } from "./patience.js";

const RISE = 500;
const ROW = 260;
const COINS = 36;
const AGAIN = 2500;

/** Tells the end, once the page has turned to it. */
export function tell() {
  decided();
  const isWon = !!document.querySelector("#ending[data-won]");
  if (isWon) document.dispatchEvent(new Event("won"));
  const { tempo } = document.documentElement.dataset;
  if (isStill() || document.hidden || tempo === "at-once") return;
  const sheets = [...document.querySelectorAll(".score")].reverse();
  sheets.forEach((sheet, nth) => rise(sheet, nth * RISE));
  if (isWon) rain();
}

function rise(sheet, delay) {
  sheet.animate({ opacity: [0, 1], translate: ["0 60px", "0 0"] }, { delay, duration: RISE, easing: "cubic-bezier(.2,.75,.2,1)", fill: "backwards" });
  const total = sheet.querySelector(".total [aria-hidden]");
  const end = total.textContent;
  const rows = [...sheet.querySelectorAll("tbody tr")];
  let sum = 0;
  total.textContent = "0";
  rows.forEach((row, nth) => {
    const at = delay + RISE + nth * ROW;
    row.animate({ opacity: [0, 1] }, { delay: at, duration: ROW, fill: "backwards" });
    sum += number(row.querySelector(".num")?.textContent ?? "0");
    setTimeout((now) => (total.textContent = now), at + ROW / 2, `${sum}`.replace("-", "−"));
  });
  setTimeout(() => (total.textContent = end), delay + RISE + rows.length * ROW);
}

const number = (text) => Number(text.trim().replace("−", "-")) || 0;

function rain() {
  const sky = document.createElement("div");
  sky.className = "coins";
  sky.ariaHidden = "true";
  for (let nth = 0; nth < COINS; nth++) {
    const coin = document.createElement("i");
    coin.style.left = `${Math.random() * 100}%`;
    sky.append(coin);
    const turn = `${Math.random() * 720}deg`;
    coin.animate({ translate: ["0 -40px", "0 105vh"], rotate: ["0deg", turn] }, { delay: Math.random() * 1200, duration: 1600 + Math.random() * 1400, easing: "ease-in", fill: "both" });
  }
  document.body.append(sky);
  setTimeout(() => sky.remove(), 4300);
}

/** Asks what decided the match until somebody has thought it over. */
export async function decided() {
  const more = document.getElementById("decided")?.dataset.more;
  if (!more) return;
  const answer = document.hidden ? null : await patient(`${more}&lang=${document.documentElement.lang}`, { headers: { accept: "text/html" } }).catch(() => null);
  if (answer?.ok) apply(await answer.text());
  if (!answer || document.querySelector("#decided [data-unfinished]")) setTimeout(decided, AGAIN);
}
