import type { Db } from '#db/store.ts';
import { countActiveSince } from './active-players.repository.ts';

/** After this time without a join or a solved task a player has most likely gone home. */
const ACTIVE_MS = 60 * 60_000;

/** Number of active participations in an exploration, and how many of them in a battle; trials do not count. */
export function countActive(db: Db, explorationId: number, now: Date) {
  return countActiveSince(db, explorationId, new Date(now.getTime() - ACTIVE_MS));
}
