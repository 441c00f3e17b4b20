import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFinished } from './finish.ts';
import { filledShare } from './points.ts';

test.each([
  { solved: 0, total: 3, finished: false, because: 'nothing is solved' },
  { solved: 2, total: 3, finished: false, because: 'one quest is open' },
  { solved: 3, total: 3, finished: true, because: 'all are solved' },
  { solved: 4, total: 3, finished: true, because: 'a solved quest was deleted later' },
  { solved: 0, total: 0, finished: false, because: 'the run has no quests' },
])('$solved of $total solved: finished $finished, $because', ({ solved, total, finished }) => {
  expect(isFinished(solved, total)).toBe(finished);
});

test('a run is finished exactly when its bar of solved quests is full', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99 }), fc.nat({ max: 99 }), (solved, total) => {
      expect(isFinished(solved, total)).toBe(filledShare(solved, total) === 1);
    }),
  );
});
