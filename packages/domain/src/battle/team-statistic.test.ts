import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockParts,
  countOf,
  sharesOfTotal,
  type TeamFigures,
  teamStatistic,
  timelineSteps,
} from './team-statistic.ts';

const idleTeam: TeamFigures = {
  earned: 0,
  spent: 0,
  adjusted: 0,
  solved: { moments: [], deleted: [] },
  bought: { moments: [], deleted: [] },
  tasks: { total: 4, completed: 0 },
  hints: { total: 2, completed: 0 },
};

describe('the statistic of a team', () => {
  test('is empty before the team has solved or bought anything', () => {
    expect(teamStatistic(idleTeam)).toEqual({
      firstSolvedAt: null,
      lastSolvedAt: null,
      elapsedMs: 0,
      pointsCollected: 0,
      pointsSpent: 0,
      pointsAvailable: 0,
      tasksCompleted: 0,
      tasksToComplete: 4,
      hintsCompleted: 0,
      hintsToComplete: 2,
    });
  });

  test('has the first and last solved quest, and the time between the first and last entry', () => {
    const solved = { moments: [3_000, 1_000], deleted: [] };
    const bought = { moments: [500, 7_000], deleted: [] };
    const record = { ...idleTeam, solved, bought, tasks: { total: 4, completed: 2 } };
    expect(teamStatistic(record)).toMatchObject({
      firstSolvedAt: 1_000,
      lastSolvedAt: 3_000,
      elapsedMs: 6_500,
      tasksCompleted: 2,
      tasksToComplete: 2,
    });
  });

  test.each([
    { earned: 50, spent: 20, adjusted: 0, available: 30 },
    { earned: 50, spent: 20, adjusted: 5, available: 35 },
    { earned: 50, spent: 20, adjusted: -40, available: 0 },
  ])(
    'has $available points available after $earned earned, $spent spent and $adjusted given',
    ({ available, ...points }) => {
      expect(teamStatistic({ ...idleTeam, ...points }).pointsAvailable).toBe(available);
    },
  );

  test('takes deleted quests into account for the first and last time and the count', () => {
    const deleted = [
      { count: 2, firstAt: 500, lastAt: 900 },
      { count: 1, firstAt: 9_000, lastAt: 9_000 },
    ];
    const solved = { moments: [3_000], deleted };
    expect(teamStatistic({ ...idleTeam, solved })).toMatchObject({
      firstSolvedAt: 500,
      lastSolvedAt: 9_000,
      elapsedMs: 8_500,
    });
    expect(countOf(solved)).toBe(4);
  });

  test('never has negative remaining quests after a solved quest was deleted', () => {
    expect(teamStatistic({ ...idleTeam, tasks: { total: 1, completed: 2 } }).tasksToComplete).toBe(0);
  });
});

test('entries at the same time become one step of the timeline', () => {
  expect(timelineSteps([5, 2, 5, 5])).toEqual([
    { at: 2, count: 1 },
    { at: 5, count: 4 },
  ]);
});

test('several entries that are counted together are one step of the timeline', () => {
  expect(timelineSteps([5, 2], [{ at: 5, count: 3 }])).toEqual([
    { at: 2, count: 1 },
    { at: 5, count: 5 },
  ]);
});

test.each([
  { ms: 0, clock: [0, 0, 0] },
  { ms: 999, clock: [0, 0, 0] },
  { ms: 61_999, clock: [0, 1, 1] },
  { ms: 3_600_000, clock: [1, 0, 0] },
  { ms: 90_061_000, clock: [25, 1, 1] },
  { ms: -5, clock: [0, 0, 0] },
])('$ms milliseconds are $clock', ({ ms, clock: [hours, minutes, seconds] }) => {
  expect(clockParts(ms)).toEqual({ hours, minutes, seconds });
});

test.each([
  { values: [], shares: [] },
  { values: [0, 0], shares: [0, 0] },
  { values: [1, 3], shares: [0.25, 0.75] },
  { values: [-4, 2], shares: [0, 1] },
])('of $values the shares are $shares', ({ values, shares }) => {
  expect(sharesOfTotal(values)).toEqual(shares);
});

const moments = fc.array(fc.nat({ max: 1_000 }), { maxLength: 50 });

test('a timeline increases in time and count, and ends with all entries', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const steps = timelineSteps(at);
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1];
        if (before) expect(before.at < step.at && before.count < step.count).toBe(true);
      }
      expect(steps.at(-1)?.count ?? 0).toBe(at.length);
    }),
  );
});

test('ignores the order of the entries, and the elapsed time covers all of them', () => {
  fc.assert(
    fc.property(moments, moments, (solvedAt, boughtAt) => {
      const of = (solved: number[], bought: number[]) =>
        teamStatistic({
          ...idleTeam,
          solved: { moments: solved, deleted: [] },
          bought: { moments: bought, deleted: [] },
        });
      const one = of(solvedAt, boughtAt);
      expect(of(solvedAt.toReversed(), boughtAt.toReversed())).toEqual(one);
      const all = [...solvedAt, ...boughtAt];
      expect(one.elapsedMs).toBe(all.length === 0 ? 0 : Math.max(...all) - Math.min(...all));
    }),
  );
});

test('shares are between 0 and 1 and add up to 1', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 100_000 }), { maxLength: 500 }), (values) => {
      const shares = sharesOfTotal(values);
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
      const sum = shares.reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(values.some((value) => value > 0) ? 1 : 0);
    }),
  );
});
