import { Graph, layout } from '@dagrejs/dagre';
import { poiKey, type WayPicture } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import type { WaySpot } from './ways-of-run.ts';

/** Size of a spot; all figures of the picture are pixels at a text size of 16. */
export const SPOT = { width: 168, height: 68 };
export const GATE = { width: 80, height: 40 };
/** Space above a spot for what it asks for. */
export const LABEL = 28;
const GAP = 38;

const MARGIN = 4;

interface Point {
  x: number;
  y: number;
}

export interface LaidOut {
  width: number;
  height: number;
  /** Upper left corners, by the key of the spot or gate. */
  corners: ReadonlyMap<string, Point>;
  /** The outline of each line of the picture, in the same order. */
  paths: readonly string[];
}

/**
 * Lays spots and gates out in layers from left to right.
 * @param labelled keys of the spots with words above them
 */
export function layOut(
  spots: readonly WaySpot[],
  { gates, lines }: Pick<WayPicture<WaySpot>, 'gates' | 'lines'>,
  labelled: ReadonlySet<string>,
): LaidOut {
  const graph = new Graph<object, Box, { points?: Point[] }>();
  graph.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: GAP / 2, ranksep: GAP, marginx: MARGIN, marginy: MARGIN });
  const boxes = new Map([
    ...spots.map((spot) => [poiKey(spot), boxOf(SPOT, labelled.has(poiKey(spot)) ? LABEL : 0)] as const),
    ...gates.map(({ key }) => [key, boxOf(GATE, 0)] as const),
  ]);
  for (const [key, box] of boxes) graph.setNode(key, box);
  for (const { from, to } of lines) graph.setEdge(from, to, {});
  layout(graph);
  const corners = new Map([...boxes].map(([key, box]) => [key, cornerOf(graph.node(key), box)]));
  const sideOf = (key: string, side: 'left' | 'right'): Point => {
    const { x, y } = corners.get(key) ?? { x: 0, y: 0 };
    const { width, height, above } = boxes.get(key) ?? boxOf(GATE, 0);
    return { x: side === 'left' ? x : x + width, y: y + (height - above) / 2 };
  };
  const ends = [...boxes].map(([key, { width, height, above }]) => {
    const { x, y } = corners.get(key) ?? { x: 0, y: 0 };
    return { x: x + width, y: y + height - above };
  });
  return {
    width: Math.max(0, ...ends.map(({ x }) => x)) + MARGIN,
    height: Math.max(0, ...ends.map(({ y }) => y)) + MARGIN,
    corners,
    paths: lines.map(({ from, to }) =>
      pathOf([sideOf(from, 'right'), ...bends(graph.edge(from, to)?.points), sideOf(to, 'left')]),
    ),
  };
}

interface Box {
  width: number;
  height: number;
  /** Space above the drawn part. */
  above: number;
  /** Of the middle, once it is laid out. */
  x?: number;
  y?: number;
}

function boxOf({ width, height }: { width: number; height: number }, above: number): Box {
  return { width, height: height + above, above };
}

function cornerOf({ x = 0, y = 0 }: Box, { width, height, above }: Box): Point {
  return { x: x - width / 2, y: y - height / 2 + above };
}

/**
 * Where a line passes the layers between its ends, straight over the width of a layer, so that it crosses no spot there.
 * dagre returns both ends, and in between a point for each layer and for each gap.
 */
function bends(points: readonly Point[] = []): Point[] {
  return points
    .slice(1, -1)
    .filter((_, index) => index % 2 === 1)
    .flatMap(({ x, y }) => [
      { x: x - SPOT.width / 2, y },
      { x: x + SPOT.width / 2, y },
    ]);
}

/** A line that leaves and reaches each point horizontally. */
function pathOf([first, ...others]: readonly Point[]): string {
  let from = first ?? { x: 0, y: 0 };
  const curves = others.map((to) => {
    const bend = Math.max(Math.abs(to.x - from.x) / 2, to.x < from.x ? GAP : 0);
    const curve = `C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return curve;
  });
  return `M${first?.x ?? 0} ${first?.y ?? 0}${curves.join('')}`;
}
