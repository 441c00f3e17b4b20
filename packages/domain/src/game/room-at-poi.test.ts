import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someGraph, someSteps, take } from '../../test-data/condition-graphs.ts';
import {
  ANNA,
  answer,
  arrive,
  MINUTE,
  NEW,
  needs,
  numberTask,
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import { apply } from './apply.ts';
import { finishedAt } from './finish.ts';
import { type Game, type GamePoi, indexContent, PLAIN_RULES, type Route } from './game.ts';
import type { Progress } from './progress.ts';
import { presentTeams } from './room-at-poi.ts';
import { nextPoi, settle } from './settle.ts';
import { viewOf } from './view.ts';

const CODE = { via: 'code', code: 'K7M2QX' } as const;
const arrival = { arrival: { radius: 30, code: CODE.code } };

/** A run with room for two teams, which wait at most ten minutes. */
function limited(
  route: Route,
  spots: readonly GamePoi[],
  present: Record<number, number> | null,
  over: Partial<Game> = {},
): Game {
  const byPoi = present && new Map(Object.entries(present).map(([id, teams]) => [Number(id), teams]));
  const room = { teams: 2, minutes: 10, pauses: [], present: byPoi };
  return { ...smallGame(spots), ...indexContent(spots, { ...PLAIN_RULES, route }), room, ...over };
}

function at(minute: number): number {
  return START + minute * MINUTE;
}

/** What each spot is for its team: open, locked, or full. */
function doors(game: Game, progress: Progress, minute: number): string[] {
  return viewOf(game, progress, at(minute)).map((view) => {
    if (view.unlocked) return view.arrival.full ? 'no arrival' : 'open';
    return view.full ? `full until ${(view.full.opensAt - START) / MINUTE}` : 'locked';
  });
}

const THREE = [1, 2, 3].map((id) => spot(id, [numberTask(id)]));
const GATED = [
  spot(1, [numberTask(1)]),
  spot(2, [numberTask(2)], needs('tasks', 1)),
  spot(3, [numberTask(3)], arrival),
];

describe('a spot with room for two teams', () => {
  test.each([
    ['has room for a second team', 'in_order', { 1: 1 }, 0, ['open', 'locked', 'locked']],
    [
      'is full for a third team, also as the first one of the run',
      'in_order',
      { 1: 2 },
      9,
      ['full until 10', 'locked', 'locked'],
    ],
    ['lets a team in that has waited long enough', 'in_order', { 1: 9 }, 10, ['open', 'locked', 'locked']],
    [
      'limits nothing where spots are open from the start and no arrival is asked',
      'free',
      { 1: 9, 2: 9 },
      0,
      ['open', 'open', 'open'],
    ],
  ] as const)('%s', (_, route, present, minute, expected) => {
    expect(doors(limited(route, THREE, present), NEW, minute)).toEqual(expected);
  });

  test('that waits for something is full once its conditions hold, and counts the minutes from then', () => {
    const game = limited('free', GATED, { 2: 3 });
    expect(doors(game, NEW, 3)).toEqual(['open', 'locked', 'open']);
    const { progress } = apply(game, NEW, answer(1), { at: at(4), by: ANNA });
    expect(progress.opened.has(2)).toBe(false);
    expect(viewOf(game, progress, at(13.9))[1]).toMatchObject({ unlocked: false, full: { teams: 3, opensAt: at(14) } });
    expect(doors(game, progress, 14)).toEqual(['open', 'open', 'open']);
    expect(settle(game, progress, at(14)).opened.get(2)).toBe(at(14));
  });

  test.each([
    ['over', [{ from: at(2), to: at(7) }], 8, 'full until 15'],
    ['over, and the minutes of play', [{ from: at(2), to: at(7) }], 15, 'open'],
    ['going on', [{ from: at(8), to: at(40) }], 40, 'full until 42'],
    ['from before', [{ from: at(-9), to: at(-1) }], 9, 'full until 10'],
  ] as const)('lets a team in after minutes of play: a pause is %s', (_, pauses, minute, expected) => {
    const room = { teams: 2, minutes: 10, pauses, present: new Map([[1, 2]]) };
    expect(doors(limited('in_order', THREE, {}, { room }), NEW, minute)[0]).toBe(expected);
  });

  test('that is open stays open when more teams come', () => {
    const { progress } = apply(limited('free', GATED, {}), NEW, answer(1), { at: at(1), by: ANNA });
    expect(doors(limited('free', GATED, { 2: 5 }), progress, 2)).toEqual(['open', 'open', 'open']);
  });

  test('is open once the organiser opens it', () => {
    const game = limited('in_order', THREE, { 1: 5 });
    const { progress } = apply(game, NEW, { act: 'open_poi', poiId: 1 }, { at: at(1), by: null });
    expect(doors(game, progress, 1)).toEqual(['open', 'locked', 'locked']);
  });

  test('accepts an answer that was given without a network, and is open then', () => {
    const game = limited('in_order', THREE, { 1: 5, 2: 5 });
    const { progress } = apply(game, NEW, answer(1), { at: at(1), by: ANNA });
    expect(progress.opened.get(1)).toBe(at(1));
    expect(doors(game, progress, 2)).toEqual(['open', 'full until 11', 'locked']);
  });

  test('keeps a run unfinished while it is full, and is the next one of its team', () => {
    const game = limited('in_order', THREE.slice(0, 2), { 2: 5 });
    const { progress } = apply(game, NEW, answer(1), { at: at(1), by: ANNA });
    expect(finishedAt(game, progress)).toBeNull();
    expect(nextPoi({ ...game, room: null }, progress, at(1))?.id).toBe(2);
  });

  test('is not open before the start, and counts the minutes from there', () => {
    const game = limited('in_order', THREE, { 1: 5 });
    const early = { ...NEW, startedAt: at(30) };
    expect(settle(game, early, at(1), { everything: true }).opened).toEqual(new Map());
    expect(doors(game, early, 30)).toEqual(['full until 40', 'locked', 'locked']);
  });

  test('opens nothing while the other teams are not known, unless the team has waited', () => {
    const game = limited('in_order', THREE, null);
    expect(doors(game, NEW, 9)).toEqual(['full until 10', 'locked', 'locked']);
    expect(doors(game, NEW, 10)).toEqual(['open', 'locked', 'locked']);
  });
});

describe('an arrival at a full spot', () => {
  const full = limited('free', GATED, { 3: 2 });
  const arriveAt = (game: Game, minute: number, over: { made_offline?: true } = {}, from = NEW) =>
    apply(game, from, arrive(3, { ...CODE, ...over }), { at: at(minute), by: ANNA });

  test('is refused until the team has waited since its last progress', () => {
    expect(doors(full, NEW, 3)).toEqual(['open', 'locked', 'no arrival']);
    expect(refusalOf(() => arriveAt(full, 9))).toBe('poi_full');
    const { progress } = apply(full, NEW, answer(1), { at: at(4), by: ANNA });
    expect(refusalOf(() => arriveAt(full, 13, {}, progress))).toBe('poi_full');
    expect(arriveAt(full, 14, {}, progress).progress.arrived.has(3)).toBe(true);
  });

  test('shows the other teams only once the code is right', () => {
    const wrong = arrive(3, { via: 'code', code: 'AAAAAA' });
    expect(refusalOf(() => apply(full, NEW, wrong, { at: at(1), by: ANNA }))).toBe('wrong_arrival_code');
  });

  test('counts where the phone had no network and may hold the answers', () => {
    expect(refusalOf(() => arriveAt(full, 1, { made_offline: true }))).toBe('poi_full');
    const offline = { ...full, mayHoldAnswers: true };
    expect(arriveAt(offline, 1, { made_offline: true }).progress.arrived.has(3)).toBe(true);
  });

  test('is also refused where the spot is locked because it is full', () => {
    const spots = [spot(1, [numberTask(1)], arrival), spot(2, [numberTask(2)])];
    const inOrder = (over: Partial<Game>) => limited('in_order', spots, { 1: 2 }, over);
    const arriveFirst = (game: Game, minute: number, made: { made_offline?: true } = {}) =>
      apply(game, NEW, arrive(1, { ...CODE, ...made }), { at: at(minute), by: ANNA }).progress.arrived.has(1);
    expect(refusalOf(() => arriveFirst(inOrder({}), 9))).toBe('poi_full');
    expect(arriveFirst(inOrder({}), 10)).toBe(true);
    expect(arriveFirst(inOrder({ mayHoldAnswers: true }), 1, { made_offline: true })).toBe(true);
  });

  test('changes nothing for a team that has arrived before', () => {
    const { progress } = arriveAt(limited('free', GATED, {}), 1);
    expect(doors(full, progress, 2)).toEqual(['open', 'locked', 'open']);
    expect(refusalOf(() => arriveAt(full, 2, {}, progress))).toBe('accepted');
    expect(progress.opened.has(3)).toBe(true);
  });
});

test.each([
  ['a team behind a door', 'in_order', { poiId: 1, hasArrived: false, lastActAt: 1 }, 1],
  [
    'a team that was let in and did nothing for ten minutes',
    'in_order',
    { poiId: 1, hasArrived: false, lastActAt: 0 },
    undefined,
  ],
  ['a team that could go to a spot without a door', 'free', { poiId: 3, hasArrived: false, lastActAt: 5 }, undefined],
  ['a team that has arrived at a spot without a door', 'free', { poiId: 3, hasArrived: true, lastActAt: 5 }, 1],
  ['a team at a spot that was deleted', 'free', { poiId: 9, hasArrived: true, lastActAt: 5 }, undefined],
] as const)('counts %s: %s', (_, route, { poiId, hasArrived, lastActAt }, teams) => {
  const others = [{ poiId, hasArrived, lastActAt: at(lastActAt) }];
  const present = presentTeams(limited(route, GATED, {}), others, { teams: 2, minutes: 10, pauses: [] }, at(10));
  expect(present.get(poiId)).toBe(teams);
});

const someCrowd = fc.dictionary(fc.integer({ min: 1, max: 7 }).map(String), fc.nat({ max: 3 }));
const open = (game: Game, progress: Progress, time: number) =>
  viewOf(game, progress, time).flatMap(({ poi, unlocked }) => (unlocked ? [poi.id] : []));

function crowded(game: Game, crowd: Record<string, number>): Game {
  const present = new Map(Object.entries(crowd).map(([id, teams]) => [Number(id), teams]));
  return { ...game, room: { teams: 1, minutes: 10, pauses: [], present } };
}

test('other teams close no spot that is open, and a team waits at a full one no longer than the room allows', () => {
  fc.assert(
    fc.property(someGraph, someSteps({ refused: true }), fc.func(someCrowd), (graph, steps, crowdAt) => {
      let [progress, time] = [NEW, START];
      let wasOpen: number[] = [];
      const fullUntil = new Map<number, number>();
      for (const [index, step] of steps.entries()) {
        time += step.minutes * MINUTE;
        const game = crowded(graph, crowdAt(index));
        progress = take(game, settle(game, progress, time), step, time);
        const isOpen = open(game, progress, time);
        expect(isOpen).toEqual(expect.arrayContaining(wasOpen));
        wasOpen = isOpen;
        for (const view of viewOf(game, progress, time)) {
          const until = fullUntil.get(view.poi.id) ?? Number.POSITIVE_INFINITY;
          if (view.unlocked || view.full === null) continue;
          expect(view.full.opensAt).toBeLessThanOrEqual(Math.min(until, time + 10 * MINUTE));
          fullUntil.set(view.poi.id, view.full.opensAt);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a run with room for all teams plays like one without a limit', () => {
  fc.assert(
    fc.property(someGraph, someSteps({ refused: true }), (graph, steps) => {
      let [plain, roomy, time] = [NEW, NEW, START];
      for (const step of steps) {
        time += step.minutes * MINUTE;
        plain = take(graph, plain, step, time);
        roomy = take(crowded(graph, {}), roomy, step, time);
        expect(open(crowded(graph, {}), roomy, time)).toEqual(open(graph, plain, time));
        expect([roomy.solved, roomy.arrived]).toEqual([plain.solved, plain.arrived]);
      }
    }),
    { numRuns: 300 },
  );
});

test('a team with nothing open counts at no spot', () => {
  let finished = 0;
  fc.assert(
    fc.property(someGraph, someSteps({ refused: true }), (graph, steps) => {
      const game = crowded(graph, {});
      let [progress, time] = [NEW, START];
      for (const step of steps) {
        time += step.minutes * MINUTE;
        progress = take(game, progress, step, time);
        if (game.finish.rule !== 'nothing_open' || finishedAt(game, progress) === null) continue;
        finished += 1;
        expect([...progress.done.keys()]).toEqual(expect.arrayContaining([...progress.opened.keys()]));
      }
    }),
    { numRuns: 300 },
  );
  expect(finished).toBeGreaterThan(0);
});
