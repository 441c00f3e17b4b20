import { describe, expect, test } from 'vitest';
import {
  answer,
  arrive,
  clozeTask,
  hint,
  hintFor,
  MINUTE,
  NEW,
  needs,
  numberTask,
  photo,
  photoTask,
  play,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import type { OrganiserAct, Submission } from './act.ts';
import type { Game, GameTask } from './game.ts';
import { type PoiView, viewOf } from './view.ts';

type Open = Extract<PoiView, { unlocked: true }>;

/** The first spot after these acts. */
function firstSpot(game: Game, acts: readonly (Submission | OrganiserAct)[] = []): Open {
  const view = viewOf(game, play(game, acts).progress, START)[0];
  if (!view?.unlocked) throw new Error('the first spot is locked');
  return view;
}

function firstTask(task: GameTask, acts: readonly (Submission | OrganiserAct)[], over: Partial<Game> = {}) {
  return firstSpot(smallGame([spot(1, [task])], over), acts).tasks[0];
}

describe('a spot', () => {
  test('that is locked shows only what is missing', () => {
    const game = smallGame([spot(1, [numberTask(1)]), spot(2, [numberTask(2)], needs('points', 15))]);
    const [, locked] = viewOf(game, play(game, [answer(1)]).progress, START);
    const prerequisites = [{ id: 1, unlock_type: 'points', value: 15, remaining: 5 }];
    expect(locked).toEqual({
      poi: game.pois[1],
      prerequisites,
      conditions: [],
      unlockMode: 'all',
      done: false,
      closed: false,
      full: null,
      unlocked: false,
    });
  });

  test('opens by time', () => {
    const game = smallGame([spot(1, [], needs('time', 3))]);
    const at = (minutes: number) => viewOf(game, NEW, START + minutes * MINUTE)[0];
    expect([at(2.9)?.unlocked, at(3)?.unlocked]).toEqual([false, true]);
  });

  test('is open in an unlocked test play', () => {
    const game = smallGame([spot(1, [], needs('tasks', 9))], { trial: 'unlocked' });
    expect(viewOf(game, NEW, START)[0]).toMatchObject({ unlocked: true, prerequisites: [{ remaining: 0 }] });
  });

  test.each([
    ['waiting', 0],
    ['open', 1],
    ['paused', 1],
    ['ended', 1],
  ] as const)('of a battle in the state %s: %i shown', (state, shown) => {
    const game = smallGame([spot(1, [])], { schedule: { state, startsAt: START, endsAt: null } });
    expect(viewOf(game, NEW, START)).toHaveLength(shown);
  });

  test('counts its solved quests, and shows the hints that were bought', () => {
    const game = smallGame([spot(1, [numberTask(1), numberTask(2)], { hints: [hintFor(1, 0), hintFor(2, 0)] })]);
    const { tasksCompleted, bought } = firstSpot(game, [answer(2), hint(2)]);
    expect([tasksCompleted, [...bought]]).toEqual([1, [2]]);
  });
});

describe('an arrival', () => {
  const target = { latitude: 49.02, longitude: 12.1 };
  const arrivalAt = (over: Parameters<typeof spot>[2], acts: Submission[] = []) =>
    firstSpot(smallGame([spot(1, [numberTask(1)], over)]), acts);

  test.each([
    ['coordinates', target, 'phone'],
    ['hint', target, 'server'],
    ['hint', null, 'none'],
  ] as const)('at a spot with %s and the target %j is judged by: %s', (locationType, to, judge) => {
    const { arrival, tasks } = arrivalAt({ locationType, arrival: { radius: 30, target: to } });
    expect(arrival).toEqual({ required: true, arrived: false, radius: 30, judge, selfReportFrom: null, full: null });
    expect(tasks).toEqual([]);
  });

  test('opens the quests', () => {
    const proof = arrive(1, { via: 'code', code: 'K7M2QX' });
    const { arrival, tasks } = arrivalAt({ arrival: { radius: 30, code: 'K7M2QX', waitMinutes: 5 } }, [proof]);
    expect(arrival).toMatchObject({ required: true, arrived: true, selfReportFrom: START + 5 * MINUTE });
    expect(tasks).toHaveLength(1);
  });

  test('is not awaited where it is not required', () => {
    const { arrival, tasks } = arrivalAt({ arrival: { waitMinutes: 5 } });
    expect(arrival).toEqual({
      required: false,
      arrived: true,
      radius: null,
      judge: 'none',
      selfReportFrom: null,
      full: null,
    });
    expect(tasks).toHaveLength(1);
  });

  test('is not required of those who had answered before the creator asked for it', () => {
    const { progress } = play(smallGame([spot(1, [numberTask(1)])]), [answer(1)]);
    const asking = smallGame([spot(1, [numberTask(1)], { arrival: { radius: 30, waitMinutes: 5 } })]);
    const [view] = viewOf(asking, progress, START);
    const arrival = { required: false, arrived: true, radius: null, judge: 'none', selfReportFrom: null };
    expect(view).toMatchObject({ arrival });
  });
});

describe('a quest', () => {
  test('that is new shows neither answer nor explanation', () => {
    expect(firstTask(numberTask(1, { attempts: 2 }), [])).toEqual({
      task: numberTask(1, { attempts: 2 }),
      remainingAttempts: 2,
      solvedAt: null,
      answer: null,
      explained: false,
      revealed: false,
      partial: false,
      partialPoints: 0,
      bestTry: null,
      photo: null,
      pieces: [],
    });
  });

  test('that is solved shows the given answer and its explanation', () => {
    const shown = { solvedAt: START, answer: 16, explained: true, revealed: false };
    expect(firstTask(numberTask(1), [answer(1)])).toMatchObject(shown);
  });

  test.each([
    [true, true],
    [false, false],
  ])('shows explanation and solution after the last attempt if its creator allows it: %s', (allowed, shown) => {
    const task = numberTask(1, { attempts: 1, explainAfterAttempts: allowed });
    const after = { remainingAttempts: 0, explained: shown, revealed: shown };
    expect(firstTask(task, [answer(1, 3)])).toMatchObject(after);
  });

  test.each([
    ['a phone that may hold the answers', { mayHoldAnswers: true }, { right: 1, of: 2 }],
    ['other phones', {}, null],
    ['a test play', { mayHoldAnswers: true, trial: 'locked' as const }, null],
  ])('tells how good the best try was to: %s', (_, over, bestTry) => {
    const task = clozeTask(1, { attempts: 2, partial: true });
    const half = answer(1, ['one', 'x'], 'cloze');
    expect(firstTask(task, [half], over)).toMatchObject({ partial: true, partialPoints: 0, bestTry });
    expect(firstTask(task, [half, half], over)).toMatchObject({ partialPoints: 5, bestTry });
    const solved = [half, answer(1, ['one', 'two'], 'cloze')];
    expect(firstTask(task, solved, over)).toMatchObject({ partialPoints: 0, bestTry: null });
  });

  test('shows its photo with the verdict and the points that it brings', () => {
    const judge = (verdict: 'accepted' | 'rejected', reason: string | null): OrganiserAct => {
      return { act: 'judge_photo', taskId: 1, verdict, points: 4, reason };
    };
    const photoAfter = (review: 'after' | 'before', ...acts: OrganiserAct[]) =>
      firstTask(photoTask(1, review), [photo(1, 7), ...acts])?.photo;
    const sent = { id: 7, reason: null };
    expect(photoAfter('after')).toEqual({ ...sent, state: 'accepted', points: 10, may_retake: true });
    expect(photoAfter('before')).toEqual({ ...sent, state: 'pending', points: null, may_retake: true });
    expect(photoAfter('before', judge('accepted', null))).toEqual({
      ...sent,
      state: 'accepted',
      points: 4,
      may_retake: false,
    });
    expect(photoAfter('after', judge('rejected', 'Darum'))).toEqual({
      id: 7,
      state: 'rejected',
      reason: 'Darum',
      points: null,
      may_retake: true,
    });
  });
});
