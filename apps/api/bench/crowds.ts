import { readFile } from 'node:fs/promises';
import { orderForTeam, TEAM_ORDERS, type TeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import { distanceBetween, type GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { shuffle } from '@puzzle-runs/domain/tasks/shuffle.ts';

/**
 * `node apps/api/bench/crowds.ts`: how many teams of a Versus stand at one spot at the same time. 20 teams walk the ten
 * spots of the demo's story run, each at its own pace and with its own time for the quests of a spot.
 */
const TEAMS = 20;
const SEEDS = 100;
/** Metres of a straight line that a group in a town covers per minute. */
const PACE = { mean: 55, spread: 5 };
/** Minutes at a spot: from a short look to a long talk about one quest. */
const STAY = { mean: 6, spread: 1 };

interface Run {
  exploration: { pois: { location: GeoPoint }[] };
}

const file = new URL('../../../demo/runs/der-verschwundene-uhrmacher.json', import.meta.url);
const { exploration } = JSON.parse(await readFile(file, 'utf8')) as Run;
const spots = exploration.pois.map(({ location }) => location);

/** Random numbers in [0, 1) that a seed decides (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Around the mean, nearly normally distributed; never less than a third of it. */
function around({ mean, spread }: { mean: number; spread: number }, random: () => number): number {
  const bell = Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  return Math.max(mean + spread * bell, mean / 3);
}

/** The most teams that are at one spot at the same time. All start at the first spot of their own order. */
function largestCrowd(order: TeamOrder, seed: number): number {
  const random = seeded(seed);
  const changes: { spot: number; at: number; by: 1 | -1 }[] = [];
  const ids = spots.map((_, index) => index);
  for (let number = 0; number < TEAMS; number += 1) {
    const team = { number, shuffle: <T>(items: readonly T[]) => shuffle(items, random) };
    const route = orderForTeam(ids, { order, fixedFirst: false, fixedLast: false }, team) ?? ids;
    const pace = around(PACE, random);
    let at = 0;
    for (const [index, spot] of route.entries()) {
      const before = spots[route[index - 1] ?? spot];
      const here = spots[spot];
      if (before && here) at += distanceBetween(before, here) / pace;
      changes.push({ spot, at, by: 1 });
      at += around(STAY, random);
      changes.push({ spot, at, by: -1 });
    }
  }
  const present = spots.map(() => 0);
  let most = 0;
  for (const { spot, by } of changes.toSorted((a, b) => a.at - b.at || a.by - b.by)) {
    present[spot] = (present[spot] ?? 0) + by;
    most = Math.max(most, present[spot] ?? 0);
  }
  return most;
}

for (const order of TEAM_ORDERS) {
  const crowds = Array.from({ length: SEEDS }, (_, seed) => largestCrowd(order, seed + 1)).toSorted((a, b) => a - b);
  console.log(`${order.padEnd(12)} median ${crowds[SEEDS / 2]}, most ${crowds.at(-1)} of ${TEAMS} teams at one spot`);
}
