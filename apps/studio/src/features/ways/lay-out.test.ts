import { expect, test } from 'vitest';
import { type Item, layOut } from './lay-out.ts';
import { nextSpot } from './next-spot.ts';
import type { WaySpot } from './ways-of-run.ts';

const item = (key: string, over: Partial<Item> = {}): Item => {
  return { key, width: 160, height: 68, above: 0, below: 0, isGate: false, ...over };
};
const lines = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

/** One, then two to four side by side, then a gate, then five. */
const GARDEN = ['poi 1', 'poi 2', 'poi 3', 'poi 4', 'poi 5'].map((key) => item(key));
const GATE = item('gate 1', { width: 80, height: 40, isGate: true });
const LINES = lines(
  ['poi 1', 'poi 2'],
  ['poi 1', 'poi 3'],
  ['poi 1', 'poi 4'],
  ['poi 2', 'gate 1'],
  ['poi 3', 'gate 1'],
  ['poi 4', 'gate 1'],
  ['gate 1', 'poi 5'],
);

test('puts what waits to the right of what it waits for, side by side in the order of the run, with gaps', () => {
  const { boxes, width, height } = layOut([...GARDEN, GATE], LINES);
  const all = [...boxes.values()];
  for (const { from, to } of LINES) {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    expect((end?.x ?? 0) - (start?.x ?? 0) - (start?.width ?? 0)).toBeGreaterThanOrEqual(38);
  }
  const [second, third, fourth] = ['poi 2', 'poi 3', 'poi 4'].map((key) => boxes.get(key)?.y ?? 0);
  expect([second, third, fourth]).toEqual([second, third, fourth].toSorted((a = 0, b = 0) => a - b));
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(68 + 38);
  expect(Math.min(...all.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all.map((box) => box.x + box.width))).toBeLessThanOrEqual(width);
  expect(Math.max(...all.map((box) => box.y + box.height))).toBeLessThanOrEqual(height);
});

test('all spots of a layer are as wide as the widest one, and leave room for the words above them', () => {
  const [first, second, third, ...rest] = GARDEN as [Item, Item, Item, Item, Item];
  const wide = { ...third, width: 182, above: 28 };
  const { boxes } = layOut([first, second, wide, ...rest, GATE], LINES);
  expect(['poi 2', 'poi 3', 'poi 4'].map((key) => boxes.get(key)?.width)).toEqual([182, 182, 182]);
  const gap = (boxes.get('poi 3')?.y ?? 0) - (boxes.get('poi 2')?.y ?? 0) - 68;
  expect(gap).toBeGreaterThanOrEqual(38 + 28);
});

test('leaves room for a decision below a spot', () => {
  const [first, second, ...rest] = GARDEN as [Item, Item, Item, Item, Item];
  const { boxes } = layOut([first, { ...second, below: 42 }, ...rest, GATE], LINES);
  expect((boxes.get('poi 3')?.y ?? 0) - (boxes.get('poi 2')?.y ?? 0) - 68).toBeGreaterThanOrEqual(38 + 42);
});

test('draws one path for each line, also for one that leads back or names its own spot', () => {
  const knot = lines(['poi 1', 'poi 2'], ['poi 2', 'poi 1'], ['poi 3', 'poi 3']);
  const { paths, height, boxes } = layOut(GARDEN, knot);
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path).toMatch(/^M[-\d. ]+C[-\d. C]+$/);
  expect(height - Math.max(...[...boxes.values()].map((box) => box.y + box.height))).toBe(44);
});

test('keeps a line that runs around other spots inside the picture', () => {
  const [first, second, third, fourth] = GARDEN as [Item, Item, Item, Item, Item];
  const trail = lines(['poi 1', 'poi 2'], ['poi 2', 'poi 3'], ['poi 3', 'poi 4']);
  const around = lines(['poi 1', 'poi 3'], ['poi 1', 'poi 4'], ['poi 2', 'poi 4']);
  const { paths, height } = layOut([first, second, third, fourth], [...trail, ...around]);
  const ys = paths.flatMap((path) => (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1));
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(height);
});

test('arrow keys lead to the nearest spot in their direction, Home and End to the first and the last one', () => {
  const { boxes } = layOut([...GARDEN, GATE], LINES);
  const spots = [1, 2, 3, 4, 5].map((id) => ({ id }) as WaySpot);
  const go = (from: number, key: string) => nextSpot(key, { spots, from: spots[from - 1] as WaySpot, boxes })?.id;
  expect([go(1, 'ArrowRight'), go(3, 'ArrowRight'), go(5, 'ArrowRight')]).toEqual([3, 5, undefined]);
  expect([go(2, 'ArrowDown'), go(4, 'ArrowUp'), go(2, 'ArrowUp')]).toEqual([3, 3, undefined]);
  expect([go(5, 'ArrowLeft'), go(3, 'Home'), go(3, 'End'), go(3, 'x')]).toEqual([3, 1, 5, undefined]);
});
