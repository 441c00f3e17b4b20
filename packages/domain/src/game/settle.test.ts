import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
  arrive,
  choose,
  decisionTask,
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
import type { Condition } from '../poi/qualifiers.ts';
import { apply } from './apply.ts';
import { finishedAt } from './finish.ts';
import { type FinishRule, type Game, type GamePoi, indexContent, type Route } from './game.ts';
import { openingTime } from './opening-time.ts';
import type { Progress } from './progress.ts';
import { settle } from './settle.ts';
import { viewOf } from './view.ts';

function after(...conditions: Condition[]): Pick<GamePoi, 'prerequisites'> {
  return { prerequisites: conditions.map((condition, index) => ({ id: index + 1, ...condition })) };
}

function pois(value: number, ...ids: number[]): Condition {
  return { unlock_type: 'poi_list', value, pois: ids };
}

function tasks(value: number, ...ids: number[]): Condition {
  return { unlock_type: 'task_list', value, tasks: ids };
}

/** Options have the number of their decision and a digit. */
function option(...options: number[]): Condition {
  return { unlock_type: 'decision', value: 1, task: Math.floor((options[0] ?? 0) / 10), options };
}

function run(
  spots: readonly GamePoi[],
  rules: { route?: Route; finish?: FinishRule } = {},
  over: Partial<Game> = {},
): Game {
  const all = { route: 'free', finish: { rule: 'nothing_open' }, ...rules } as const;
  return { ...smallGame(spots), ...indexContent(spots, all), ...over };
}

/** Ids of the spots that are open at a minute. */
function open(game: Game, progress: Progress, minute = 0): number[] {
  return viewOf(game, progress, START + minute * MINUTE)
    .filter(({ unlocked }) => unlocked)
    .map(({ poi }) => poi.id);
}

const CODE = { radius: 30, code: 'K7M2QX' };
const once = (id: number) => numberTask(id, { attempts: 1 });

describe('a spot that waits for others', () => {
  const game = run([
    spot(1, [numberTask(1)]),
    spot(2, [once(2)]),
    spot(3, [numberTask(3)], { arrival: CODE }),
    spot(4, [numberTask(4)], after(pois(2, 1, 2, 3))),
    spot(5, [], after(tasks(1, 2), pois(1, 1))),
    spot(6, [numberTask(6)], after(pois(1, 5))),
  ]);

  test.each([
    { acts: [], opens: [1, 2, 3] },
    { acts: [answer(1)], opens: [1, 2, 3] },
    { acts: [answer(1), answer(2, 3)], opens: [1, 2, 3, 4] },
    { acts: [answer(1), arrive(3, { via: 'code', code: 'K7M2QX' })], opens: [1, 2, 3] },
    { acts: [answer(1), arrive(3, { via: 'code', code: 'K7M2QX' }), answer(3)], opens: [1, 2, 3, 4] },
    { acts: [answer(1), answer(2)], opens: [1, 2, 3, 4, 5, 6] },
  ])('opens $opens', ({ acts, opens }) => {
    const { progress } = play(game, acts);
    expect(open(game, progress)).toEqual(opens);
    expect([...progress.opened.keys()].filter((id) => id > 3)).toEqual(opens.filter((id) => id > 3));
  });

  test('is refused before, and shows which spots are missing', () => {
    expect(refusalOf(() => play(game, [answer(4)]))).toBe('poi_locked');
    const view = viewOf(game, play(game, [answer(1)]).progress, START).find(({ poi }) => poi.id === 4);
    expect(view?.conditions).toEqual([
      { id: 1, unlock_type: 'poi_list', value: 2, remaining: 1, pois: [1, 2, 3], ruledOut: false },
    ]);
    expect(view?.prerequisites).toEqual([]);
  });

  test('opens with one of its qualifiers if one is enough', () => {
    const either = run([
      spot(1, [numberTask(1)]),
      spot(2, [], { ...after(pois(1, 1)), unlockMode: 'any' }),
      spot(3, [numberTask(3)], {
        prerequisites: [
          { id: 1, unlock_type: 'points', value: 99 },
          { id: 2, ...pois(1, 2) },
        ],
        unlockMode: 'any',
      }),
    ]);
    expect(open(either, NEW)).toEqual([1]);
    expect(open(either, play(either, [answer(1)]).progress)).toEqual([1, 2, 3]);
  });

  test('names no quests to players', () => {
    const [, , , , view] = viewOf(game, NEW, START);
    expect(view?.conditions[0]).toEqual({
      id: 1,
      unlock_type: 'task_list',
      value: 1,
      remaining: 1,
      pois: null,
      ruledOut: false,
    });
  });
});

