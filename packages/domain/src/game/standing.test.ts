import { describe, expect, test } from 'vitest';
import { MINUTE, NEW, START, smallGame } from '../../test-data/small-game.ts';
import type { Progress } from './progress.ts';
import { netOf, reachedAt, standingOf } from './standing.ts';

const solved = (points: number, at: number) => ({ points, at, answer: null, by: null });

test.each([
  { earned: 0, spent: 0, adjusted: 0, net: 0 },
  { earned: 50, spent: 20, adjusted: 0, net: 30 },
  { earned: 20, spent: 50, adjusted: 0, net: -30 },
  { earned: 20, spent: 50, adjusted: 31, net: 1 },
  { earned: 20, spent: 0, adjusted: -25, net: -5 },
])('$earned earned, $spent spent and $adjusted given are $net net', ({ net, ...sums }) => {
  expect(netOf(sums)).toBe(net);
});

describe('a standing', () => {
  const progress: Progress = {
    ...NEW,
    solved: new Map([
      [1, solved(10, 300)],
      [2, solved(0, 500)],
      [3, solved(5, 200)],
    ]),
    tries: new Map([[4, { wrong: 1, best: { right: 1, of: 2 }, points: 3, lastAt: 900 }]]),
    bought: new Map([[1, { cost: 4, at: 100 }]]),
    adjusted: 2,
  };

  test('sums all marks; the last quest with points decides a tie', () => {
    const sums = { earned: 18, spent: 4, adjusted: 2, net: 16, highestNet: 16, solved: 3 };
    expect(standingOf(progress)).toEqual({ ...sums, lastSolvedAt: 500, tieBreakAt: 300 });
  });

  test('includes what is not listed, such as deleted content', () => {
    const unlisted = { ...NEW.unlisted, earned: 7, spent: 1, solved: 2, lastSolvedAt: 600, tieBreakAt: 400 };
    expect(standingOf({ ...progress, unlisted })).toMatchObject({
      earned: 25,
      spent: 5,
      net: 22,
      solved: 5,
      lastSolvedAt: 600,
      tieBreakAt: 400,
    });
  });

  test('of a new participation is empty', () => {
    const nothing = { earned: 0, spent: 0, adjusted: 0, net: 0, highestNet: 0, solved: 0 };
    expect(standingOf(NEW)).toEqual({ ...nothing, lastSolvedAt: null, tieBreakAt: null });
  });

  test('keeps the highest net points', () => {
    expect(standingOf({ ...progress, highestNet: 99 }).highestNet).toBe(99);
  });
});

test('prerequisites compare with the highest net points, whole minutes and solved quests; an unlocked test play meets them all', () => {
  const progress = { ...NEW, highestNet: 9, solved: new Map([[1, solved(2, START)]]) };
  const at = START + 2.9 * MINUTE;
  const { done, solved: solvedMarks } = progress;
  const reached = { highestNetPoints: 9, minutes: 2, solvedTasks: 1, done, solved: solvedMarks };
  expect(reachedAt(smallGame([]), progress, at)).toMatchObject(reached);
  expect(reachedAt(smallGame([], { trial: 'locked' }), progress, at)).toMatchObject(reached);
  const all = Number.POSITIVE_INFINITY;
  const everything = { highestNetPoints: all, minutes: all, solvedTasks: all };
  expect(reachedAt(smallGame([], { trial: 'unlocked' }), progress, at)).toMatchObject(everything);
});
