import { expect, test } from 'vitest';
import { elapsedDigits, elapsedValues, hasData, hintValues, pointValues, taskValues } from './chart-values.ts';

test('elapsed time is a clock: a day, an hour and a minute fill their circles', () => {
  expect(elapsedValues({ elapsed: { hours: 1, minutes: 2, seconds: 3 } })).toEqual([
    { name: 'hours', value: 1, full: 24 },
    { name: 'minutes', value: 2, full: 60 },
    { name: 'seconds', value: 3, full: 60 },
  ]);
});

test('more hours than a day has still fit into their circle', () => {
  expect(elapsedValues({ elapsed: { hours: 90, minutes: 0, seconds: 0 } })[0]).toEqual({
    name: 'hours',
    value: 90,
    full: 90,
  });
});

test.each([
  [{ hours: 0, minutes: 0, seconds: 0 }, '–'],
  [{ hours: 0, minutes: 0, seconds: 7 }, '0:00:07'],
  [{ hours: 26, minutes: 10, seconds: 30 }, '26:10:30'],
])('%o is %s in a table', (elapsed, digits) => {
  expect(elapsedDigits({ elapsed })).toBe(digits);
});

test('points are those collected, spent and available', () => {
  expect(pointValues({ earnedPoints: 40, spentPoints: 4, pointsAvailable: 41 })).toEqual([
    { name: 'collected', value: 40 },
    { name: 'spent', value: 4 },
    { name: 'available', value: 41 },
  ]);
});

test('quests are solved or not, hints are used or not', () => {
  expect(taskValues({ tasksCompleted: 2, tasksToComplete: 5 })).toEqual([
    { name: 'solved', value: 2 },
    { name: 'unsolved', value: 5 },
  ]);
  expect(hintValues({ hintsCompleted: 0, hintsToComplete: 3 })).toEqual([
    { name: 'used', value: 0 },
    { name: 'unused', value: 3 },
  ]);
});

test('there is data as soon as one value is not zero', () => {
  expect(hasData([])).toBe(false);
  expect(hasData(pointValues({ earnedPoints: 0, spentPoints: 0, pointsAvailable: 0 }))).toBe(false);
  expect(hasData(hintValues({ hintsCompleted: 0, hintsToComplete: 3 }))).toBe(true);
});
