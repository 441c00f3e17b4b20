import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
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
import type { PhotoReview } from '../photo/photo-review.ts';
import type { OrganiserAct } from './act.ts';
import { apply } from './apply.ts';
import type { Game } from './game.ts';
import { standingOf } from './standing.ts';
import { viewOf } from './view.ts';

const gameOf = (review: PhotoReview, trial: Game['trial'] = null) =>
  smallGame([spot(1, [photoTask(1, review)]), spot(2, [numberTask(2)], needs('points', 10))], { trial });

function verdict(decided: 'accepted' | 'rejected', points = 10): OrganiserAct {
  return { act: 'judge_photo', taskId: 1, verdict: decided, points, reason: 'Darum' };
}

test.each([
  ['none', null, 'solved', 'accepted', 10],
  ['after', null, 'solved', 'pending', 10],
  ['before', null, 'pending', 'pending', 0],
  ['before', 'locked', 'solved', 'accepted', 10],
] as const)('a photo with review “%s” in the test play %s is %s and %s', (review, trial, kind, state, earned) => {
  const { progress, outcome } = play(gameOf(review, trial), [photo(1, 7)]);
  expect(outcome.result).toEqual({ kind, taskId: 1, points: earned });
  const act = kind === 'solved' ? { kind, poiId: 1, taskId: 1, seconds: 0 } : { kind: 'sent', poiId: 1, taskId: 1 };
  expect(outcome.effects).toEqual([{ effect: 'count', act }]);
  expect(progress.photos.get(1)).toMatchObject({ id: 7, member: ANNA.member, state, reason: null, sentAt: START });
  expect(standingOf(progress).earned).toBe(earned);
});

test('a phone does not know who sent a photo', () => {
  const { progress } = apply(gameOf('none'), NEW, photo(1, 7), { at: START, by: null });
  expect(progress.photos.get(1)?.member).toBeNull();
});

test('a photo that is not uploaded, or was sent before, is refused', () => {
  const sent = (isPhotoFree: boolean) => apply(gameOf('none'), NEW, photo(1, 7), { at: START, by: ANNA, isPhotoFree });
  expect(refusalOf(() => sent(false))).toBe('not_found');
  expect(refusalOf(() => sent(true))).toBe('accepted');
});

describe('another photo', () => {
  test.each([
    ['replaces one that its reviewer has not seen', 'after', [], 'accepted'],
    ['replaces one that waits', 'before', [], 'accepted'],
    ['replaces a rejected one', 'after', [verdict('rejected')], 'accepted'],
    ['is refused once one was accepted', 'after', [verdict('accepted')], 'task_already_progressed'],
    ['is refused where none is reviewed', 'none', [], 'task_already_progressed'],
  ] as const)('%s', (_, review, acts, refusal) => {
    expect(refusalOf(() => play(gameOf(review), [photo(1, 7), ...acts, photo(1, 8)]))).toBe(refusal);
  });

  test('is refused once one was accepted, also when its points are gone', () => {
    const { progress } = play(gameOf('none'), [photo(1, 7)]);
    const without = { ...progress, solved: NEW.solved };
    expect(refusalOf(() => play(gameOf('none'), [photo(1, 8)], without))).toBe('task_already_progressed');
  });

  test('of another member is told that the quest is solved', () => {
    const { progress } = play(gameOf('none'), [photo(1, 7)]);
    const other = { at: START, by: { member: 'user:2', device: 'phone' } };
    expect(refusalOf(() => apply(gameOf('none'), progress, photo(1, 8), other))).toBe('duplicated_answer');
  });

  test.each(['after', 'before'] as const)(
    'counts once with review “%s”, and counts the participation again',
    (review) => {
      const once = play(gameOf(review), [photo(1, 7)]).progress;
      const { progress, outcome } = play(gameOf(review), [photo(1, 8)], once);
      expect(outcome.effects).toEqual([{ effect: 'recount' }]);
      expect(standingOf(progress)).toEqual(standingOf(once));
      expect(progress.photos.get(1)?.id).toBe(8);
    },
  );

  test('that has to wait takes the points of the earlier one, and keeps open what those had opened', () => {
    const solved = play(gameOf('after'), [photo(1, 7)]).progress;
    const { progress } = play(gameOf('before'), [photo(1, 8)], solved);
    expect(standingOf(progress)).toMatchObject({ earned: 0, solved: 0, highestNet: 10 });
    expect(viewOf(gameOf('before'), progress, START).map(({ unlocked }) => unlocked)).toEqual([true, true]);
  });

  test('that has to wait keeps a spot open that the number of solved quests had opened', () => {
    const game = (review: PhotoReview) => smallGame([spot(1, [photoTask(1, review)]), spot(2, [], needs('tasks', 1))]);
    const solved = play(game('after'), [photo(1, 7)]).progress;
    const { progress } = play(game('before'), [photo(1, 8)], solved);
    expect([...progress.opened.keys()]).toEqual([2]);
    expect(viewOf(game('before'), progress, START)[1]?.unlocked).toBe(true);
  });
});

test('a number is no answer to a photo quest', () => {
  expect(refusalOf(() => play(gameOf('none'), [answer(1)]))).toBe('invalid_request');
});
