import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNA,
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
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import { Problem } from '../problem.ts';
import type { OrganiserAct, Submission } from './act.ts';
import { apply } from './apply.ts';
import { finishedAt } from './finish.ts';
import type { TeamSchedule } from './game.ts';
import type { Progress } from './progress.ts';
import { standingOf } from './standing.ts';
import { viewOf } from './view.ts';

describe('a battle', () => {
  const END = START + 10 * MINUTE;
  const scheduled = (state: TeamSchedule['state'], endsAt: number | null = END) =>
    smallGame([spot(1, [numberTask(1)])], { schedule: { state, startsAt: START, endsAt } });

  test.each([
    ['waiting', START, 'battle_not_open'],
    ['paused', START, 'battle_not_open'],
    ['ended', START, 'battle_not_open'],
    ['open', END - 1, 'accepted'],
    ['open', END, 'battle_not_open'],
  ] as const)('in the state %s takes an answer at %i: %s', (state, at, refusal) => {
    expect(refusalOf(() => apply(scheduled(state), NEW, answer(1), { at, by: ANNA }))).toBe(refusal);
  });

  test('without an end stays open', () => {
    const late = { at: END + 100 * MINUTE, by: ANNA };
    expect(refusalOf(() => apply(scheduled('open', null), NEW, answer(1), late))).toBe('accepted');
  });

  test('tells its times with the refusal', () => {
    const refuse = () => apply(scheduled('paused', null), NEW, answer(1), { at: START + MINUTE, by: ANNA });
    expect(refuse).toThrow(
      new Problem('battle_not_open', { state: 'paused', starts_at: '2026-05-01T10:00:00.000Z', ends_at: null }),
    );
  });

  test('lets its organiser act before the start and after the end', () => {
    for (const state of ['waiting', 'ended'] as const)
      expect(play(scheduled(state), [{ act: 'give_points', points: 5 }]).progress.adjusted).toBe(5);
  });
});

/** A run with all that changes points and opens spots. */
const GAME = smallGame([
  spot(1, [numberTask(1, { attempts: 3 }), clozeTask(2, { attempts: 2, partial: true })], {
    hints: [hintFor(1, 4), hintFor(2, 0)],
  }),
  spot(2, [photoTask(3, 'none'), photoTask(4, 'after'), photoTask(5, 'before')]),
  spot(3, [numberTask(6, { attempts: 1 })], { ...needs('points', 15), arrival: { radius: 30, code: 'K7M2QX' } }),
  spot(4, [numberTask(7)], needs('tasks', 3)),
  spot(5, [numberTask(8)], needs('time', 4)),
]);

const task = fc.constantFrom(1, 6, 7, 8, 9);
const photoTaskId = fc.constantFrom(3, 4, 5);
const anySubmission: fc.Arbitrary<Submission> = fc.oneof(
  fc.tuple(task, fc.constantFrom(16, 3)).map(([id, given]) => answer(id, given)),
  fc.constantFrom(['one', 'two'], ['one', 'x'], ['x', 'y']).map((words) => answer(2, words, 'cloze')),
  fc.tuple(photoTaskId, fc.integer({ min: 1, max: 99 })).map(([id, photoId]) => photo(id, photoId)),
  fc.constantFrom(1, 2, 9).map(hint),
  fc.constantFrom('K7M2QX', 'AAAAAA').map((code) => arrive(3, { via: 'code', code })),
);
const anyAct: fc.Arbitrary<OrganiserAct> = fc.oneof(
  fc.integer({ min: -30, max: 30 }).map((points) => ({ act: 'give_points', points }) as const),
  fc.constantFrom(1, 3, 4, 9).map((poiId) => ({ act: 'open_poi', poiId }) as const),
  fc
    .tuple(photoTaskId, fc.constantFrom('accepted' as const, 'rejected' as const), fc.nat({ max: 20 }))
    .map(([taskId, verdict, points]) => ({ act: 'judge_photo', taskId, verdict, points, reason: null }) as const),
  fc
    .tuple(fc.constantFrom(1, 2, 6), fc.nat({ max: 20 }))
    .map(([taskId, points]) => ({ act: 'recalculate', taskId, points, attempts: 2 }) as const),
  fc
    .constantFrom(1, 6, 9)
    .map((taskId) => ({ act: 'accept_answer', taskId, answeredAt: START, member: 'user:2' }) as const),
);
const anyHistory = fc.array(fc.oneof({ weight: 3, arbitrary: anySubmission }, anyAct), { maxLength: 40 });

