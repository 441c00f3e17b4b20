import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someGraph, take } from '../../../test-data/condition-graphs.ts';
import { answer, arrive, choose, MINUTE, NEW, photo, START } from '../../../test-data/small-game.ts';
import type { Submission } from '../../game/act.ts';
import { finishedAt } from '../../game/finish.ts';
import type { FinishRule, Game } from '../../game/game.ts';
import { gatedPois } from '../../game/ways.ts';
import { optionIdsOf } from '../../tasks/decision/decision.ts';
import { type Choices, choicesLeft, closingOf, simulateWays } from '../choices.ts';
import { NOTHING_SOLVED, simulateReach } from '../reachable-pois.ts';
import { runWays } from './run-ways.ts';
import type { WaysPoi } from './way-graph.ts';

const PLACE = { latitude: 49.94, longitude: 11.57 };

/** A spot with one quest of 10 points, whose id is ten times its own. */
function spot(id: number, over: Partial<WaysPoi> = {}): WaysPoi {
  return { id, tasks: [{ id: id * 10, points: 10 }], prerequisites: [], place: null, ...over };
}

function afterAll(...pois: number[]) {
  return { prerequisites: [{ unlock_type: 'poi_list' as const, value: pois.length, pois }] };
}

function afterSome(value: number, ...pois: number[]) {
  return { prerequisites: [{ unlock_type: 'poi_list' as const, value, pois }] };
}

const ids = (pois: readonly WaysPoi[]) => pois.map(({ id }) => id);
const NOTHING_OPEN: FinishRule = { rule: 'nothing_open' };
const FINALE = (poi: number): FinishRule => ({ rule: 'poi_done', poi });

/** Gate, then two of three, then the finale; one spot beside it that nothing waits for. */
const GARDEN = [
  spot(1),
  spot(2, afterAll(1)),
  spot(3, afterAll(1)),
  spot(4, afterAll(1)),
  spot(5, afterSome(2, 2, 3, 4)),
  spot(6),
];

test('the shortest way to a finale leaves out what it does not need; the longest has everything before it', () => {
  const ways = runWays(GARDEN, { finish: FINALE(5) });
  expect(ids(ways.shortest.pois)).toEqual([1, 2, 3, 5]);
  expect(ids(ways.longest.pois)).toEqual([1, 2, 3, 4, 6, 5]);
  expect(ways).toMatchObject({ shortest: { exact: true }, points: { least: 40, most: 60, exact: true }, never: [] });
  expect(ids(ways.optional)).toEqual([6]);
  expect(ids(ways.endings)).toEqual([5]);
});

test('a section is optional as a whole, also where its spots wait for each other', () => {
  const beside = [spot(7, afterAll(6)), spot(8, afterSome(1, 6, 7)), spot(9, afterAll(1, 8))];
  const ways = runWays([...GARDEN, ...beside], { finish: FINALE(5) });
  expect(ids(ways.optional)).toEqual([6, 7, 8, 9]);
  const needed = runWays([...GARDEN.with(4, spot(5, afterSome(2, 2, 3, 9))), ...beside], { finish: FINALE(5) });
  expect(ids(needed.optional)).toEqual([4]);
});

test('without a rule both ways have every spot that opens, and a spot is never optional', () => {
  const ways = runWays(GARDEN, { finish: NOTHING_OPEN });
  expect(ids(ways.shortest.pois)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ways.longest.pois).toEqual(ways.shortest.pois);
  expect(ways.optional).toEqual([]);
  expect(ids(ways.endings)).toEqual([5]);
});

test('so many done spots may bring more or fewer points', () => {
  const rich = [spot(1), spot(2, { tasks: [] }), spot(3, { tasks: [{ id: 30, points: 50 }] }), spot(4, afterAll(3))];
  const ways = runWays(rich, { finish: { rule: 'pois_done', pois: 2 } });
  expect(ways.points).toEqual({ least: 10, most: 60, exact: true });
  expect(ids(ways.shortest.pois)).toEqual([1, 2]);
  expect(ways.longest).toMatchObject({ pois: [{ id: 1 }, { id: 3 }], points: 60 });
});

test('a rule that cannot be met ends the run when nothing is open', () => {
  const stuck = [spot(1), spot(2, afterAll(3)), spot(3, afterAll(2))];
  const ways = runWays(stuck, { finish: FINALE(3) });
  expect(ids(ways.shortest.pois)).toEqual([1]);
  expect(ids(ways.never)).toEqual([2, 3]);
});

