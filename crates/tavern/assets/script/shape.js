// The shapes of pieces, the cells that they cover, and how they are drawn when they are turned.

const MATRICES = [
  () => [1, 0, 0, 1, 0, 0],
  (_, height) => [0, 1, -1, 0, height, 0],
  (width, height) => [-1, 0, 0, -1, width, height],
  (width) => [0, -1, 1, 0, 0, width],
];

export const numbers = (list) => (list ? list.split(" ").map(Number) : []);

/** The cells of a piece as it is drawn on its button. */
export const cellsOf = ({ dataset: { lift } }) => lift.split(" ").map((cell) => cell.split(",").map(Number));

/** These cells turned, 0 to 3 quarters, and from 4 on flipped before: in reading order, with their size. */
export function turned(cells, way) {
  let [width, height] = [0, 1].map((side) => 1 + Math.max(...cells.map((cell) => cell[side])));
  if (way > 3) cells = cells.map(([x, y]) => [width - 1 - x, y]);
  for (let turn = 0; turn < way % 4; turn++) {
    cells = cells.map(([x, y]) => [height - 1 - y, x]);
    [width, height] = [height, width];
  }
  cells = [...cells].sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  return { cells, width, height };
}

/** Draws the picture of a piece of these cells, turned: what is [data-turned] turns along, what is [data-upright] only moves. */
export function drawTurned(ghost, picture, cells, way) {
  const flat = turned(cells, 0);
  const { width, height } = turned(cells, way);
  const unit = picture.viewBox.baseVal.width / flat.width;
  const mirrored = way > 3 ? [-1, 0, 0, 1, flat.width * unit, 0] : [1, 0, 0, 1, 0, 0];
  const matrix = new DOMMatrix(MATRICES[way % 4](flat.width * unit, flat.height * unit)).multiply(new DOMMatrix(mirrored));
  ghost.replaceChildren(...[...picture.children].map((child) => child.cloneNode(true)));
  ghost.setAttribute("viewBox", `0 0 ${width * unit} ${height * unit}`);
  for (const part of ghost.querySelectorAll("[data-turned]")) part.setAttribute("transform", String(matrix));
  for (const part of ghost.querySelectorAll("[data-upright]")) {
    const middle = matrix.transformPoint(new DOMPoint(...numbers(part.dataset.upright)));
    part.setAttribute("transform", `translate(${middle.x} ${middle.y})`);
  }
}
