// What every page does with script: copy buttons, files, preferences without a reload, folds that stay as they were left.

import { toast } from "./toast.js";

const WIDE = 1240;

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  toast(button.dataset.done);
});

document.addEventListener("change", async ({ target }) => {
  const owner = target.type === "file" && target.closest("[data-file]");
  if (owner && target.files[0]) document.getElementById(owner.dataset.file).value = await target.files[0].text();
});

/** Remembers a preference without a reload. */
const remember = (form, submitter) => fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, submitter)), redirect: "manual" });

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!["tempo", "sound"].includes(submitter?.name)) return;
  event.preventDefault();
  document.documentElement.dataset[submitter.name] = submitter.value;
  for (const button of form.querySelectorAll("button")) button.ariaPressed = button === submitter;
  await Promise.all([loadSound(), remember(form, submitter).catch(() => {})]);
  document.dispatchEvent(new Event(submitter.name));
});

/** Nobody loads what they do not want to hear. */
async function loadSound() {
  if ((document.documentElement.dataset.sound ?? "off") !== "off") await import("./sound.js");
}
loadSound();

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (submitter?.name !== "theme") return;
  event.preventDefault();
  remember(form, submitter).catch(() => {});
  const chosen = submitter.value;
  const root = document.documentElement;
  if (chosen === "system") delete root.dataset.theme;
  else root.dataset.theme = chosen;
  for (const button of form.querySelectorAll("button")) {
    const name = button.querySelector("use").getAttribute("href").endsWith("#sun") ? "light" : "dark";
    button.ariaPressed = name === chosen;
    button.value = name === chosen ? "system" : name;
  }
});

/** A fold that is new on the page is as it was left; otherwise it is open where there is room or it says so itself. */
function fold() {
  for (const fold of document.querySelectorAll("details.fold:not([data-my-fold])")) {
    const kept = localStorage.getItem(fold.id);
    const room = fold.dataset.fold === "open" || innerWidth >= WIDE || fold.closest("#main")?.dataset.stage !== "playing";
    fold.open = kept ? kept === "open" : room;
    fold.dataset.myFold = "";
  }
}
document.addEventListener("click", ({ target }) => {
  const fold = target.closest("details.fold > summary")?.parentElement;
  if (fold) localStorage.setItem(fold.id, fold.open ? "closed" : "open");
});

/** A link to this site; only a whole page knows by which address the reader found it. */
function link(field) {
  if (field.value.startsWith("/")) field.value = location.origin + field.value;
}

function ready() {
  document.querySelectorAll("[data-link]").forEach(link);
  for (const item of document.querySelectorAll("[data-copy], [data-file]")) item.hidden = false;
  fold();
}
ready();
document.addEventListener("shown", ready);

/** Installs the worker once the page itself has all that it needs. */
async function employ() {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ lang: document.documentElement.lang });
}
// Where nothing may be kept there is no worker, and nothing is lacking.
if ("serviceWorker" in navigator) addEventListener("load", () => employ().catch(() => {}));
