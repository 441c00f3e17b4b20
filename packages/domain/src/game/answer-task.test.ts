import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
  clozeTask,
  MINUTE,
  NEW,
  needs,
  numberTask,
  play,
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import { apply } from './apply.ts';
import type { GameTask } from './game.ts';
import { standingOf } from './standing.ts';

const TEXT = numberTask(1, {
  attempts: 3,
  taskType: 'guess_text',
  solution: {
    content: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Brückentor 12' }] },
    translations: [],
  },
});
const STREET = clozeTask(1, {
  attempts: 3,
  solution: {
    content: { text: '__________', preview: false, TaskClozeWords: [{ id: 1, word: 'Straße', position: 1 }] },
    translations: [],
  },
});
const gameOf = (task: GameTask, trial: 'locked' | null = null) => smallGame([spot(1, [task])], { trial });

test.each([
  [TEXT, '\u200B\uFE0F'],
  [STREET, ['\u2800']],
  [numberTask(1), 'no digit'],
])('an answer to %j in which nothing can be seen is refused and counts no attempt', (task, given) => {
  const game = gameOf(task);
  expect(refusalOf(() => play(game, [answer(1, given, task.taskType)]))).toBe('invalid_request answer');
});

test.each([
  [TEXT, 'Bru\u0308cken\u00ADtor\u200B １２'],
  [STREET, ['STRASSE']],
  [numberTask(1), '１６'],
])('an answer to %j that looks the same is accepted', (task, given) => {
  expect(play(gameOf(task), [answer(1, given, task.taskType)]).outcome.result.kind).toBe('solved');
});

test('a right answer brings the points of its quest, is kept as it was sent, and counts with the seconds since the start', () => {
  const game = gameOf(numberTask(1));
  const { progress, outcome } = apply(game, NEW, answer(1, '16'), { at: START + MINUTE, by: ANNA });
  expect(outcome).toEqual({
    result: { kind: 'solved', taskId: 1, points: 10 },
    effects: [{ effect: 'count', act: { kind: 'solved', poiId: 1, taskId: 1, seconds: 60 } }],
  });
  expect(progress.solved.get(1)).toEqual({ points: 10, at: START + MINUTE, answer: '16', by: ANNA });
  expect(progress.highestNet).toBe(10);
  expect(NEW.solved.size).toBe(0);
});

test('the seconds of a quest count from the last solved quest or, if later, from the arrival', () => {
  const game = smallGame([
    spot(1, [numberTask(1)]),
    spot(2, [numberTask(2)], { arrival: { radius: 30, code: 'K7M2QX' } }),
  ]);
  const secondsAfter = (...acts: Parameters<typeof play>[1]) => {
    const [effect] = play(game, acts).outcome.effects;
    return effect?.effect === 'count' && 'seconds' in effect.act ? effect.act.seconds : undefined;
  };
  const arrival = { progress_type: 'arrival', progress_id: 2, via: 'code', code: 'K7M2QX' } as const;
  expect(secondsAfter(arrival, answer(1), answer(2))).toBe(60);
  expect(secondsAfter(answer(1), arrival, answer(2))).toBe(60);
  expect(secondsAfter(answer(1, 3), answer(1, 3), answer(1))).toBe(120);
});

test.each<[string, GameTask, ReturnType<typeof answer>, string]>([
  ['for a quest that does not exist', numberTask(1), answer(9), 'not_found'],
  ['for a quest whose solution this device lacks', numberTask(1, { solution: null }), answer(1), 'not_found'],
  ['of another kind than the quest', numberTask(1), answer(1, 'x', 'guess_text'), 'invalid_request'],
])('an answer %s is refused', (_, task, sent, refusal) => {
  expect(refusalOf(() => play(gameOf(task), [sent]))).toBe(refusal);
});

test('an answer to a quest of a locked spot is refused, and accepted once the spot is open', () => {
  const game = smallGame([spot(1, [numberTask(1)]), spot(2, [numberTask(2)], needs('points', 10))]);
  expect(refusalOf(() => play(game, [answer(2)]))).toBe('poi_locked');
  expect(play(game, [answer(1), answer(2)]).outcome.result.kind).toBe('solved');
});

test('an answer at a spot that awaits the arrival is refused; who answered there before need not arrive', () => {
  const tasks = [numberTask(1), numberTask(2)];
  const open = smallGame([spot(1, tasks)]);
  const closed = smallGame([spot(1, tasks, { arrival: { radius: 30 } })]);
  expect(refusalOf(() => play(closed, [answer(1)]))).toBe('not_there_yet');
  for (const given of [16, 3]) {
    const before = play(open, [answer(1, given)]).progress;
    expect(play(closed, [answer(2)], before).outcome.result.kind).toBe('solved');
  }
});

