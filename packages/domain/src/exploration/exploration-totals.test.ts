import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explorationTotals } from './exploration-totals.ts';

test.each([
  { run: 'without spots', points: [], totals: { pois: 0, tasks: 0, points: 0 } },
  { run: 'with an empty spot', points: [[]], totals: { pois: 1, tasks: 0, points: 0 } },
  { run: 'with one quest', points: [[10]], totals: { pois: 1, tasks: 1, points: 10 } },
  { run: 'with two spots and three quests', points: [[10, 0], [25]], totals: { pois: 2, tasks: 3, points: 35 } },
])('a run $run', ({ points, totals }) => {
  expect(explorationTotals(points.map((poi) => ({ tasks: poi.map((value) => ({ points: value })) })))).toEqual(totals);
});

const somePois = fc.array(fc.record({ tasks: fc.array(fc.record({ points: fc.nat({ max: 100_000 }) })) }));

test('the totals of two halves add up to the total', () => {
  fc.assert(
    fc.property(somePois, somePois, (first, second) => {
      const [a, b] = [explorationTotals(first), explorationTotals(second)];
      expect(explorationTotals([...first, ...second])).toEqual({
        pois: a.pois + b.pois,
        tasks: a.tasks + b.tasks,
        points: a.points + b.points,
      });
    }),
  );
});
