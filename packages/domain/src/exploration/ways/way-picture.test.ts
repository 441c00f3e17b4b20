import { expect, test } from 'vitest';
import type { Qualifier } from '../../poi/qualifiers.ts';
import type { WaysPoi } from './way-graph.ts';
import { linesOfWay, wayPicture } from './way-picture.ts';

function spot(id: number, over: Partial<WaysPoi> = {}): WaysPoi {
  return { id, tasks: [{ id: id * 10, points: 10 }], prerequisites: [], place: null, ...over };
}

const done = (value: number, ...pois: number[]): Qualifier => ({ unlock_type: 'poi_list', value, pois });
const solved = (value: number, ...tasks: number[]): Qualifier => ({ unlock_type: 'task_list', value, tasks });
const written = (lines: Iterable<{ from: string; to: string }>) => [...lines].map(({ from, to }) => `${from} > ${to}`);

test('draws a line from each spot that is needed, and a gate where some of them are enough', () => {
  const last = spot(4, { prerequisites: [done(2, 1, 2, 3)] });
  const { gates, lines } = wayPicture([spot(1), spot(2), spot(3, { prerequisites: [done(2, 1, 2)] }), last]);
  expect(written(lines)).toEqual([
    'poi 1 > poi 3',
    'poi 2 > poi 3',
    'gate 1 > poi 4',
    'poi 1 > gate 1',
    'poi 2 > gate 1',
    'poi 3 > gate 1',
  ]);
  expect(gates).toEqual([{ key: 'gate 1', poi: last, needed: 2, of: 3, isAny: false }]);
});

test('conditions of which one is enough meet in a gate; figures have no line', () => {
  const points: Qualifier = { unlock_type: 'points', value: 20 };
  const last = spot(4, { prerequisites: [solved(1, 10, 20), done(1, 3), points], unlockMode: 'any' });
  const { gates, lines } = wayPicture([spot(1), spot(2), spot(3, { prerequisites: [points] }), last]);
  expect(gates.map(({ needed, of, isAny }) => ({ needed, of, isAny }))).toEqual([
    { needed: 1, of: 3, isAny: true },
    { needed: 1, of: 2, isAny: false },
  ]);
  expect(written(lines)).toEqual([
    'gate 1 > poi 4',
    'gate 2 > gate 1',
    'poi 1 > gate 2',
    'poi 2 > gate 2',
    'poi 3 > gate 1',
  ]);
});

test('a way goes along the lines between its spots, through gates to which one of them leads', () => {
  const pois = [spot(1), spot(2), spot(3, { prerequisites: [done(1, 1, 2)] }), spot(4, { after: [3, 2, 1] })];
  const picture = wayPicture(pois);
  const way = pois.filter(({ id }) => id !== 2);
  expect(written(linesOfWay(picture, way))).toEqual(['gate 1 > poi 3', 'poi 1 > gate 1', 'poi 3 > poi 4']);
  expect(written(linesOfWay(picture, pois.slice(1, 2)))).toEqual([]);
});

test('a spot of an order comes after the nearest one before, and after another one where choices close that', () => {
  const fork = spot(1, { tasks: [{ id: 10, points: 0, options: [11, 12] }] });
  const chosen = (option: number): Qualifier => ({ unlock_type: 'decision', value: 1, task: 10, options: [option] });
  const pois = [
    fork,
    spot(2, { prerequisites: [chosen(11)], after: [1] }),
    spot(3, { prerequisites: [chosen(12)], after: [2, 1] }),
    spot(4, { after: [3, 2, 1] }),
    spot(5, { after: [4, 3, 2, 1] }),
  ];
  const picture = wayPicture(pois);
  expect(written(picture.lines)).toEqual([
    'poi 1 > poi 2',
    'poi 1 > poi 3',
    'poi 2 > poi 3',
    'poi 3 > poi 4',
    'poi 2 > poi 4',
    'poi 1 > poi 4',
    'poi 4 > poi 5',
  ]);
  const way = pois.filter(({ id }) => id !== 2);
  expect(written(linesOfWay(picture, way))).toEqual(['poi 1 > poi 3', 'poi 3 > poi 4', 'poi 4 > poi 5']);
});

test('two conditions that name the same spot share its line', () => {
  const { lines } = wayPicture([spot(1), spot(2, { prerequisites: [done(1, 1), solved(1, 10)] })]);
  expect(written(lines)).toEqual(['poi 1 > poi 2']);
});
