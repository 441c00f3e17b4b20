import { expect, test } from 'vitest';
import { elapsedDigits, elapsedValues, hasData, hintValues, pointValues, taskValues } from './chart-values.ts';

test('elapsed time fills its circles at 24 hours, 60 minutes and 60 seconds', () => {
  expect(elapsedValues({ elapsed: { hours: 1, minutes: 2, seconds: 3 } })).toEqual([
    { name: 'hours', value: 1, full: 24 },
    { name: 'minutes', value: 2, full: 60 },
    { name: 'seconds', value: 3, full: 60 },
  ]);
});

test('more than 24 hours fill the circle of hours', () => {
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
])('shows %o as %s in a table', (elapsed, digits) => {
  expect(elapsedDigits({ elapsed })).toBe(digits);
});

test('splits points into collected, spent and available', () => {
  expect(pointValues({ earnedPoints: 40, spentPoints: 4, pointsAvailable: 41 })).toEqual([
    { name: 'collected', value: 40 },
    { name: 'spent', value: 4 },
    { name: 'available', value: 41 },
  ]);
});

test('splits Quests into solved and unsolved, and hints into used and unused', () => {
  expect(taskValues({ tasksCompleted: 2, tasksToComplete: 5 })).toEqual([
    { name: 'solved', value: 2 },
    { name: 'unsolved', value: 5 },
  ]);
  expect(hintValues({ hintsCompleted: 0, hintsToComplete: 3 })).toEqual([
    { name: 'used', value: 0 },
    { name: 'unused', value: 3 },
  ]);
});

test('has data if at least one value is above zero', () => {
  expect(hasData([])).toBe(false);
  expect(hasData(pointValues({ earnedPoints: 0, spentPoints: 0, pointsAvailable: 0 }))).toBe(false);
  expect(hasData(hintValues({ hintsCompleted: 0, hintsToComplete: 3 }))).toBe(true);
});
