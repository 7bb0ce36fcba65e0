// Where a bubble finds room: it covers nothing that matters, and lies near what it speaks of. All rectangles are the window's.

/** Between a bubble and what it points at, and around what is lit, in pixels. */
export const GAP = 12;
export const RIM = 6;
/** What it costs to cover what must be seen, or to leave it out of sight, however small it is. */
export const COVERS = 1e6;
/** What a covered square pixel of that costs, and one of what had better be seen. */
const DEAR = 20;
const SPARED = 2;
const BOARD = 0.3;
/** What a pixel of distance costs, in covered square pixels: where everything is near, less than to cover the board. */
const FAR = 80;
const NARROW_FAR = 20;
const NARROW = matchMedia("(max-width: 959px)");
/** How close together the places are that are tried, in pixels. */
const STEP = 8;

/** The rectangle around all of these. */
export function around(all) {
  const [left, top] = [Math.min(...all.map((r) => r.left)), Math.min(...all.map((r) => r.top))];
  const [right, bottom] = [Math.max(...all.map((r) => r.right)), Math.max(...all.map((r) => r.bottom))];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

export const within = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

/** How much of two rectangles is the same, in square pixels. */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far a stretch lies before or behind another. */
const apart = (from, to, otherFrom, otherTo) => Math.max(0, otherFrom - to, from - otherTo);

/** What it costs if a bubble lies here. */
function cost(box, { lit, keeps, spares, board }) {
  let sum = BOARD * shared(box, board);
  for (const kept of keeps) {
    const hidden = shared(box, kept);
    if (hidden > 0) sum += COVERS + DEAR * hidden;
  }
  for (const spared of spares) sum += SPARED * shared(box, spared);
  const [x, y] = [apart(box.left, box.right, lit.left, lit.right), apart(box.top, box.bottom, lit.top, lit.bottom)];
  const aside = Math.abs(box.left + box.right - lit.left - lit.right) / 2;
  return sum + (NARROW.matches ? NARROW_FAR : FAR) * Math.hypot(Math.max(0, x - GAP), Math.max(0, y - GAP)) + aside;
}

const boxAt = (left, top, [width, height]) => ({ left, top, right: left + width, bottom: top + height });

/** What a bubble can point at, straight above or below it: on which side of that it lies, and where along its edge the tip is.
 * Nothing if all lies aside, or something else may lie between. */
export function tipOf(box, parts) {
  let found = null;
  for (const part of parts) {
    const [left, right] = [Math.max(box.left, part.left), Math.min(box.right, part.right)];
    if (right - left < 2 * GAP) continue;
    const [side, gap] = box.top >= part.bottom ? ["below", box.top - part.bottom] : ["above", part.top - box.bottom];
    if (gap >= 0 && gap < (found?.gap ?? 2 * GAP)) found = { side, gap, at: (left + right) / 2 - box.left };
  }
  return found;
}

/** Whether a bubble that lies here covers nothing that must be seen. */
export const isFree = (box, { keeps }) => keeps.every((kept) => shared(box, kept) === 0);

/** Where a bubble of this size lies best: its box, and what that costs. */
export function room(size, ground) {
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const { lit } = ground;
  const middle = within(lit.left + lit.width / 2 - size[0] / 2, GAP, wide - size[0] - GAP);
  const lefts = [middle, lit.right + GAP, lit.left - GAP - size[0], GAP, wide - size[0] - GAP];
  const most = high - size[1] - RIM;
  const tops = [lit.bottom + GAP, lit.top - GAP - size[1]];
  for (let top = RIM; top <= most; top += STEP) tops.push(top);
  let best = { box: boxAt(GAP, RIM, size), cost: Infinity };
  for (const left of lefts.filter((left) => left >= 0 && left + size[0] <= wide)) {
    for (const top of tops.filter((top) => top >= 0 && top <= most)) {
      const box = boxAt(left, top, size);
      const found = cost(box, ground);
      if (found < best.cost) best = { box, cost: found };
    }
  }
  return best;
}

/** What it costs that something that must be seen is outside the window, or behind bars that stay while the page scrolls. */
export function outOfSight(item, bars) {
  const inWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const behind = bars.reduce((sum, bar) => sum + shared(item, bar), 0);
  const seen = shared(item, inWindow) - behind;
  // Of what is higher than the window, as much is seen as can be.
  const most = item.width * Math.min(item.height, innerHeight - bars.reduce((sum, bar) => sum + bar.height, 0));
  return most - seen > item.width ? COVERS + DEAR * (most - seen) : 0;
}
