import { describe, expect, test } from 'vitest';
import type { Qualifier, UnlockMode } from '../poi/qualifiers.ts';
import { choicesLeft, simulateWays, WAYS_MAX } from './choices.ts';
import type { GatedPoi } from './reachable-pois.ts';

interface SpotOver {
  unlockMode?: UnlockMode;
  after?: number[];
}

/** A spot with one quest of 10 points. */
function spot(id: number, prerequisites: Qualifier[] = [], over: SpotOver = {}): GatedPoi {
  return { id, prerequisites, ...over, tasks: [{ id: 100 * id, points: 10 }] };
}

/** A spot with a decision, whose id is ten times its own, between options with one more digit. */
function fork(id: number, prerequisites: Qualifier[] = [], options = 2): GatedPoi {
  const ids = Array.from({ length: options }, (_, index) => 100 * id + index + 1);
  return { id, prerequisites, tasks: [{ id: 10 * id, points: 0, options: ids }] };
}

function chose(...options: number[]): Qualifier {
  return { unlock_type: 'decision', value: 1, task: Math.floor((options[0] ?? 0) / 10), options };
}

function afterSpots(...pois: number[]): Qualifier {
  return { unlock_type: 'poi_list', value: pois.length, pois };
}

function points(value: number): Qualifier {
  return { unlock_type: 'points', value };
}

function waysOf(pois: readonly GatedPoi[], made?: ReadonlyMap<number, number>) {
  return Array.from(choicesLeft(pois, made), (choices) => Object.fromEntries(choices));
}

describe('the choices that are left', () => {
  const parted = [fork(1), spot(2, [chose(101)]), spot(3, [chose(102)])];

  test.each([
    { run: 'without decisions', pois: [spot(1), spot(2, [afterSpots(1)])], ways: [{}] },
    { run: 'with a decision for which no condition asks', pois: [fork(1), spot(2)], ways: [{}] },
    { run: 'with a fork', pois: parted, ways: [{ 10: 101 }, { 10: 102 }] },
    {
      run: 'with options that no condition tells apart',
      pois: [fork(1, [], 5), spot(2, [chose(102, 103)]), spot(3, [chose(103, 102)])],
      ways: [{ 10: 101 }, { 10: 102 }],
    },
    {
      run: 'with a second fork on one of two ways',
      pois: [fork(1), fork(2, [chose(101)]), spot(3, [chose(202)])],
      ways: [{ 10: 101, 20: 201 }, { 10: 101, 20: 202 }, { 10: 102 }],
    },
    {
      run: 'with a decision that never opens',
      pois: [fork(1, [points(5)]), spot(2, [chose(101), afterSpots(1)])],
      ways: [{}],
    },
    {
      run: 'with two forks',
      pois: [fork(1), fork(2), spot(3, [chose(101), chose(201)])],
      ways: [
        { 10: 101, 20: 201 },
        { 10: 101, 20: 202 },
        { 10: 102, 20: 201 },
        { 10: 102, 20: 202 },
      ],
    },
  ])('of a run $run', ({ pois, ways }) => {
    expect(waysOf(pois)).toEqual(ways);
  });

  test('keep what was chosen, also an option that is gone', () => {
    expect(waysOf(parted, new Map([[10, 102]]))).toEqual([{ 10: 102 }]);
    expect(waysOf(parted, new Map([[10, 999]]))).toEqual([{ 10: 999 }]);
  });

  test('are bounded: further decisions have any option', () => {
    const forks = Array.from({ length: 14 }, (_, index) => fork(index + 1));
    const waiting = forks.map(({ id }) => spot(id + 100, [chose(100 * id + 1)]));
    const ways = waysOf([...forks, ...waiting]);
    expect(ways).toHaveLength(WAYS_MAX);
    expect(ways[0]).toMatchObject({ 10: 101, 120: 1201, 130: 'any', 140: 'any' });
  });
});

describe('a spot that no way opens', () => {
  test.each<{ run: string; pois: GatedPoi[]; never: number[] }>([
    { run: 'needs options that exclude each other', pois: [fork(1), spot(2, [chose(101), chose(102)])], never: [2] },
    {
      run: 'needs one of them, and a spot behind the other one',
      pois: [fork(1), spot(2, [chose(101)]), spot(3, [chose(102), afterSpots(2)]), spot(4, [afterSpots(3)])],
      never: [3, 4],
    },
    {
      run: 'needs more points than one way has',
      pois: [fork(1), spot(2, [chose(101)]), spot(3, [chose(102)]), spot(4, [points(11)])],
      never: [4],
    },
    {
      run: 'does not exist where one of the conditions is enough',
      pois: [fork(1), spot(2, [chose(101), chose(102)], { unlockMode: 'any' })],
      never: [],
    },
    {
      run: 'does not exist where each way opens its own spots',
      pois: [fork(1), spot(2, [chose(101)]), spot(3, [chose(102)])],
      never: [],
    },
    {
      run: 'does not exist behind a spot of another way in a run with an order',
      pois: [fork(1), spot(2, [chose(101)], { after: [1] }), spot(3, [chose(102)], { after: [2, 1] })],
      never: [],
    },
    {
      run: 'comes after one that waits for a later spot, but for the way that closes that one',
      pois: [
        fork(1),
        spot(2, [chose(101), afterSpots(4)], { after: [1] }),
        spot(3, [chose(101)], { after: [2, 1] }),
        spot(4, [], { after: [3, 2, 1] }),
      ],
      never: [2, 3],
    },
  ])('$run', ({ pois, never }) => {
    expect(simulateWays(pois).unreachable.map(({ id }) => id)).toEqual(never);
  });

  test('comes with the most that one way reaches', () => {
    const pois = [fork(1), spot(2, [chose(101)]), spot(3, [chose(102)]), spot(4, [chose(102)])];
    expect(simulateWays(pois)).toMatchObject({ points: 20, tasks: 3 });
  });
});