describe('a spot that opened once stays open', () => {
  const spots = [spot(1, [photoTask(1, 'after')]), spot(2, [numberTask(2)], after(pois(1, 1)))];
  const game = run(spots);

  test('after a refused photo', () => {
    const reject = { act: 'judge_photo', taskId: 1, verdict: 'rejected', points: 0, reason: null } as const;
    const { progress } = play(game, [photo(1, 7), reject]);
    expect(progress.solved.size).toBe(0);
    expect(open(game, progress)).toEqual([1, 2]);
    expect([...progress.done.keys()]).toEqual([1]);
  });

  test('after new and deleted quests, and after a new condition', () => {
    const { progress } = play(game, [photo(1, 7)]);
    const [first, second] = spots as [GamePoi, GamePoi];
    const edited = [
      run([spot(1, [...first.tasks, numberTask(9)]), second]),
      run([first, { ...second, ...after(pois(1, 1), tasks(1, 2)) }]),
      run([first, { ...second, ...needs('points', 5_000) }]),
      run([second]),
    ];
    for (const later of edited) expect(open(later, progress)).toContain(2);
  });

  test('and stays done, so that it opens the next ones', () => {
    const three = run([...spots, spot(3, [], after(pois(2, 1, 2)))]);
    const { progress } = play(three, [photo(1, 7)]);
    const grown = run([spot(1, [photoTask(1, 'after'), numberTask(9)]), ...three.pois.slice(1)]);
    const { progress: later } = apply(grown, progress, answer(2), { at: START + MINUTE, by: ANNA });
    expect(open(grown, later)).toEqual([1, 2, 3]);
  });

  test('once time has opened it and the next act is stored', () => {
    const timed = run([spot(1, [numberTask(1)], { hints: [hintFor(5, 0)] }), spot(2, [], needs('time', 3))]);
    const act = { progress_type: 'hint', progress_id: 5 } as const;
    const { progress } = apply(timed, NEW, act, { at: START + 3 * MINUTE, by: ANNA });
    expect(progress.opened.get(2)).toBe(START + 3 * MINUTE);
    expect(open(timed, NEW, 3)).toEqual([1, 2]);
  });

  test('marks everything that is open where a condition is about to be added', () => {
    const plain = run([spot(1, [numberTask(1)]), spot(2, [])]);
    const kept = settle(plain, NEW, START, { everything: true, markedAt: 7 });
    expect([...kept.opened]).toEqual([
      [1, START],
      [2, START],
    ]);
    expect([...kept.done]).toEqual([[2, 7]]);
    expect(settle(plain, NEW, START)).toBe(NEW);
  });

  test('counts its minutes from the last act where an edit opened it, and from its own time where time did', () => {
    const hints = { hints: [hintFor(5, 0, { shown_after_minutes: 9 })] };
    const { progress } = play(run([spot(1, [numberTask(1)])]), [answer(1)]);
    const edited = run([
      spot(1, [numberTask(1)]),
      spot(2, [numberTask(2)], { ...needs('tasks', 1), ...hints }),
      spot(3, [numberTask(3)], { ...needs('time', 4), ...hints }),
    ]);
    const since = (minute: number) =>
      viewOf(edited, progress, START + minute * MINUTE).map((view) => view.unlocked && view.hintProgress?.since);
    const answeredAt = progress.solved.get(1)?.at;
    expect(since(5)).toEqual([undefined, answeredAt, START + 4 * MINUTE]);
    expect(since(30)).toEqual(since(5));
    const { progress: then } = apply(edited, progress, answer(2), { at: START + 30 * MINUTE, by: ANNA });
    expect([then.opened.get(2), then.opened.get(3)]).toEqual([answeredAt, START + 4 * MINUTE]);
  });
});

