import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNLOCK_TYPES } from './arrival.ts';
import {
  ANY_OPTION,
  type Choice,
  type Gate,
  isUnlocked,
  missingToUnlock,
  type Prerequisite,
  type ReachedProgress,
  UNLOCK_MODES,
  wholeMinutes,
} from './qualifiers.ts';

const chosen = (task: number) =>
  new Map<number, Choice>([
    [7, 71],
    [9, ANY_OPTION],
  ]).get(task);
const lists = { done: new Set([1, 2]), solved: new Set([7]), chosen, closed: new Set([4]) } as const;
const reached: ReachedProgress = { highestNetPoints: 30, minutes: 10, solvedTasks: 2, ...lists };

describe('a player with 30 points, 10 minutes and 2 solved quests, who is done with the spots 1 and 2 and chose 71', () => {
  test.each([
    { unlock_type: 'points', value: 50, missing: 20 },
    { unlock_type: 'points', value: 30, missing: 0 },
    { unlock_type: 'points', value: 10, missing: 0 },
    { unlock_type: 'time', value: 15, missing: 5 },
    { unlock_type: 'time', value: 10, missing: 0 },
    { unlock_type: 'tasks', value: 3, missing: 1 },
    { unlock_type: 'tasks', value: 2, missing: 0 },
    { unlock_type: 'tasks', value: 0, missing: 0 },
    { unlock_type: 'poi_list', value: 2, pois: [1, 2], missing: 0 },
    { unlock_type: 'poi_list', value: 2, pois: [2, 3, 4], missing: 1 },
    { unlock_type: 'poi_list', value: 1, pois: [3], missing: 1 },
    { unlock_type: 'task_list', value: 2, tasks: [7, 8], missing: 1 },
    { unlock_type: 'decision', value: 1, task: 7, options: [70, 71], missing: 0 },
    { unlock_type: 'decision', value: 1, task: 7, options: [70], missing: 1 },
    { unlock_type: 'decision', value: 1, task: 8, options: [71], missing: 1 },
    { unlock_type: 'decision', value: 1, task: 9, options: [90], missing: 0 },
  ] as const)('misses $missing of “$value $unlock_type”', ({ missing, ...prerequisite }) => {
    expect(missingToUnlock(prerequisite, reached)).toBe(missing);
  });
});

describe('for the same player', () => {
  const fifty: Prerequisite = { unlock_type: 'points', value: 50 };
  const five: Prerequisite = { unlock_type: 'time', value: 5 };
  const two: Prerequisite = { unlock_type: 'tasks', value: 2 };

  test.each<Gate & { poi: string; open: boolean }>([
    { poi: 'a spot without conditions', prerequisites: [], open: true },
    { poi: 'a spot whose conditions all hold', prerequisites: [five, two], open: true },
    { poi: 'a spot of which one condition does not hold', prerequisites: [five, fifty, two], open: false },
    { poi: 'a spot of which no condition holds', prerequisites: [fifty], open: false },
    { poi: 'a spot for which one condition is enough', prerequisites: [fifty, two], unlockMode: 'any', open: true },
    { poi: 'a spot of which none of them holds', prerequisites: [fifty], unlockMode: 'any', open: false },
    { poi: 'a spot after one that is done', prerequisites: [], after: [2], open: true },
    { poi: 'a spot after one that is not done', prerequisites: [two], unlockMode: 'any', after: [3], open: false },
    { poi: 'a spot after one that is closed, behind one that is done', prerequisites: [], after: [4, 2], open: true },
    {
      poi: 'a spot after one that is closed, behind one that is not done',
      prerequisites: [],
      after: [4, 3],
      open: false,
    },
    { poi: 'a spot behind closed ones only', prerequisites: [], after: [4], open: true },
  ])('$poi is open: $open', ({ open, ...gate }) => {
    expect(isUnlocked(gate, reached)).toBe(open);
  });
});

test.each([
  { seconds: 0, minutes: 0 },
  { seconds: 59.999, minutes: 0 },
  { seconds: 60, minutes: 1 },
  { seconds: 119, minutes: 1 },
  { seconds: 7_200, minutes: 120 },
  { seconds: -90, minutes: 0 },
])('$seconds seconds are $minutes full minutes', ({ seconds, minutes }) => {
  const joined = 1_780_000_000_000;
  expect(wholeMinutes(joined, joined + seconds * 1_000)).toBe(minutes);
});

const amount = fc.nat({ max: 100_000 });
const someFigures = fc.record({
  highestNetPoints: fc.integer({ min: -100_000, max: 100_000 }),
  minutes: amount,
  solvedTasks: amount,
});
const ids = fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 1 });
/** Options have the number of their task and a digit. */
const someReached = fc.record({ figures: someFigures, done: ids, solved: ids }).map(({ figures, done, solved }) => {
  const chosen = (task: number) => (solved.includes(task) ? 10 * task : undefined);
  return { ...figures, done: new Set(done), solved: new Set(solved), chosen, closed: new Set<number>() };
});
const someGate: fc.Arbitrary<Gate> = fc.record({
  prerequisites: fc.array(
    fc.oneof(
      fc.record({ unlock_type: fc.constantFrom(...UNLOCK_TYPES), value: amount }),
      ids.map((pois) => ({ unlock_type: 'poi_list' as const, value: Math.ceil(pois.length / 2), pois })),
      ids.map((tasks) => ({ unlock_type: 'task_list' as const, value: Math.ceil(tasks.length / 2), tasks })),
      fc.nat({ max: 9 }).map((task) => ({ unlock_type: 'decision' as const, value: 1, task, options: [10 * task] })),
    ),
  ),
  unlockMode: fc.constantFrom(...UNLOCK_MODES),
  after: fc.constantFrom([], [1]),
});

const someFigureConditions = fc.array(fc.record({ unlock_type: fc.constantFrom(...UNLOCK_TYPES), value: amount }));

test('an unlocked spot never locks again', () => {
  fc.assert(
    fc.property(someGate, someReached, someReached, (gate, before, gain) => {
      const after = {
        highestNetPoints: before.highestNetPoints + Math.abs(gain.highestNetPoints),
        minutes: before.minutes + gain.minutes,
        solvedTasks: before.solvedTasks + gain.solvedTasks,
        done: new Set([...before.done, ...gain.done]),
        solved: new Set([...before.solved, ...gain.solved]),
        chosen: (task: number) => before.chosen(task) ?? gain.chosen(task),
        closed: before.closed,
      };
      expect(isUnlocked(gate, after) || !isUnlocked(gate, before)).toBe(true);
    }),
  );
});

test('a spot unlocks when exactly the missing amount is reached', () => {
  fc.assert(
    fc.property(someFigureConditions, someReached, (prerequisites, before) => {
      const most = Math.max(0, ...prerequisites.map((prerequisite) => missingToUnlock(prerequisite, before)));
      const after = {
        ...before,
        highestNetPoints: before.highestNetPoints + most,
        minutes: before.minutes + most,
        solvedTasks: before.solvedTasks + most,
      };
      expect(isUnlocked({ prerequisites }, after)).toBe(true);
    }),
  );
});

test('full minutes never decrease over time', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (from, first, more) => {
      expect(wholeMinutes(from, first + more)).toBeGreaterThanOrEqual(wholeMinutes(from, first));
    }),
  );
});
