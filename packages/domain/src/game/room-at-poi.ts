import { playedBetween } from '../battle/battle-schedule.ts';
import { type Full, fullAt, type RoomRule } from '../battle/room.ts';
import { isGated } from '../poi/qualifiers.ts';
import type { Game, GameContent, GamePoi } from './game.ts';
import { openingTime } from './opening-time.ts';
import type { Progress } from './progress.ts';
import { lastProgressAt } from './standing.ts';

const MINUTE_MS = 60_000;

/** What limits the teams at a poi. */
type Limited = Pick<Game, 'room' | 'route'>;

/** A poi that another team of the battle has opened and not done yet. */
export interface TeamAtPoi {
  poiId: number;
  hasArrived: boolean;
  /** When the poi opened for the team, or when the team did anything last, there or elsewhere; milliseconds. */
  lastActAt: number;
}

/**
 * Whether a poi can stay locked until there is room: it opens during the game, or the run has an order. Other pois are
 * open from the start; only arrivals there can be refused.
 */
export function hasDoor({ route }: Pick<Game, 'route'>, poi: GamePoi): boolean {
  return route === 'in_order' || isGated(poi);
}

/**
 * The number of other teams at each poi: behind a door, or arrived. Teams that do nothing have left; a pause does not
 * count for that.
 */
export function presentTeams(
  { poiById, route }: Pick<GameContent, 'poiById' | 'route'>,
  others: readonly TeamAtPoi[],
  { minutes, pauses }: RoomRule,
  at: number,
): ReadonlyMap<number, number> {
  const present = new Map<number, number>();
  for (const { poiId, hasArrived, lastActAt } of others) {
    const poi = poiById.get(poiId);
    const isThere = poi !== undefined && (hasArrived || hasDoor({ route }, poi));
    if (isThere && playedBetween(lastActAt, at, pauses) < minutes * MINUTE_MS)
      present.set(poiId, (present.get(poiId) ?? 0) + 1);
  }
  return present;
}

/**
 * Why a poi that was not open yet stays locked although its prerequisites are met: too many other teams are there. Null
 * once the team has done something there, for example without a network.
 */
export function fullDoor(game: Limited, poi: GamePoi, progress: Progress, at: number): Full | null {
  if (game.room === null || !hasDoor(game, poi) || wasThere(poi, progress)) return null;
  const opensAt = openingTime(poi, progress);
  // Where the marks do not tell when one of several conditions was met, the time is that of one still to come.
  return fullAt(game.room, poi.id, { since: opensAt > at ? progress.startedAt : opensAt, at });
}

/** Why players cannot arrive at an open poi yet. They have waited since their last progress elsewhere. */
export function fullForArrival(game: Limited, poi: GamePoi, progress: Progress, at: number): Full | null {
  if (game.room === null || hasDoor(game, poi)) return null;
  return fullAt(game.room, poi.id, { since: lastProgressAt(progress), at });
}

/** Whether the team has arrived, answered or bought a hint at a poi. */
function wasThere({ id, tasks, hints }: GamePoi, { arrived, solved, tries, photos, bought }: Progress): boolean {
  const answered = tasks.some((task) => solved.has(task.id) || tries.has(task.id) || photos.has(task.id));
  return arrived.has(id) || answered || hints.some((hint) => bought.has(hint.id));
}