test('a figure needs spots that no condition names', () => {
  const pois = [1, 2, 3, 4].map((id) => spot(id));
  const finale = spot(5, { prerequisites: [{ unlock_type: 'points', value: 30 }] });
  const ways = runWays([...pois, finale], { finish: FINALE(5) });
  expect(ids(ways.shortest.pois)).toEqual([1, 2, 3, 5]);
  expect(ids(ways.optional)).toEqual([1, 2, 3, 4]);
});

test('each choice has its own ways, and the shortest and the longest one may differ in them', () => {
  const fork = spot(1, { tasks: [{ id: 10, points: 0, options: [11, 12, 13] }] });
  const chosen = (...options: number[]) => ({
    prerequisites: [{ unlock_type: 'decision' as const, value: 1, task: 10, options }],
  });
  const pois = [fork, spot(2, chosen(11)), spot(3, chosen(12, 13)), spot(4, afterAll(3)), spot(5, chosen(99))];
  const ways = runWays(pois, { finish: NOTHING_OPEN });
  expect(ids(ways.shortest.pois)).toEqual([1, 2]);
  expect(ids(ways.longest.pois)).toEqual([1, 3, 4]);
  expect(ways.points).toEqual({ least: 10, most: 20, exact: true });
  expect([ids(ways.never), ids(ways.endings)]).toEqual([[5], [2, 4]]);
});

test('of two ways with as many spots, the shortest one takes fewer minutes, also if it brings more points', () => {
  const far = { ...PLACE, latitude: PLACE.latitude + 0.009 };
  const fork = spot(1, { place: PLACE, tasks: [{ id: 10, points: 0, options: [11, 12] }] });
  const chosen = (option: number) => ({ unlock_type: 'decision' as const, value: 1, task: 10, options: [option] });
  const near = spot(2, { place: PLACE, tasks: [{ id: 20, points: 50 }], prerequisites: [chosen(11)] });
  const ways = runWays([fork, near, spot(3, { place: far, prerequisites: [chosen(12)] })], { finish: NOTHING_OPEN });
  expect([ids(ways.shortest.pois), ids(ways.longest.pois)]).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect(ways.points).toMatchObject({ least: 10, most: 50 });
});

test('a run with many decisions looks at some of the choices, and says so', () => {
  const forks = Array.from({ length: 10 }, (_, index) => {
    const id = index + 1;
    return spot(id, { tasks: [{ id: id * 10, points: 0, options: [id * 10 + 1, id * 10 + 2] }] });
  });
  const follow = forks.map(({ id }) =>
    spot(id + 10, {
      prerequisites: [{ unlock_type: 'decision', value: 1, task: id * 10, options: [id * 10 + 1] }],
    }),
  );
  const ways = runWays([...forks, ...follow], { finish: NOTHING_OPEN });
  expect(ways.never).toEqual([]);
  expect([ways.shortest.exact, ways.longest.exact]).toEqual([false, false]);
});

test('a way counts the walk between its spots in the order of the visits, and three minutes a quest', () => {
  const near = { ...PLACE, latitude: PLACE.latitude + 0.009 };
  const pois = [spot(1, { place: PLACE }), spot(2, { place: near }), spot(3)];
  const { shortest } = runWays(pois, { finish: FINALE(2) });
  expect(runWays([], { finish: NOTHING_OPEN }).shortest.pois).toEqual([]);
  expect(shortest).toMatchObject({ points: 10, tasks: 1, walk: null, minutes: 5 });
  const both = runWays(pois, { finish: NOTHING_OPEN }).shortest;
  expect(both).toMatchObject({ points: 30, tasks: 3, walk: { metres: 1300, complete: false }, minutes: 30 });
});

/** The spots of a random game; its order is in `after`. */
function spotsOf(game: Game): WaysPoi[] {
  return gatedPois(game).map((poi) => ({ ...poi, place: null }));
}

interface Played {
  finish: FinishRule;
  choices: Choices;
  /** Spots of the run that these choices close. */
  closed: ReadonlySet<number>;
}

function play(pois: readonly WaysPoi[], { choices, closed }: Omit<Played, 'finish'>) {
  return simulateReach(pois, { ...NOTHING_SOLVED, chosen: (task) => choices.get(task), closed });
}

/** Whether a player may visit these spots one after the other, and finishes with the last one. */
function isWay(pois: readonly WaysPoi[], { finish, ...played }: Played): boolean {
  const opens = (some: readonly WaysPoi[]) => play(some, played).unreachable.length === 0;
  switch (finish.rule) {
    case 'nothing_open':
      return false;
    case 'pois_done':
      return pois.length === finish.pois && opens(pois);
    case 'poi_done': {
      const others = pois.filter(({ id }) => id !== finish.poi);
      return others.length < pois.length && opens(others) && opens(pois);
    }
  }
}

