import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Store } from '#db/store.ts';
import { toPublicExploration } from '#mapping/public-exploration.ts';
import { getParticipation, hasSolvedAll, setRating } from '#modules/play/play.service.ts';
import { addRating, countPublished, listPublished } from './explorations.repository.ts';
import { listMarkers } from './map.repository.ts';
import type { ListFilters } from './matching.repository.ts';

export async function listExplorations(db: Db, filters: ListFilters, paging: { limit: number; offset: number }) {
  const [count, rows] = await Promise.all([countPublished(db, filters), listPublished(db, filters, paging)]);
  return { count, rows: rows.map(({ exploration, place }) => toPublicExploration(exploration, place)) };
}

export async function listExplorationMarkers(db: Db, filters: ListFilters) {
  const rows = await listMarkers(db, filters);
  return { count: rows.length, rows };
}

/**
 * Rates the run a player has finished; rating again replaces the first.
 * @throws `forbidden` for another run than the joined one, before all its quests are solved, and for a test.
 */
export function rateExploration(store: Store, player: RunTokenClaims, explorationId: number, rating: number) {
  if (player.exploration.exploration_id !== explorationId) throw new Problem('forbidden');
  return store.transact(async (tx) => {
    const participation = await getParticipation(tx, player);
    if (participation.trial !== null) throw new Problem('forbidden');
    if (!(await hasSolvedAll(tx, participation))) throw new Problem('forbidden');
    await setRating(tx, participation.id, rating);
    const before = participation.rating;
    await addRating(tx, explorationId, { sum: rating - (before ?? 0), ratings: before === null ? 1 : 0 });
    return { rating };
  });
}
