export interface Point {
  x: number;
  y: number;
}

interface Sides extends Point {
  width: number;
  height: number;
}

/**
 * A line from the right side of one item to the left side of another, horizontal at both ends.
 * @param passed the layers in between, by the middle of the line there and the width of the layer, over which the line
 * runs straight, so that it crosses no spot
 */
export function forwardPath(start: Sides, passed: readonly (Point & { width: number })[], end: Sides): string {
  const first = { x: start.x + start.width, y: middleOf(start) };
  const points = [
    ...passed.flatMap(({ x, y, width }) => [
      { x: x - width / 2, y },
      { x: x + width / 2, y },
    ]),
    { x: end.x, y: middleOf(end) },
  ];
  let from = first;
  const curves = points.map((to) => {
    const bend = (to.x - from.x) / 2;
    const curve = `C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return curve;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}

/** A line that leads back, as in a cycle: an arc below both items. */
export function backPath(start: Sides, end: Sides): string {
  const [from, to] = [start, end].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height })) as [
    Point,
    Point,
  ];
  const below = Math.max(from.y, to.y) + 50;
  return `M${from.x} ${from.y}C${from.x} ${below} ${to.x} ${below} ${to.x} ${to.y}`;
}

function middleOf({ y, height }: Sides): number {
  return y + height / 2;
}
