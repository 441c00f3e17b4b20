import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
  arrive,
  hint,
  hintFor,
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
import type { HintTiming } from '../poi/hint-timing.ts';
import { apply } from './apply.ts';
import type { Game, GamePoi } from './game.ts';
import { hintProgressOf, minutesAt } from './hint-progress.ts';
import type { Progress } from './progress.ts';
import { standingOf } from './standing.ts';

/** A run with one spot that has two hints; the second one has this timing. */
function given(timing: Partial<HintTiming>, over: Parameters<typeof spot>[2] = {}, game: Partial<Game> = {}) {
  return smallGame([spot(1, [numberTask(1)], { hints: [hintFor(7, 0), hintFor(8, 5, timing)], ...over })], game);
}

const RICH: Progress = { ...NEW, adjusted: 20 };

function buy(
  game: Game,
  minutes: number,
  { from = RICH, waited_minutes }: { from?: Progress; waited_minutes?: number } = {},
) {
  const submission = { progress_type: 'hint', progress_id: 8, waited_minutes } as const;
  return apply(game, from, submission, { at: START + minutes * MINUTE, by: ANNA }).progress;
}

const spentFor = (game: Game, minutes: number, options: Parameters<typeof buy>[2] = {}) =>
  standingOf(buy(game, minutes, options)).spent;

describe('a hint', () => {
  test('that waits for minutes is refused until they are over', () => {
    const game = given({ shown_after_minutes: 4 });
    expect(refusalOf(() => buy(game, 3.99))).toBe('hint_not_yet');
    expect(spentFor(game, 4)).toBe(5);
  });

  test('that waits for wrong answers counts those to all quests of its spot', () => {
    const game = smallGame([
      spot(1, [numberTask(1), numberTask(2)], { hints: [hintFor(8, 5, { shown_after_tries: 2 })] }),
      spot(2, [numberTask(3)]),
    ]);
    const after = (...tasks: number[]) =>
      play(
        game,
        tasks.map((id) => answer(id, 3)),
        RICH,
      ).progress;
    expect(refusalOf(() => buy(game, 9, { from: after(1, 3) }))).toBe('hint_not_yet');
    expect(spentFor(game, 9, { from: after(1, 2) })).toBe(5);
  });

  test('that waits for wrong answers or minutes comes with the first of them', () => {
    const game = given({ shown_after_tries: 1, shown_after_minutes: 30 });
    expect(spentFor(game, 1, { from: play(game, [answer(1, 3)], RICH).progress })).toBe(5);
    expect(spentFor(game, 30)).toBe(5);
  });

  test('that becomes free costs its price before, and nothing afterwards', () => {
    const game = given({ free_after_minutes: 10 });
    expect([spentFor(game, 9.99), spentFor(game, 10)]).toEqual([5, 0]);
    expect(spentFor(game, 10, { from: NEW })).toBe(0);
  });

  test('that comes after the one before waits until that one was opened', () => {
    const game = given({ after_previous: true });
    expect(refusalOf(() => buy(game, 1))).toBe('hint_not_yet');
    expect(spentFor(game, 1, { from: play(game, [hint(7)], RICH).progress })).toBe(5);
  });

  test('that was bought is returned again, also while it waits', () => {
    const bought = buy(given({}), 0);
    expect(buy(given({ shown_after_minutes: 30 }), 1, { from: bought })).toBe(bought);
  });

  test('does not wait in an unlocked test play', () => {
    const game = given({ shown_after_minutes: 30, after_previous: true }, {}, { trial: 'unlocked' });
    expect(spentFor(game, 0)).toBe(5);
    expect(hintProgressOf(game, game.pois[0] as GamePoi, NEW)).toBeNull();
  });
});