describe('a spot that waits for an option', () => {
  const game = run([
    spot(1, [decisionTask(1)]),
    spot(2, [numberTask(2)], after(option(11))),
    spot(3, [numberTask(3)], after(option(12))),
    spot(4, [], after(option(11, 12))),
  ]);

  test.each([
    { acts: [], opens: [1] },
    { acts: [choose(1, 11)], opens: [1, 2, 4] },
    { acts: [choose(1, 12)], opens: [1, 3, 4] },
  ])('opens $opens', ({ acts, opens }) => {
    expect(open(game, play(game, acts).progress)).toEqual(opens);
  });

  test('stays open after the option is gone, and opens with each option in an unlocked test play', () => {
    const { progress } = play(game, [choose(1, 11)]);
    const edited = run([spot(1, [decisionTask(1, 1)]), ...game.pois.slice(1, 2), spot(3, [], after(option(12)))]);
    expect(open(edited, progress)).toEqual([1, 2]);
    expect(open({ ...game, trial: 'unlocked' }, NEW)).toEqual([1, 2, 3, 4]);
  });

  test('shows that a decision is missing, but neither which one nor its options', () => {
    const [, view] = viewOf(game, NEW, START);
    expect(view?.conditions).toEqual([
      { id: 1, unlock_type: 'decision', value: 1, remaining: 1, pois: null, ruledOut: false },
    ]);
  });

  test('counts minutes from the choice', () => {
    const game5 = run([spot(5, [numberTask(5)]), ...game.pois]);
    const { progress } = play(game5, [answer(5), choose(1, 11)]);
    expect(openingTime(game.pois[1] as GamePoi, progress)).toBe(START + MINUTE);
    expect(progress.opened.get(2)).toBe(START + MINUTE);
  });

  test('finishes the run when only the other way is closed', () => {
    expect(finishedAt(game, play(game, [choose(1, 11), answer(2)]).progress)).toBe(START + MINUTE);
    expect(finishedAt(game, play(game, [choose(1, 11)]).progress)).toBeNull();
  });
});

describe('a run with an order', () => {
  const game = run([spot(1, [numberTask(1)]), spot(2, []), spot(3, [numberTask(3)])], { route: 'in_order' });

  test('opens one spot after the other', () => {
    expect(open(game, NEW)).toEqual([1]);
    expect(open(game, play(game, [answer(1)]).progress)).toEqual([1, 2, 3]);
    const [, second] = viewOf(game, NEW, START);
    expect(second?.conditions).toEqual([
      { id: null, unlock_type: 'poi_list', value: 1, remaining: 1, pois: [1], ruledOut: false },
    ]);
  });

  test('keeps open what was open in another order', () => {
    const { progress } = play(game, [answer(1)]);
    const turned = run(game.pois.toReversed(), { route: 'in_order' });
    expect(open(turned, progress)).toEqual([3, 2, 1]);
  });
});

describe('the finish by a rule', () => {
  const spots = [spot(1, [numberTask(1)]), spot(2, [numberTask(2)]), spot(3, [numberTask(3)])];

  test.each<{ finish: FinishRule; minute: number | null }>([
    { finish: { rule: 'pois_done', pois: 2 }, minute: 1 },
    { finish: { rule: 'poi_done', poi: 1 }, minute: 0 },
    { finish: { rule: 'poi_done', poi: 3 }, minute: null },
    { finish: { rule: 'nothing_open' }, minute: null },
  ])('$finish', ({ finish, minute }) => {
    const game = run(spots, { finish });
    const { progress } = play(game, [answer(1), answer(2)]);
    const at = minute === null ? null : START + minute * MINUTE;
    expect([progress.finishedAt, finishedAt(game, progress)]).toEqual([at, at]);
  });

  test('stays, and points still count', () => {
    const game = run(spots, { finish: { rule: 'poi_done', poi: 1 } });
    const { progress } = play(game, [answer(1), answer(2), answer(3)]);
    expect(progress.finishedAt).toBe(START);
    expect(progress.highestNet).toBe(30);
    const grown = run([spot(1, [numberTask(1), numberTask(9)])], { finish: { rule: 'poi_done', poi: 1 } });
    expect(finishedAt(grown, progress)).toBe(START);
  });

  test('comes when nothing is open, if the rule can no longer be met', () => {
    const game = run([spot(1, [once(1)]), spot(2, [numberTask(2)], after(tasks(1, 1)))], {
      finish: { rule: 'poi_done', poi: 2 },
    });
    expect(play(game, [answer(1, 3)]).progress.finishedAt).toBe(START);
  });
});
