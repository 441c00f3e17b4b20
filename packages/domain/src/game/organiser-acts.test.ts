import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
  clozeTask,
  MINUTE,
  NEW,
  needs,
  numberTask,
  photo,
  photoTask,
  play,
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import type { OrganiserAct } from './act.ts';
import { apply } from './apply.ts';
import { absorb } from './organiser-acts.ts';
import type { Progress } from './progress.ts';
import { standingOf } from './standing.ts';
import { viewOf } from './view.ts';

const GAME = smallGame([
  spot(1, [numberTask(1), clozeTask(2, { attempts: 1, partial: true }), photoTask(3, 'after'), photoTask(4, 'before')]),
  spot(2, [numberTask(5)], needs('tasks', 1)),
]);

describe('given points', () => {
  const give = (points: number): OrganiserAct => ({ act: 'give_points', points });
  function standing({ earned = 0, spent = 0, adjusted = 0, highestNet = 0 }): Progress {
    return { ...NEW, adjusted, highestNet, unlisted: { ...NEW.unlisted, earned, spent } };
  }

  test.each([
    { points: 5, before: { earned: 20, highestNet: 20 }, adjusted: 5, highestNet: 25 },
    { points: -5, before: { earned: 20, highestNet: 20 }, adjusted: -5, highestNet: 20 },
    { points: 5, before: { earned: 20, spent: 20, highestNet: 20 }, adjusted: 5, highestNet: 20 },
    { points: 5, before: { adjusted: -9 }, adjusted: -4, highestNet: 0 },
    { points: -9, before: { adjusted: 7 }, adjusted: -2, highestNet: 7 },
  ])('$points points for $before', ({ points, before, ...after }) => {
    const { progress, outcome } = play(GAME, [give(points)], standing(before));
    expect(progress).toMatchObject(after);
    expect(outcome).toEqual({ result: { kind: 'changed' }, effects: [] });
  });

  test.each([
    [999_999_999, 2],
    [-999_999_999, -2],
  ])('are refused when the sum %i and %i would be too large to store', (adjusted, points) => {
    expect(refusalOf(() => play(GAME, [give(points)], standing({ adjusted })))).toBe('invalid_request');
  });

  test('and taken ones add up, and the highest net points never decrease', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.array(fc.integer({ min: -100_000, max: 100_000 })), (earned, acts) => {
        let progress = standing({ earned, highestNet: earned });
        for (const points of acts) {
          const after = play(GAME, [give(points)], progress).progress;
          expect(after.highestNet).toBeGreaterThanOrEqual(progress.highestNet);
          progress = after;
        }
        expect(progress.adjusted).toBe(acts.reduce((sum, points) => sum + points, 0));
      }),
    );
  });
});

describe('a spot that an organiser opens', () => {
  const open = (poiId: number): OrganiserAct => ({ act: 'open_poi', poiId });

  test('is open regardless of its prerequisites', () => {
    const { progress } = play(GAME, [open(2)]);
    expect(progress.opened.get(2)).toBe(START);
    expect(viewOf(GAME, progress, START)[1]?.unlocked).toBe(true);
    expect(play(GAME, [answer(5)], progress).outcome.result.kind).toBe('solved');
  });

  test.each([
    ['does not exist', [open(9)], 'not_found'],
    ['has no prerequisites', [open(1)], 'nochange'],
    ['was opened before', [open(2), open(2)], 'nochange'],
    ['is open by its prerequisites', [answer(1), open(2)], 'nochange'],
  ])('is refused when it %s', (_, acts, refusal) => {
    expect(refusalOf(() => play(GAME, acts))).toBe(refusal);
  });
});

describe('the verdict on a photo', () => {
  const judge = (taskId: number, verdict: 'accepted' | 'rejected', points = 10): OrganiserAct => {
    return { act: 'judge_photo', taskId, verdict, points, reason: 'Darum' };
  };

  test('is refused for a quest without a photo', () => {
    expect(refusalOf(() => play(GAME, [judge(3, 'accepted')]))).toBe('not_found');
  });

  test('gives the quest and its points as of the time of sending', () => {
    const { progress, outcome } = play(GAME, [answer(1), photo(4, 7), judge(4, 'accepted', 6)]);
    expect(progress.solved.get(4)).toEqual({
      points: 6,
      at: START + MINUTE,
      answer: 7,
      by: { member: ANNA.member, device: '' },
    });
    expect(progress.photos.get(4)).toMatchObject({ state: 'accepted', reason: 'Darum' });
    expect(outcome.effects).toEqual([{ effect: 'recount' }]);
  });

  test('of a photo whose sender is not known gives the quest, too', () => {
    const { progress } = apply(GAME, NEW, photo(4, 7), { at: START, by: null });
    expect(play(GAME, [judge(4, 'accepted')], progress).progress.solved.get(4)?.by).toBeNull();
  });

  test('changes the points of a quest that is solved', () => {
    const { progress } = play(GAME, [photo(3, 7), judge(3, 'accepted', 4)]);
    expect(progress.solved.get(3)).toMatchObject({ points: 4, at: START, answer: 7, by: ANNA });
    expect(standingOf(progress)).toMatchObject({ earned: 4, highestNet: 10 });
  });

  test('takes quest and points of a rejected photo; spots that those had opened stay open', () => {
    const { progress, outcome } = play(GAME, [photo(3, 7), judge(3, 'rejected')]);
    expect(standingOf(progress)).toMatchObject({ earned: 0, solved: 0, highestNet: 10 });
    expect(progress.photos.get(3)?.state).toBe('rejected');
    expect([...progress.opened.keys()]).toEqual([2]);
    expect(outcome.effects).toEqual([{ effect: 'recount' }]);
  });

  test('takes nothing from a photo that had brought nothing', () => {
    const { progress } = play(GAME, [photo(4, 7), judge(4, 'rejected')]);
    expect([standingOf(progress).earned, progress.opened.size]).toEqual([0, 0]);
  });
});