describe('the minutes at a spot count', () => {
  const since = (over: Parameters<typeof spot>[2], progress: Progress = NEW) => {
    const game = given({ free_after_minutes: 1 }, over);
    const found = hintProgressOf(game, game.pois[0] as GamePoi, progress)?.since ?? null;
    return found === null ? null : (found - START) / MINUTE;
  };
  const at = (minutes: number) => START + minutes * MINUTE;
  const solution = (minutes: number) => ({ points: 10, at: at(minutes), answer: 16, by: null });

  test('from the start where the spot is open from the start', () => expect(since({})).toBe(0));

  test('from its arrival, not before', () => {
    const arrival = { radius: 30, code: 'K7M2QX' };
    expect(since({ arrival })).toBeNull();
    const { progress } = play(given({}, { arrival }), [hint(7), arrive(1, { via: 'code', code: 'K7M2QX' })]);
    expect(since({ arrival }, progress)).toBe(1);
  });

  test('from its opening where hints lead to it', () => {
    expect(since({ locationType: 'hint', arrival: { radius: 30 } })).toBe(0);
  });

  test('from the minute that opens it, also where an act stores it later', () => {
    expect(since(needs('time', 3))).toBe(3);
    const game = smallGame([spot(1, [numberTask(1)], needs('time', 3)), spot(2, [numberTask(2)])]);
    const { progress } = apply(game, NEW, answer(2), { at: at(8), by: ANNA });
    expect(progress.opened.get(1)).toBe(at(3));
    expect(since(needs('time', 3), { ...NEW, opened: new Map([[1, at(2)]]) })).toBe(2);
  });

  test('from the quest or the points that open it, or as stored', () => {
    const solved = new Map([2, 6, 4].map((minutes, index) => [index + 5, solution(minutes)]));
    const bought = new Map([[3, { cost: 10, at: at(3) }]]);
    expect(since(needs('tasks', 2), { ...NEW, solved })).toBe(4);
    expect(since(needs('points', 20), { ...NEW, solved })).toBe(4);
    expect(since(needs('points', 20), { ...NEW, solved, bought })).toBe(6);
    expect(since(needs('points', 20), { ...NEW, solved, opened: new Map([[1, at(1)]]) })).toBe(1);
  });

  test('in full minutes', () => {
    const [poi] = given({}).pois;
    expect(minutesAt(poi as GamePoi, NEW, at(2.9))).toBe(2);
  });
});

describe('minutes that a phone waited without a network', () => {
  test('count where phones hold the answers', () => {
    const game = given({ shown_after_minutes: 4, free_after_minutes: 8 }, {}, { mayHoldAnswers: true });
    expect(spentFor(game, 0, { waited_minutes: 4 })).toBe(5);
    expect(spentFor(game, 0, { waited_minutes: 8 })).toBe(0);
    expect(spentFor(game, 9, { waited_minutes: 0 })).toBe(0);
  });

  test('do not count elsewhere', () => {
    const game = given({ shown_after_minutes: 4 });
    expect(refusalOf(() => buy(game, 0, { waited_minutes: 100 }))).toBe('hint_not_yet');
  });
});

test('neither waiting nor opening a hint changes what decides between equal points', () => {
  const game = given({ free_after_minutes: 5 });
  const solved = play(game, [answer(1)]).progress;
  const { tieBreakAt, net } = standingOf(buy(game, 60, { from: solved }));
  expect({ tieBreakAt, net }).toEqual({ tieBreakAt: standingOf(solved).tieBreakAt, net: 10 });
});

test('a hint that has come stays, and one that is free stays free, with more minutes and wrong answers', () => {
  const number = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
  const timing = fc.record({ shown_after_tries: number, shown_after_minutes: number, free_after_minutes: number });
  fc.assert(
    fc.property(timing, fc.nat(9), fc.nat(9), fc.nat(9), (rules, minutes, tries, more) => {
      const game = given(rules);
      const costAfter = (wrong: number, minute: number) => {
        const from = { ...RICH, tries: new Map([[1, { wrong, best: null, points: 0, lastAt: START }]]) };
        try {
          return spentFor(game, minute, { from });
        } catch {
          return Number.POSITIVE_INFINITY;
        }
      };
      expect(costAfter(tries + more, minutes + more)).toBeLessThanOrEqual(costAfter(tries, minutes));
    }),
  );
});
