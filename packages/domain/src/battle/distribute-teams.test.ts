import { expect, test } from 'vitest';
import { distributeTeams } from './registration.ts';

test.each([
  ['in turn among empty runs', 5, [1, 2], [], [1, 2, 1, 2, 1]],
  ['to the run with the fewest teams first', 4, [1, 2], [[1, 2]], [2, 2, 1, 2]],
  ['to a single run', 2, [7], [[7, 9]], [7, 7]],
] as const)('distributes teams %s', (_, teams, runs, counts, expected) => {
  expect(distributeTeams(teams, runs, new Map(counts.map(([id, n]) => [id, n])))).toEqual(expected);
});