describe('a second answer', () => {
  const guest = { member: 'guest:1', device: 'phone' };
  test.each([
    ['of the same member on the same device', ANNA, ANNA, 'task_already_progressed'],
    ['of the same member on another device', ANNA, { ...ANNA, device: 'tablet' }, 'duplicated_answer'],
    ['of another member', ANNA, { member: 'user:2', device: 'phone' }, 'duplicated_answer'],
    ['of a guest, who has one device', guest, { ...guest, device: 'other' }, 'task_already_progressed'],
    ['on a phone, which does not know who solved it', null, null, 'task_already_progressed'],
  ])('%s is refused and changes nothing', (_, first, second, refusal) => {
    const game = gameOf(numberTask(1));
    const { progress } = apply(game, NEW, answer(1), { at: START, by: first });
    for (const given of [16, 3])
      expect(refusalOf(() => apply(game, progress, answer(1, given), { at: START, by: second }))).toBe(refusal);
  });
});

test('a wrong answer uses up an attempt, and even the right one is refused after the last', () => {
  const game = gameOf(numberTask(1, { attempts: 2 }));
  const wrong = play(game, [answer(1, 3)]);
  expect(wrong.outcome.result).toEqual({ kind: 'wrong', taskId: 1, remaining: 1, partialPoints: null });
  expect(wrong.progress.tries.get(1)).toEqual({ wrong: 1, best: null, points: 0, lastAt: START });
  expect(refusalOf(() => play(game, [answer(1, 3), answer(1, 4), answer(1)]))).toBe('no_attempts_left');
});

test.each([
  ['kept for the creator', null, 1],
  ['not kept in a test play', 'locked' as const, 0],
])('a wrong answer in words is %s', (_, trial, kept) => {
  const { effects } = play(gameOf(TEXT, trial), [answer(1, ' Tor ', 'guess_text')]).outcome;
  expect(effects.filter(({ effect }) => effect === 'keep_wrong_answer')).toHaveLength(kept);
  expect(effects[0]).toEqual({ effect: 'count', act: { kind: 'wrong', poiId: 1, taskId: 1 } });
});

describe('a wrong answer with a reply', () => {
  const replying = (free?: true) => {
    const content = { ...TEXT.solution?.content, TaskReplies: [{ id: 7, answer: 'Nordtor', reply: 'Fast!', free }] };
    return gameOf({ ...TEXT, solution: { content, translations: [] } as never });
  };
  const north = answer(1, 'Nordtor', 'guess_text');

  test('names the reply, and counts as an attempt', () => {
    const { progress, outcome } = play(replying(), [north]);
    expect(outcome.result).toEqual({ kind: 'wrong', taskId: 1, remaining: 2, partialPoints: null, replyId: 7 });
    expect(progress.tries.get(1)?.wrong).toBe(1);
    const other = play(replying(), [answer(1, 'Tor', 'guess_text')]).outcome.result;
    expect(other).not.toHaveProperty('replyId');
  });

  test('costs no attempt where its reply is free: nothing changes, and the creator sees the answer', () => {
    const game = replying(true);
    const { progress, outcome } = play(game, [north, north, north, north]);
    expect(outcome).toEqual({
      result: { kind: 'wrong', taskId: 1, remaining: 3, partialPoints: null, replyId: 7 },
      effects: [{ effect: 'keep_wrong_answer', taskId: 1, text: 'nordtor' }],
    });
    expect(progress).toEqual(NEW);
  });

  test('is refused once no attempt is left', () => {
    const wrong = answer(1, 'Tor', 'guess_text');
    expect(refusalOf(() => play(replying(true), [wrong, wrong, wrong, north]))).toBe('no_attempts_left');
  });
});

describe('the best try', () => {
  const half = answer(1, ['one', 'three'], 'cloze');
  const none = answer(1, ['four', 'three'], 'cloze');
  const right = answer(1, ['one', 'two'], 'cloze');
  const partial = gameOf(clozeTask(1, { attempts: 2, partial: true }));

  test('brings its share of the points with the last attempt', () => {
    expect(play(partial, [half]).outcome.result).toMatchObject({ remaining: 1, partialPoints: null });
    const { progress, outcome } = play(partial, [half, none]);
    expect(outcome.result).toMatchObject({ remaining: 0, partialPoints: 5 });
    expect(standingOf(progress)).toMatchObject({ earned: 5, net: 5, highestNet: 5, solved: 0, tieBreakAt: null });
  });

  test('brings nothing where the creator does not give points for it', () => {
    const { progress, outcome } = play(gameOf(clozeTask(1, { attempts: 1 })), [half]);
    expect(outcome.result).toMatchObject({ remaining: 0, partialPoints: null });
    expect(standingOf(progress).earned).toBe(0);
  });

  test('is replaced by the right answer when there are more attempts', () => {
    const { progress } = play(partial, [half, none]);
    const more = gameOf(clozeTask(1, { attempts: 3, partial: true }));
    const solved = play(more, [right], progress).progress;
    expect(standingOf(solved)).toMatchObject({ earned: 10, solved: 1 });
    expect(solved.tries.get(1)).toMatchObject({ wrong: 2, points: 0 });
  });
});
