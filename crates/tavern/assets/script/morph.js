// Makes what is on the page like what the server sent. Identity is `id`; all else matches by place and tag.

/** Puts every element of `html` in the place of the one with the same id. */
export function apply(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  const focus = rememberFocus();
  [...box.content.children].forEach(placeWithNamed);
  restoreFocus(focus);
  follow();
}

/** Scrolls to the last line. */
export const toEnd = (list) => (list.scrollTop = list.scrollHeight);

const isAtEnd = (list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 8;

/** The lists in which somebody reads what was before: they stay where they are, all others show their last line. */
const read = new WeakSet();
const stay = (list) => read.has(list) || toEnd(list);
const sizes = new ResizeObserver((lists) => lists.forEach(({ target }) => stay(target)));

/** Shows the last lines, also when a list gets another size or is unfolded. */
export function follow() {
  for (const list of document.querySelectorAll(".scroll")) {
    sizes.observe(list);
    stay(list);
  }
}

// Only a scroll says that somebody reads: lines that come, and a window that changes, move nothing.
addEventListener("scroll", ({ target: list }) => list.matches?.(".scroll") && (isAtEnd(list) ? read.delete(list) : read.add(list)), { capture: true, passive: true });

/** Where an element is only named, the page has it already and keeps it, wherever it was. */
function placeWithNamed(fresh) {
  const named = [...fresh.querySelectorAll("template[data-same]")];
  const kept = named.map((name) => document.getElementById(name.dataset.same));
  place(fresh);
  named.forEach((name, i) => {
    if (!name.isConnected) return;
    if (kept[i]) move(name.parentNode, kept[i], name);
    name.remove();
  });
}

function place(fresh) {
  if (!fresh.id) return [...fresh.children].forEach(place);
  const old = document.getElementById(fresh.id);
  if (!old) return;
  if ("append" in fresh.dataset) append(old, fresh);
  else if ("replace" in fresh.dataset) children(old, fresh);
  // The page of somebody else on this device: nothing of the last one may stay.
  else if (old.dataset.whose !== fresh.dataset.whose) old.replaceWith(fresh);
  else morph(old, fresh);
}

/** Adds items at the end of a list; those before `data-from` go. */
function append(old, fresh) {
  const number = (item) => +item.id.split("-")[1];
  [...old.children].filter((item) => number(item) < +fresh.dataset.from).forEach((item) => item.remove());
  const told = [...fresh.children].filter((item) => !document.getElementById(item.id));
  for (const item of told) if (!item.classList.contains("mark")) item.classList.add("new");
  old.append(...told);
  document.dispatchEvent(new CustomEvent("told", { detail: told }));
}

/** Makes `old` like `fresh`. */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName || (old.id ?? "") !== (fresh.id ?? "")) return old.replaceWith(fresh);
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  attributes(old, fresh);
  // Such an element owns its children: a list that grows, or what only a whole page knows.
  if (!("keep" in fresh.dataset)) children(old, fresh);
}

/** What people opened or picked stays so. */
const isOwn = (element, name) => name.startsWith("data-my-") || (name === "open" && element.nodeName === "DETAILS");

function attributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (!isOwn(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!isOwn(old, name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
}

const idOf = (node) => node.dataset?.same ?? node.id;

function children(old, fresh) {
  const wanted = new Set([...fresh.children].map(idOf).filter(Boolean));
  for (const child of [...old.children]) if (child.id && !wanted.has(child.id)) child.remove();
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const id = idOf(node);
    const known = id ? byId.get(id) : !at?.id && at?.nodeName === node.nodeName ? at : null;
    if (!known) {
      old.insertBefore(node, at);
      continue;
    }
    if (known === at) at = at.nextSibling;
    else move(old, known, at);
    if (known.id === node.id) morph(known, node);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Moves a node without it losing focus or state, where the browser can. */
function move(parent, node, before) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** What in a group can have the focus. */
export const focusable = (group) => [...group.querySelectorAll("button, a[href], [tabindex='0']")].filter((item) => !item.disabled && item.offsetParent);

function rememberFocus() {
  const element = document.activeElement;
  const isChoice = !!element?.closest("#board, #hand, #prompt");
  const group = element?.closest("[data-group]");
  if (!group) return { element, isChoice };
  return { element, isChoice, group, owner: group.closest("[id]")?.id, place: focusable(group).indexOf(element) };
}

/** A focused piece that left hands its focus on to the same place in its group, or to the next decision. */
function restoreFocus({ element, isChoice, group, owner, place }) {
  if (element?.id === "prompt") return goOn();
  if (!element || element === document.body || (element.isConnected && document.activeElement === element)) return;
  const same = element.id && document.getElementById(element.id);
  if (same) same.focus({ preventScroll: true });
  if (document.activeElement !== document.body || !isChoice) return;
  const again = group?.isConnected ? group : document.getElementById(owner)?.querySelector("[data-group]");
  const items = again ? focusable(again) : [];
  // What was only asked about had no place among them.
  if (items.length) items[Math.min(Math.max(place, 0), items.length - 1)].focus({ preventScroll: true });
  else goOn();
}

/** Whoever has decided waits at the prompt, and goes on with the first choice of the next decision. */
function goOn() {
  const groups = document.querySelector("#main [name=decision]") ? [...document.querySelectorAll("#board [data-group], #hand [data-group]")] : [];
  const [first = document.getElementById("prompt")] = groups.flatMap(focusable);
  first?.focus({ preventScroll: true });
}