/** All that a progress holds. */
const textOf = (progress: Progress) =>
  JSON.stringify(progress, (_, value) => (value instanceof Map ? [...value] : value));

/** Plays acts a minute apart; refused ones change nothing. Calls `look` after each. */
function playAll(
  acts: readonly (Submission | OrganiserAct)[],
  look: (after: Progress, before: Progress, at: number) => void,
): Progress {
  let progress: Progress = NEW;
  for (const [index, act] of acts.entries()) {
    const at = START + index * MINUTE;
    try {
      const before = textOf(progress);
      const after = apply(GAME, progress, act, { at, by: ANNA }).progress;
      expect(textOf(progress)).toBe(before);
      look(after, progress, at);
      progress = after;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return progress;
}

const unlockedAt = (progress: Progress, at: number) =>
  viewOf(GAME, progress, at).flatMap(({ poi, unlocked }) => (unlocked ? [poi.id] : []));

describe('after any acts of players and organisers', () => {
  test('the standing is the sum of the marks, and the highest net points only rise', () => {
    fc.assert(
      fc.property(anyHistory, (acts) => {
        playAll(acts, (after, before) => {
          const { earned, spent, adjusted, net, highestNet } = standingOf(after);
          const sum = (marks: Iterable<{ points: number }>) => [...marks].reduce((all, { points }) => all + points, 0);
          expect(earned).toBe(sum(after.solved.values()) + sum(after.tries.values()));
          expect(spent).toBe([...after.bought.values()].reduce((all, { cost }) => all + cost, 0));
          expect(net).toBe(earned - spent + adjusted);
          expect(highestNet).toBe(after.highestNet);
          expect(after.highestNet).toBeGreaterThanOrEqual(Math.max(before.highestNet, net));
        });
      }),
    );
  });

  test('an open spot stays open', () => {
    fc.assert(
      fc.property(anyHistory, (acts) => {
        playAll(acts, (after, before, at) => {
          expect(unlockedAt(after, at)).toEqual(expect.arrayContaining(unlockedAt(before, at)));
        });
      }),
    );
  });

  test('nothing of a locked spot is in the view, and no answer before it is earned', () => {
    fc.assert(
      fc.property(anyHistory, (acts) => {
        playAll(acts, (after, _, at) => {
          for (const view of viewOf(GAME, after, at)) {
            if (!view.unlocked) {
              expect(Object.keys(view).toSorted()).toEqual([
                'closed',
                'conditions',
                'done',
                'full',
                'poi',
                'prerequisites',
                'unlockMode',
                'unlocked',
              ]);
              continue;
            }
            if (!view.arrival.arrived) expect(view.tasks).toEqual([]);
            for (const shown of view.tasks) {
              expect(shown.explained).toBe(after.solved.has(shown.task.id));
              expect([shown.revealed, shown.bestTry]).toEqual([false, null]);
              if (!after.solved.has(shown.task.id)) expect(shown.answer).toBeNull();
            }
            for (const id of view.bought) expect(after.bought.has(id)).toBe(true);
          }
        });
      }),
    );
  });

  test('repeating the last act of a player counts nothing twice', () => {
    fc.assert(
      fc.property(anyHistory, anySubmission, (acts, last) => {
        const before = playAll(acts, () => undefined);
        const at = START + 60 * MINUTE;
        try {
          const { progress, outcome } = apply(GAME, before, last, { at, by: ANNA });
          if (outcome.result.kind === 'wrong') return; // each wrong answer is an attempt
          const again = apply(GAME, progress, last, { at, by: ANNA });
          expect(standingOf(again.progress)).toEqual(standingOf(progress));
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }),
    );
  });

  test('a finish is not before the last act of the player', () => {
    fc.assert(
      fc.property(anyHistory, (acts) => {
        const progress = playAll(acts, () => undefined);
        const finished = finishedAt(GAME, progress);
        if (finished !== null) expect(finished).toBeGreaterThanOrEqual(standingOf(progress).lastSolvedAt ?? START);
      }),
    );
  });
});