/** Every way with these choices; where none meets the rule of the finish, the one with everything that opens. */
function allWays(pois: readonly WaysPoi[], played: Played): WaysPoi[][] {
  const sets = subsetsOf(pois).filter((subset) => isWay(subset, played));
  const { unreachable } = play(pois, played);
  return sets.length > 0 ? sets : [pois.filter((poi) => !unreachable.includes(poi))];
}

function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((subsets, each) => [...subsets, ...subsets.map((subset) => [...subset, each])], [[]]);
}

const pointsOf = (pois: readonly WaysPoi[]) =>
  pois.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);

test('no set of spots that finishes, with any choices, is shorter than the shortest way or longer than the longest', () => {
  fc.assert(
    fc.property(someGraph, (game) => {
      const { finish } = game;
      const pois = spotsOf(game);
      const { shortest, longest, points } = runWays(pois, { finish });
      const closedBy = closingOf(pois);
      const all = [...choicesLeft(pois)].flatMap((choices) =>
        allWays(pois, { finish, choices, closed: closedBy(choices) }),
      );
      const [lengths, sums] = [all.map(({ length }) => length), all.map(pointsOf)];
      const [fewest, most] = [Math.min(...lengths), Math.max(...lengths)];
      const sumsOf = (count: number) => sums.filter((_, index) => lengths[index] === count);
      expect(shortest).toMatchObject({ exact: true, points: Math.min(...sumsOf(fewest)) });
      expect(shortest.pois).toHaveLength(fewest);
      expect(longest).toMatchObject({ exact: true, points: Math.max(...sumsOf(most)) });
      expect(longest.pois).toHaveLength(most);
      expect(points).toEqual({ least: Math.min(...sums), most: Math.max(...sums), exact: true });
    }),
    { numRuns: 600 },
  );
});

function bestAct({ taskById }: Game, id: number, choices: Choices): Submission {
  const { taskType, solution } = taskById.get(id)?.task ?? {};
  if (taskType === 'photo') return photo(id, id);
  const [first] = (solution && optionIdsOf(solution.content)) ?? [];
  return taskType === 'decision' ? choose(id, Number(choices.get(id) ?? first)) : answer(id);
}

test('a player who visits the spots of a way in its order finds each of them open, and finishes with the last one', () => {
  fc.assert(
    fc.property(someGraph, (game) => {
      const { shortest, longest, never } = runWays(spotsOf(game), { finish: game.finish });
      for (const { pois, choices } of [shortest, longest]) {
        let progress = NEW;
        let at = START;
        for (const { id, tasks } of pois) {
          at += 100 * MINUTE;
          progress = take(game, progress, { act: arrive(id, { via: 'code', code: 'K7M2QX' }), minutes: 0 }, at);
          for (const task of tasks) {
            progress = take(game, progress, { act: bestAct(game, task.id, choices), minutes: 0 }, at);
            expect(progress.solved.has(task.id)).toBe(true);
          }
        }
        const hasTasks = game.pois.some(({ tasks }) => tasks.length > 0);
        if (hasTasks && pois.length > 0) expect(finishedAt(game, progress)).not.toBeNull();
      }
      expect(ids(never)).toEqual(simulateWays(gatedPois(game)).unreachable.map(({ id }) => id));
    }),
    { numRuns: 400 },
  );
});

test('a run of 200 spots with 50 conditions each is answered within seconds, by a bound', { timeout: 5_000 }, () => {
  const dice = mulberry(7);
  const pois = Array.from({ length: 200 }, (_, index) =>
    spot(index + 1, {
      unlockMode: index % 3 === 0 ? 'any' : 'all',
      prerequisites: Array.from({ length: index < 5 ? 0 : 50 }, () => {
        const named = [...new Set(Array.from({ length: 5 }, () => 1 + Math.floor(dice() * index)))];
        return {
          unlock_type: 'poi_list' as const,
          value: Math.min(named.length, 1 + Math.floor(dice() * 2)),
          pois: named,
        };
      }),
    }),
  );
  const ways = runWays(pois, { finish: FINALE(200) });
  expect(ways.shortest.exact).toBe(false);
  expect(ways.shortest.pois.at(-1)?.id).toBe(200);
  expect(simulateReach(ways.shortest.pois).unreachable).toEqual([]);
});

/** Repeatable random numbers from 0 to 1. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
