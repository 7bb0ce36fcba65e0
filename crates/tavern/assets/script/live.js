// The stream of a table: frames come in, forms go out. A lost connection is shown and comes back by itself.

import { show, skip } from "./frames.js";
import { LONGEST } from "./patience.js";
import { hear } from "./server-clock.js";
import { refuse, toast } from "./toast.js";

const LONGEST_WAIT = 8000;
const SHOWN_AFTER = 700;
const ASKED_AFTER = 3;
/** The server's word for "you may not look": trying again would not help. */
const REFUSED = 1008;
/** The status of what came too early only. */
const TOO_MANY = 429;

let socket = null;
let tries = 0;
let number = 0;
let notice = 0;
/** What was asked for and not answered yet; what may be sent twice is sent again after a break. */
const waiting = new Map();

/** When something was last heard from the table, in milliseconds since 1970. */
export let heardAt = Date.now();

/** Opens the stream anew, whatever has become of the last one: a device that slept may not know that it is gone. */
export function reconnect() {
  if (socket) socket.onclose = socket.onmessage = null;
  socket?.close();
  connect();
}

/** Opens the stream of the table on this page. */
export function connect() {
  const query = new URLSearchParams(location.search);
  query.set("lang", document.documentElement.lang);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${location.pathname}/live?${query}`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => (data[0] === "{" ? answer(JSON.parse(data)) : frame(data));
  socket.onclose = closed;
}

function opened() {
  tries = 0;
  heardAt = Date.now();
  clearTimeout(notice);
  document.getElementById("lost").hidden = true;
  for (const { text, again } of waiting.values()) if (again) socket.send(text);
}

function frame(data) {
  const end = data.indexOf("\n");
  const [pause, now] = data.slice(0, end).split(" ").map(Number);
  hear(now);
  heardAt = Date.now();
  show(pause, data.slice(end + 1));
}

function closed({ code }) {
  if (code === REFUSED) return location.reload();
  if (tries === ASKED_AFTER) ask();
  clearTimeout(notice);
  notice = setTimeout(() => (document.getElementById("lost").hidden = false), SHOWN_AFTER);
  const wait = Math.min(400 * 2 ** tries++, LONGEST_WAIT);
  setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
}

/** The page itself says why the table cannot be looked at any more, if that is so. */
async function ask() {
  const { status } = await fetch(location.href, { method: "HEAD" }).catch(() => ({}));
  if (status >= 400 && status < 500 && status !== TOO_MANY) location.reload();
}

/** Sends a form; says whether there is a connection to send it on. */
export function send(ask, form, done) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  const id = `${Date.now().toString(36)}-${number++}`;
  const text = `${form}&id=${id}`;
  waiting.set(id, { text, done, again: ask === "play" || ask === "change" });
  socket.send(text);
  return true;
}

function answer({ type, id, error }) {
  const asked = waiting.get(id);
  if (asked && error?.retry_after <= LONGEST) return later(asked, error);
  waiting.delete(id);
  if (type === "refused") {
    skip();
    refuse(error, new URLSearchParams(asked?.text));
  } else asked?.done?.();
}

/** What came too early is sent again when it may be. */
function later(asked, { message, retry_after: seconds }) {
  if (!asked.late) toast(message);
  asked.late = asked.again = true;
  setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(asked.text), seconds * 1000);
}

// The server hears of a new tempo when the stream begins anew.
document.addEventListener("tempo", () => socket?.close());
addEventListener("online", () => socket?.readyState === WebSocket.CLOSED && connect());
