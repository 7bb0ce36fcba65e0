// A new chapter of the log, such as a round, says so across the board; so does whatever hits the viewer's own seat. What is
// announced is in the log, where screen readers find it: the banner is for the eye alone.

const CHAPTER = 1500;
const HIT = 2400;

/** What the log said since the last frame and is worth a banner: [milliseconds, class, heading, markup]. */
let news = [];

document.addEventListener("told", ({ detail: lines }) => {
  const { seat, hitWord, voyage } = document.getElementById("main").dataset;
  // On a voyage the captain says what matters.
  if (voyage !== undefined) return;
  for (const line of lines) {
    if (line.classList.contains("mark")) news.push([CHAPTER, "chapter", "", line.innerHTML]);
    else if (seat && line.dataset.hits?.split(" ").includes(seat)) news.push([HIT, "hit", hitWord, line.innerHTML]);
  }
});

/** Shows what is new, and says for how many milliseconds that wants to be read. */
export function announce() {
  if (!news.length) return 0;
  document.querySelector(".announce")?.remove();
  const banner = document.createElement("div");
  banner.className = "announce";
  // Whoever has to decide, or wants to see everything at once, wants to see the board.
  const isAtOnce = document.documentElement.dataset.tempo === "at-once";
  banner.toggleAttribute("data-aside", isAtOnce || !!document.querySelector("#main [name=decision]"));
  banner.ariaHidden = "true";
  let lasts = 0;
  for (const [time, kind, heading, markup] of news) {
    const line = document.createElement("p");
    line.className = kind;
    line.innerHTML = markup;
    if (heading) line.prepend(Object.assign(document.createElement("strong"), { textContent: heading }));
    banner.append(line);
    lasts = Math.max(lasts, time);
  }
  news = [];
  document.body.append(banner);
  setTimeout(() => banner.remove(), lasts);
  return lasts;
}
