// Searching the rules: what does not have the words goes out of sight. Without this, everything is there.

const field = document.getElementById("find-words");
const found = document.getElementById("found");
const units = [...document.querySelectorAll(".rules [data-find]")];
// The boards of the examples have sections of their own, which stay.
const sections = [...document.querySelectorAll(".rules section")].filter((section) =>
  section.querySelector("[data-find]"),
);

document.getElementById("find").hidden = false;
field.addEventListener("input", find);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && field.value) {
    field.value = "";
    find();
  }
});
// The address of a rule shows it, whatever was searched for.
addEventListener("hashchange", () => {
  if (document.querySelector(":target")?.closest("[hidden]")) {
    field.value = "";
    find();
    document.querySelector(":target").scrollIntoView();
  }
});

function find() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  const has = (unit) => words.every((word) => plain(unit.textContent).includes(word));
  const shown = units.filter((unit) => !(unit.hidden = !has(unit)));
  for (const section of sections) {
    section.hidden = words.length > 0 && !section.querySelector("[data-find]:not([hidden])");
  }
  const { some, none } = found.dataset;
  found.textContent = words.length ? (shown.length ? `${some} ${shown.length}` : none) : "";
  mark(shown, words);
}

function plain(text) {
  return text.toLowerCase().replaceAll("ё", "е").trim();
}

// Words are painted where the browser can do so without touching the page.
function mark(shown, words) {
  if (!globalThis.Highlight) return;
  const ranges = words.length ? shown.flatMap((unit) => ranges_in(unit, words)) : [];
  CSS.highlights.set("found", new Highlight(...ranges));
}

function ranges_in(unit, words) {
  const ranges = [];
  const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.toLowerCase().replaceAll("ё", "е");
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