describe('a recalculation', () => {
  const recalculate = (taskId: number, points: number, attempts: number | null = null): OrganiserAct => {
    return { act: 'recalculate', taskId, points, attempts };
  };
  const half = answer(2, ['one', 'x'], 'cloze');

  test('gives a solved quest the points that it has now; the highest net points stay', () => {
    expect(standingOf(play(GAME, [answer(1), recalculate(1, 4)]).progress)).toMatchObject({ net: 4, highestNet: 10 });
    expect(standingOf(play(GAME, [answer(1), recalculate(1, 14)]).progress)).toMatchObject({ net: 14, highestNet: 14 });
  });

  test('gives the best try its share of them, also when attempts were taken away since', () => {
    expect(standingOf(play(GAME, [half, recalculate(2, 20, 1)]).progress).earned).toBe(10);
    const more = smallGame([spot(1, [clozeTask(2, { attempts: 3, partial: true })])]);
    const { progress } = play(more, [half]);
    expect(standingOf(play(more, [recalculate(2, 20, 1)], progress).progress).earned).toBe(10);
    expect(standingOf(play(more, [recalculate(2, 20, 3)], progress).progress).earned).toBe(0);
    expect(standingOf(play(more, [recalculate(2, 20, null)], progress).progress).earned).toBe(0);
  });

  test('changes nothing for a quest without an answer, or whose tries have no parts', () => {
    expect(play(GAME, [recalculate(1, 20)]).progress).toBe(NEW);
    const { progress } = play(GAME, [answer(1, 3)]);
    expect(play(GAME, [recalculate(1, 20, 1)], progress).progress).toBe(progress);
  });
});

describe('a wrong answer that the creator accepts', () => {
  const accept = (taskId: number, minutes = 0): OrganiserAct => {
    return { act: 'accept_answer', taskId, answeredAt: START + minutes * MINUTE, member: 'user:2' };
  };

  test('gives the quest and its points as of its time, and takes one wrong answer away', () => {
    const { progress, outcome } = play(GAME, [answer(1, 3), answer(1, 4), accept(1, 1)]);
    expect(progress.solved.get(1)).toEqual({
      points: 10,
      at: START + MINUTE,
      answer: null,
      by: { member: 'user:2', device: '' },
    });
    expect(progress.tries.get(1)).toMatchObject({ wrong: 1, points: 0 });
    const act = { kind: 'accepted', poiId: 1, taskId: 1, seconds: 60 };
    expect(outcome.effects).toEqual([{ effect: 'count', act }]);
  });

  test('leaves no wrong answer where it was the only one, nor the points of the best try', () => {
    const { progress } = play(GAME, [answer(2, ['one', 'x'], 'cloze'), accept(2)]);
    expect(progress.tries.has(2)).toBe(false);
    expect(standingOf(progress).earned).toBe(10);
  });

  test.each([
    ['after the solved quest before it', 2, 60],
    ['from the start when it came before the first solved quest', 0.5, 30],
  ])('counts its seconds %s', (_, minutes, seconds) => {
    const solvedAt = { at: START + MINUTE, by: ANNA };
    const { progress } = apply(GAME, NEW, answer(1), solvedAt);
    const { outcome } = play(GAME, [accept(5, minutes)], progress);
    expect(outcome.effects).toMatchObject([{ act: { seconds } }]);
  });

  test('changes nothing for a solved quest, and is refused for a quest that does not exist', () => {
    const { progress } = play(GAME, [answer(1)]);
    expect(play(GAME, [accept(1)], progress).progress).toBe(progress);
    expect(refusalOf(() => play(GAME, [accept(9)]))).toBe('not_found');
  });
});

test('a team into which another one is merged keeps its own opened and done spots and gets those and the points of the other one', () => {
  const before: Progress = { ...NEW, adjusted: 3, highestNet: 3, opened: new Map([[1, 5]]) };
  const other = {
    adjusted: 4,
    opened: new Map([
      [1, 9],
      [2, 9],
    ]),
    done: new Map([[2, 9]]),
  };
  const after = absorb(before, other);
  expect(after).toMatchObject({ adjusted: 7, highestNet: 7 });
  expect([...after.opened]).toEqual([
    [1, 5],
    [2, 9],
  ]);
  expect([...after.done]).toEqual([[2, 9]]);
  expect(absorb(before, { ...other, adjusted: -9 }).highestNet).toBe(3);
  const givenBefore = { ...before, adjusted: 20 };
  expect(absorb(givenBefore, { ...other, adjusted: -9 }).highestNet).toBe(20);
});
