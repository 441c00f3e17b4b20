import { Graph, layout } from '@dagrejs/dagre';
import type { PictureLine } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import { backPath, forwardPath, type Point } from './line-paths.ts';

/** A spot or a gate to lay out; all figures are pixels at a text size of 16. */
export interface Item {
  key: string;
  width: number;
  height: number;
  /** Room above and below it for words. */
  above: number;
  below: number;
  isGate: boolean;
}

/** Where an item is drawn, by its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface LaidOut {
  width: number;
  height: number;
  /** By the key of the item. */
  boxes: ReadonlyMap<string, Box>;
  /** The outline of each line, in the same order. */
  paths: readonly string[];
}

const GAP = 38;
const MARGIN = 4;
/** Room below the items for lines that lead back. */
const BELOW = 44;

/**
 * Lays spots and gates out in layers from left to right. All spots of a layer have the same width, and as far as the
 * lines allow, they stand in the order of the items.
 */
export function layOut(items: readonly Item[], lines: readonly PictureLine[]): LaidOut {
  const graph = new Graph<object, Point, { points?: Point[] }>();
  graph.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: GAP / 2, ranksep: GAP });
  for (const item of items) graph.setNode(item.key, { width: item.width, height: roomOf(item) } as unknown as Point);
  for (const { from, to } of lines) graph.setEdge(from, to, {});
  layout(graph);
  const laid = items.map((item) => ({ item, middle: graph.node(item.key) }));
  const flipped = isUpsideDown(laid);
  const turn = ({ x, y }: Point): Point => ({ x, y: flipped ? -y : y });
  const layers = Map.groupBy(laid, ({ middle }) => Math.round(middle.x));
  const widthAt = (x: number) => Math.max(0, ...(layers.get(Math.round(x)) ?? []).map(({ item }) => item.width));
  const bends = lines.map(({ from, to }) => layersBetween(graph.edge(from, to)?.points ?? []).map(turn));
  // Lines that run around the spots of a layer may be the outermost.
  const outer = bends.flat().map(({ y }) => y);
  const upper = laid.map(({ item, middle }) => turn(middle).y - item.height / 2 - item.above);
  const top = Math.min(...upper, ...outer) - MARGIN;
  const boxes = new Map(
    laid.map(({ item, middle }) => {
      const { key, height } = item;
      const width = item.isGate ? item.width : widthAt(middle.x);
      const y = turn(middle).y - height / 2 - top;
      return [key, { x: middle.x - width / 2 + MARGIN, y, width, height }] as const;
    }),
  );
  const pathOf = ({ from, to }: PictureLine, index: number): string => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) return '';
    if (end.x <= start.x) return backPath(start, end);
    const passed = bends[index] ?? [];
    return forwardPath(
      start,
      passed.map(({ x, y }) => ({ x: x + MARGIN, y: y - top, width: widthAt(x) })),
      end,
    );
  };
  const lower = items.map(({ key, below }) => bottomOf(boxes.get(key)) + below);
  const leadsBack = lines.some(({ from, to }) => (boxes.get(to)?.x ?? 0) <= (boxes.get(from)?.x ?? 0));
  return {
    width: Math.max(0, ...[...boxes.values()].map(({ x, width }) => x + width)) + MARGIN,
    height: Math.max(0, ...lower, ...outer.map((y) => y - top)) + (leadsBack ? BELOW : MARGIN),
    boxes,
    paths: lines.map(pathOf),
  };
}

/** As much room above as below, so that the lines between items of the same height are straight. */
function roomOf({ height, above, below }: Item): number {
  return height + 2 * Math.max(above, below);
}

function bottomOf(box: Box | undefined): number {
  return box ? box.y + box.height : 0;
}

/** dagre returns both ends of a line, and in between a point for each layer and for each gap. */
function layersBetween(points: readonly Point[]): Point[] {
  return points.slice(1, -1).filter((_, index) => index % 2 === 1);
}

/** Whether most spots of a layer stand in the opposite order: crossings are the same when all is turned upside down. */
function isUpsideDown(laid: readonly { item: Item; middle: Point }[]): boolean {
  const spots = laid.filter(({ item }) => !item.isGate);
  const layers = [...Map.groupBy(spots, ({ middle }) => Math.round(middle.x)).values()];
  const steps = layers.flatMap((layer) =>
    layer.flatMap((spot, index) => layer.slice(index + 1).map((later) => Math.sign(later.middle.y - spot.middle.y))),
  );
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}
