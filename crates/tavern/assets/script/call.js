// Whoever is awaited is called: by the title and the icon of the window, by whatever else listens to `called`, and, if they
// asked for that on this device, by their system.

const STORE = "tortuga-notices";

const title = document.title;
const icon = document.getElementById("icon");
const plain = icon.getAttribute("href");

/** How many decisions wait for us; none is known before the first look. */
let before = null;

/** Says how many decisions wait here, and so in the title: `called` is heard where there are more than before. */
export function mark(count, sign) {
  document.title = count ? `${sign} ${title}` : title;
  const href = count ? icon.dataset.called : plain;
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  if (before !== null && count > before) call();
  before = count;
}

function call() {
  document.dispatchEvent(new Event("called"));
  if (document.hidden && wantsNotices()) notify();
}

/** Phones show notices only on behalf of a worker. */
async function notify() {
  const about = { body: icon.dataset.words, icon: icon.dataset.picture, tag: location.pathname, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about).onclick = () => focus();
}

const kept = () => {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
};

export const wantsNotices = () => "Notification" in window && Notification.permission === "granted" && kept() === "on";

/** Slow games call even though no page is open; where that cannot be, notices still come while one is. */
async function push(use) {
  if ("PushManager" in window) await import("./push.js").then(use).catch(() => {});
}

/** The button that asks for notices on this device, or takes that back. */
const button = document.getElementById("notices");

function show() {
  if (!button || !("Notification" in window)) return;
  button.parentElement.hidden = false;
  button.ariaPressed = String(wantsNotices());
}

button?.addEventListener("click", async () => {
  const on = !wantsNotices() && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(STORE, on ? "on" : "off");
  } catch {
    // Nothing is remembered here.
  }
  document.getElementById("notices-refused").hidden = Notification.permission !== "denied";
  show();
  await push(({ follow }) => follow(on));
});
show();
if (wantsNotices()) push(({ remind }) => remind());
