// Short messages over the page.

const LASTS = 6000;
const MOST = 3;

/** Shows a message for a while; a link may follow it. The same message again takes the place of the first. */
export function toast(message, { bad = false, href, word } = {}) {
  const item = document.createElement("div");
  item.className = bad ? "toast bad" : "toast";
  const text = document.createElement("span");
  text.append(message);
  if (href) {
    const link = Object.assign(document.createElement("a"), { href, target: "_blank", textContent: word });
    text.append(" ", link);
  }
  item.append(text);
  const toasts = document.getElementById("toasts");
  [...toasts.children].find((other) => other.textContent === item.textContent)?.remove();
  toasts.style.setProperty("--raised", `${handHeight()}px`);
  toasts.append(item);
  while (toasts.children.length > MOST) toasts.firstElementChild.remove();
  setTimeout(() => item.remove(), LASTS);
}

/** How much of the window's end the hand takes that sticks there: nothing may hide its cards. */
function handHeight() {
  const top = document.getElementById("lap")?.getBoundingClientRect().top ?? 0;
  return top > innerHeight / 3 ? Math.max(0, innerHeight - top) : 0;
}

/** Says why something was refused, with a way to the rule. Who has no name yet tells it; then what they asked for, a seat or a line of chat, is done. */
export function refuse({ code, message, rule }, fields) {
  document.dispatchEvent(new Event("refused"));
  if (code === "nameless") {
    const [seat, say] = [fields?.get("seat"), fields?.get("text")];
    const next = { next: location.pathname + location.search, ...(seat && { seat }), ...(say && { say }) };
    location.href = `/me?${new URLSearchParams(next)}`;
    return;
  }
  const { rules, ruleWord } = document.getElementById("main").dataset;
  toast(message, { bad: true, ...(rule && rules && { href: `${rules}#${rule}`, word: `${ruleWord} ${rule}` }) });
}
