import { readFile } from 'node:fs/promises';
import { fullAt, type RoomRule } from '@puzzle-runs/domain/battle/room.ts';
import { orderForTeam, TEAM_ORDERS, type TeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import { distanceBetween, type GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { shuffle } from '@puzzle-runs/domain/tasks/shuffle.ts';

/**
 * `node apps/api/bench/crowds.ts`: how many teams of a Versus stand at one spot at the same time, without and with a
 * limit. 20 teams walk the ten spots of the demo's story run, each at its own pace and with its own time for the quests
 * of a spot.
 */
const TEAMS = 20;
const SEEDS = 100;
const MINUTE_MS = 60_000;
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

/** One stop of a team: minutes of the way there, and at the spot. */
interface Stop {
  spot: number;
  way: number;
  stay: number;
}

/** The stops of each team in its own order, without waiting. */
function plansOf(order: TeamOrder, seed: number): Stop[][] {
  const random = seeded(seed);
  const ids = spots.map((_, index) => index);
  return Array.from({ length: TEAMS }, (_, number) => {
    const team = { number, shuffle: <T>(items: readonly T[]) => shuffle(items, random) };
    const route = orderForTeam(ids, { order, fixedFirst: false, fixedLast: false }, team) ?? ids;
    const pace = around(PACE, random);
    return route.map((spot, index) => {
      const before = spots[route[index - 1] ?? spot];
      const here = spots[spot];
      const way = before && here ? distanceBetween(before, here) / pace : 0;
      return { spot, way, stay: around(STAY, random) };
    });
  });
}

/** A team on its way through its stops; times in minutes. */
interface Walker {
  stops: readonly Stop[];
  index: number;
  /** When it does the next thing. */
  at: number;
  doing: 'asks' | 'answers' | 'leaves';
  /** Since when it could go to the spot for which it asks. */
  since: number;
  lastActAt: number;
}

/** What came of one Versus. */
interface Figures {
  /** Most teams at one spot at the same time. */
  most: number;
  /** Minutes that teams waited before a spot, longest last. */
  waits: number[];
}

/**
 * Plays a Versus. A team asks for its next spot once the one before is done; while that is full, it asks again every 30
 * seconds, as its page does. It answers in the middle of its stay and at the end.
 */
function play(plans: readonly (readonly Stop[])[], rule: RoomRule | null): Figures {
  const walkers = plans.map((stops): Walker => ({ stops, index: 0, at: 0, doing: 'asks', since: 0, lastActAt: 0 }));
  const crowd: { spot: number; at: number; by: 1 | -1 }[] = [];
  const waits: number[] = [];
  for (;;) {
    const team = walkers.filter(({ index, stops }) => index < stops.length).toSorted((a, b) => a.at - b.at)[0];
    const stop = team?.stops[team.index];
    if (!team || !stop) return { most: mostOf(crowd), waits: waits.toSorted((a, b) => a - b) };
    const { at } = team;
    if (team.doing === 'asks') {
      const full = rule && fullFor(team, walkers, { spot: stop.spot, rule });
      if (full) team.at = Math.min(at + 0.5, full.opensAt / MINUTE_MS);
      else {
        if (at > team.since) waits.push(at - team.since);
        const there = at + stop.way;
        crowd.push({ spot: stop.spot, at: there, by: 1 }, { spot: stop.spot, at: there + stop.stay, by: -1 });
        Object.assign(team, { doing: 'answers', lastActAt: at, at: there + stop.stay / 2 });
      }
    } else if (team.doing === 'answers') {
      Object.assign(team, { doing: 'leaves', lastActAt: at, at: at + stop.stay / 2 });
    } else {
      Object.assign(team, { doing: 'asks', lastActAt: at, since: at, index: team.index + 1 });
    }
  }
}

/** Whether the next spot of a team is full, by the rule of the game. */
function fullFor(team: Walker, walkers: readonly Walker[], { spot, rule }: { spot: number; rule: RoomRule }) {
  const others = walkers.filter((other) => {
    const isThere = other !== team && other.doing !== 'asks' && other.stops[other.index]?.spot === spot;
    return isThere && team.at < other.lastActAt + rule.minutes;
  });
  const room = { ...rule, present: new Map([[spot, others.length]]) };
  return fullAt(room, spot, { since: Math.round(team.since * MINUTE_MS), at: Math.round(team.at * MINUTE_MS) });
}

function mostOf(changes: readonly { spot: number; at: number; by: 1 | -1 }[]): number {
  const present = spots.map(() => 0);
  let most = 0;
  for (const { spot, by } of changes.toSorted((a, b) => a.at - b.at || a.by - b.by)) {
    present[spot] = (present[spot] ?? 0) + by;
    most = Math.max(most, present[spot] ?? 0);
  }
  return most;
}

const RULES = [null, { teams: 3, minutes: 10, pauses: [] }, { teams: 3, minutes: 20, pauses: [] }];

for (const order of TEAM_ORDERS)
  for (const rule of RULES) {
    const figures = Array.from({ length: SEEDS }, (_, seed) => play(plansOf(order, seed + 1), rule));
    const crowds = figures.map(({ most }) => most).toSorted((a, b) => a - b);
    const waits = figures.flatMap((each) => each.waits);
    const waited = waits.reduce((sum, wait) => sum + wait, 0) / (SEEDS * TEAMS);
    console.log(
      [
        order.padEnd(12),
        (rule ? `room ${rule.teams}, ${rule.minutes} min` : 'no limit').padEnd(15),
        `median ${crowds[SEEDS / 2]}, most ${crowds.at(-1)} of ${TEAMS} teams at one spot;`,
        `a team waits ${waited.toFixed(1)} min in all, at most ${Math.max(0, ...waits).toFixed(1)} min at once`,
      ].join(' '),
    );
  }
