import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNLOCK_TYPES } from './arrival.ts';
import {
  isUnlocked,
  missingToUnlock,
  type Prerequisite,
  type ReachedProgress,
  wholeMinutes,
} from './unlock-by-points-time-tasks.ts';

const reached: ReachedProgress = { highestNetPoints: 30, minutes: 10, solvedTasks: 2 };

describe('a player with 30 points, 10 minutes and 2 solved quests', () => {
  test.each([
    { unlock_type: 'points', value: 50, missing: 20 },
    { unlock_type: 'points', value: 30, missing: 0 },
    { unlock_type: 'points', value: 10, missing: 0 },
    { unlock_type: 'time', value: 15, missing: 5 },
    { unlock_type: 'time', value: 10, missing: 0 },
    { unlock_type: 'tasks', value: 3, missing: 1 },
    { unlock_type: 'tasks', value: 2, missing: 0 },
    { unlock_type: 'tasks', value: 0, missing: 0 },
  ] as const)('misses $missing of “$value $unlock_type”', ({ missing, ...prerequisite }) => {
    expect(missingToUnlock(prerequisite, reached)).toBe(missing);
  });
});

describe('for the same player', () => {
  const fifty: Prerequisite = { unlock_type: 'points', value: 50 };
  const five: Prerequisite = { unlock_type: 'time', value: 5 };
  const two: Prerequisite = { unlock_type: 'tasks', value: 2 };

  test.each([
    { poi: 'a spot without conditions', prerequisites: [], open: true },
    { poi: 'a spot whose conditions all hold', prerequisites: [five, two], open: true },
    { poi: 'a spot of which one condition does not hold', prerequisites: [five, fifty, two], open: false },
    { poi: 'a spot of which no condition holds', prerequisites: [fifty], open: false },
  ])('$spot is open: $open', ({ prerequisites, open }) => {
    expect(isUnlocked(prerequisites, reached)).toBe(open);
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
const someReached = fc.record({
  highestNetPoints: fc.integer({ min: -100_000, max: 100_000 }),
  minutes: amount,
  solvedTasks: amount,
});
const somePrerequisites = fc.array(fc.record({ unlock_type: fc.constantFrom(...UNLOCK_TYPES), value: amount }));

test('an unlocked spot never locks again', () => {
  fc.assert(
    fc.property(somePrerequisites, someReached, someReached, (prerequisites, before, gain) => {
      const after = {
        highestNetPoints: before.highestNetPoints + Math.abs(gain.highestNetPoints),
        minutes: before.minutes + gain.minutes,
        solvedTasks: before.solvedTasks + gain.solvedTasks,
      };
      expect(isUnlocked(prerequisites, after) || !isUnlocked(prerequisites, before)).toBe(true);
    }),
  );
});

test('a spot unlocks when exactly the missing amount is reached', () => {
  fc.assert(
    fc.property(somePrerequisites, someReached, (prerequisites, before) => {
      const most = Math.max(0, ...prerequisites.map((prerequisite) => missingToUnlock(prerequisite, before)));
      const after = {
        highestNetPoints: before.highestNetPoints + most,
        minutes: before.minutes + most,
        solvedTasks: before.solvedTasks + most,
      };
      expect(isUnlocked(prerequisites, after)).toBe(true);
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
