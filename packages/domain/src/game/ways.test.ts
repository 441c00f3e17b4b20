import { describe, expect, test } from 'vitest';
import {
  answer,
  choose,
  decisionTask,
  NEW,
  numberTask,
  play,
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import { Problem } from '../problem.ts';
import { apply } from './apply.ts';
import { countTasks, finishedAt } from './finish.ts';
import { type Game, indexContent, PLAIN_RULES } from './game.ts';
import type { Progress } from './progress.ts';
import { viewOf } from './view.ts';
import { bestWay, openWays } from './ways.ts';

/** Options have the number of their decision and a digit. */
function chose(...options: number[]) {
  const task = Math.floor((options[0] ?? 0) / 10);
  return { prerequisites: [{ id: 1, unlock_type: 'decision' as const, value: 1, task, options }] };
}

const worth = (id: number, points: number) => numberTask(id, { points });

/** 10 points at the start; then 20, or 30 and a second decision between 5 points and none. */
const game = smallGame([
  spot(1, [worth(1, 10), decisionTask(7)]),
  spot(2, [worth(2, 20)], chose(71)),
  spot(3, [worth(3, 30), decisionTask(8)], chose(72)),
  spot(4, [worth(4, 5)], chose(81)),
  spot(5, [worth(5, 1)], { prerequisites: [{ id: 1, unlock_type: 'points', value: 999 }] }),
]);

function shown(of: Game, progress: Progress) {
  const ways = openWays(of, progress);
  return ways && { points: ways.points, tasks: ways.tasks, closed: [...ways.closed] };
}

describe('the ways that are left', () => {
  test.each([
    { acts: [], points: 46, tasks: 6, closed: [] },
    { acts: [choose(7, 71)], points: 31, tasks: 4, closed: [3, 4] },
    { acts: [choose(7, 72)], points: 46, tasks: 6, closed: [2] },
    { acts: [choose(7, 72), choose(8, 82)], points: 41, tasks: 5, closed: [2, 4] },
  ])('bring at most $points points and $tasks quests, without $closed', ({ acts, ...ways }) => {
    const { progress } = play(game, acts);
    expect(shown(game, progress)).toEqual(ways);
    expect(countTasks(game, progress).total).toBe(ways.tasks);
    if (acts.length > 0) expect(progress.way).toEqual({ points: ways.points, tasks: ways.tasks });
    const closed = viewOf(game, progress, START).filter((view) => !view.unlocked && view.closed);
    expect(closed.map(({ poi }) => poi.id)).toEqual(ways.closed);
  });

  test('include a spot that an organiser has opened, and what it opens', () => {
    const { progress } = play(game, [choose(7, 71), { act: 'open_poi', poiId: 3 }]);
    expect(shown(game, progress)).toEqual({ points: 66, tasks: 7, closed: [] });
    expect(progress.way).toEqual({ points: 66, tasks: 7 });
  });

  test('are none in a run whose decisions open nothing, and in an unlocked test play', () => {
    const plain = smallGame([spot(1, [decisionTask(7)]), spot(2, [worth(2, 20)])]);
    const { progress } = play(plain, [choose(7, 71)]);
    expect([openWays(plain, progress), progress.way, bestWay(plain)]).toEqual([null, null, null]);
    expect(openWays({ ...game, trial: 'unlocked' }, NEW)).toBeNull();
  });

  test('of a run are those before any choice', () => {
    expect(bestWay(game)).toMatchObject({ points: 46, tasks: 6 });
  });
});

test('an answer at a closed spot is refused with the reason, one at a spot that may still open without', () => {
  const { progress } = play(game, [choose(7, 71)]);
  const answerAt = (taskId: number, from: Progress) => () =>
    apply(
      game,
      from,
      { progress_type: 'task', progress_id: taskId, task_type: 'guess_number', answer: 16 },
      { at: START, by: null },
    );
  expect(refusalOf(answerAt(3, progress))).toBe('poi_locked');
  expect(answerAt(3, progress)).toThrow(expect.objectContaining({ params: { reason: 'closed' } }) as Problem);
  expect(answerAt(3, NEW)).toThrow(expect.objectContaining({ params: undefined }) as Problem);
});

describe('in a run with an order', () => {
  const rules = { ...PLAIN_RULES, route: 'in_order' } as const;
  const spots = [
    spot(1, [worth(1, 10), decisionTask(7)]),
    spot(2, [worth(2, 20)], chose(71)),
    spot(3, [worth(3, 30)], chose(72)),
    spot(4, [worth(4, 5)]),
  ];
  const ordered: Game = { ...smallGame(spots), ...indexContent(spots, rules) };
  const waits = (progress: Progress) =>
    viewOf(ordered, progress, START).map(({ unlocked, conditions }) =>
      unlocked ? 'open' : conditions.find(({ id }) => id === null)?.pois,
    );

  test('each spot waits for the one before while that may still open', () => {
    expect(waits(NEW)).toEqual(['open', [1], [2], [3]]);
    expect(waits(play(ordered, [answer(1)]).progress)).toEqual(['open', [1], [2], [3]]);
  });

  test.each([
    { option: 71, waiting: ['open', 'open', [2], [2]], next: 2, opens: ['open', 'open', [2], 'open'] },
    { option: 72, waiting: ['open', [1], 'open', [3]], next: 3, opens: ['open', [1], 'open', 'open'] },
  ])('option $option passes over the spot of the other one', ({ option, waiting, next, opens }) => {
    const { progress } = play(ordered, [answer(1), choose(7, option)]);
    expect(waits(progress)).toEqual(waiting);
    const after = play(ordered, [answer(next)], progress).progress;
    expect(waits(after)).toEqual(opens);
    const { progress: finished } = play(ordered, [answer(4)], after);
    expect(finishedAt(ordered, finished)).not.toBeNull();
  });

  test('the spot after a closed one opens with the choice, where all before it is done', () => {
    const { progress } = play(ordered, [answer(1), choose(7, 72)]);
    expect(progress.opened.has(3)).toBe(true);
    expect(shown(ordered, progress)).toEqual({ points: 45, tasks: 4, closed: [2] });
  });

  test('waits for a closed spot that an organiser has opened', () => {
    const { progress } = play(ordered, [answer(1), choose(7, 71), { act: 'open_poi', poiId: 3 }]);
    expect(waits(progress)).toEqual(['open', 'open', 'open', [3]]);
    expect(waits(play(ordered, [answer(3)], progress).progress)).toEqual(['open', 'open', 'open', 'open']);
  });
});

test('says of each condition whether a choice has ruled it out', () => {
  const anyOf = [
    { id: 1, unlock_type: 'decision', value: 1, task: 7, options: [72] },
    { id: 2, unlock_type: 'poi_list', value: 1, pois: [3] },
    { id: 3, unlock_type: 'poi_list', value: 1, pois: [2, 3] },
    { id: 4, unlock_type: 'task_list', value: 2, tasks: [2, 3] },
    { id: 5, unlock_type: 'decision', value: 1, task: 8, options: [81] },
  ] as const;
  const last = spot(6, [], { prerequisites: anyOf, unlockMode: 'any' });
  const left = (prefix: typeof game.pois, acts: Parameters<typeof play>[1]) => {
    const of = smallGame([...prefix, last]);
    const { conditions } = viewOf(of, play(of, acts).progress, START).at(-1) ?? { conditions: [] };
    return conditions.flatMap(({ id, ruledOut }) => (ruledOut ? [] : id));
  };
  expect(left(game.pois, [])).toEqual([1, 2, 3, 4, 5]);
  expect(left(game.pois, [choose(7, 71)])).toEqual([3]);
});

describe('a choice at the start of a test play', () => {
  const trial: Game = { ...game, trial: 'locked' };
  const as = (taskId: number, option: number) => ({ act: 'choose', taskId, option }) as const;

  test('closes the other ways, also at a decision whose spot is not open yet', () => {
    const { progress } = play(trial, [as(8, 81), as(7, 72)]);
    expect(shown(trial, progress)).toMatchObject({ closed: [2] });
    expect(viewOf(trial, progress, START).map(({ unlocked }) => unlocked)).toEqual([true, false, true, true, false]);
    expect(refusalOf(() => play(trial, [choose(7, 71)], progress))).toBe('task_already_progressed');
  });

  test.each([
    ['of a player', game, as(7, 71), 'not_found'],
    ['at an unknown quest', trial, as(99, 71), 'not_found'],
    ['at another kind of quest', trial, as(1, 71), 'invalid_request'],
    ['of an unknown option', trial, as(7, 81), 'invalid_request'],
  ] as const)('is refused %s', (_, of, act, refusal) => {
    expect(refusalOf(() => play(of, [act]))).toBe(refusal);
  });
});
