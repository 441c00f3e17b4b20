import { describe, expect, test } from 'vitest';
import type { Qualifier } from '../poi/qualifiers.ts';
import { simulateReach } from './reachable-pois.ts';
import { neverChains, waitingChain } from './waiting-chain.ts';

/** A spot with one quest, whose id is ten times its own. */
function spot(id: number, prerequisites: Qualifier[] = [], after: number[] = []) {
  return { id, prerequisites, after, tasks: [{ id: 10 * id, points: 5 }] };
}

function afterSpots(...pois: number[]): Qualifier {
  return { unlock_type: 'poi_list', value: pois.length, pois };
}

function afterQuests(...tasks: number[]): Qualifier {
  return { unlock_type: 'task_list', value: tasks.length, tasks };
}

describe('what a spot waits for in vain', () => {
  test.each([
    {
      run: 'two spots that wait for each other',
      spots: [spot(1, [afterSpots(2)]), spot(2, [afterSpots(1)])],
      chain: [1, 2, 1],
    },
    { run: 'a spot that waits for its own quest', spots: [spot(1, [afterQuests(10)])], chain: [1, 1] },
    {
      run: 'three spots in a circle, by quests, too',
      spots: [spot(1, [afterQuests(20)]), spot(2, [afterSpots(3)]), spot(3, [afterSpots(1)])],
      chain: [1, 2, 3, 1],
    },
    {
      run: 'a spot before a circle',
      spots: [spot(1, [afterSpots(2)]), spot(2, [afterSpots(3)]), spot(3, [afterSpots(2)])],
      chain: [1, 2, 3, 2],
    },
    {
      run: 'a spot behind one that needs too many points',
      spots: [spot(1, [afterSpots(2)]), spot(2, [{ unlock_type: 'points', value: 99 }])],
      chain: [1, 2],
    },
    {
      run: 'the order of the run against a condition',
      spots: [spot(1, [afterSpots(2)]), spot(2, [], [1])],
      chain: [1, 2, 1],
    },
    { run: 'too many points alone', spots: [spot(1, [{ unlock_type: 'points', value: 99 }])], chain: undefined },
  ])('$run: $chain', ({ spots, chain }) => {
    const reach = simulateReach(spots);
    const [first] = reach.unreachable;
    expect(first && waitingChain(first, reach)?.map(({ id }) => id)).toEqual(chain);
  });

  test('names no spot that opens by another way', () => {
    const spots = [spot(1, [afterSpots(2), { unlock_type: 'tasks', value: 1 }]), spot(2, [afterSpots(1)]), spot(3)];
    const either = spots.map((each) => ({ ...each, unlockMode: 'any' as const }));
    expect(simulateReach(either).unreachable).toEqual([]);
  });
});

test('names each reason once: a cycle from its first spot, and who waits for it with that one only', () => {
  const spots = [
    spot(1),
    spot(2, [afterSpots(3)]),
    spot(3, [afterSpots(2)]),
    spot(4, [afterSpots(2)]),
    spot(5, [{ unlock_type: 'points', value: 1_000 }]),
  ];
  const chains = neverChains(spots).map((chain) => chain.map(({ id }) => id));
  expect(chains).toEqual([[2, 3, 2], [4, 2], [5]]);
});
