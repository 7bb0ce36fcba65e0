// What others say is shown over the page while the chat is folded or out of sight.

import { toast } from "./toast.js";

const last = () => document.getElementById("chat-list")?.lastElementChild;

let heard = last()?.id;

function isInSight(line) {
  const { top, bottom } = line.getBoundingClientRect();
  return line.closest("details").open && bottom > 0 && top < innerHeight;
}

document.addEventListener("shown", () => {
  const line = last();
  if (!line || line.id === heard) return;
  heard = line.id;
  if (isInSight(line)) return;
  const name = line.querySelector("b").textContent;
  toast(`${name}: ${line.textContent.slice(name.length)}`);
});
