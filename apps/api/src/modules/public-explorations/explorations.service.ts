import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Store } from '#db/store.ts';
import { toPublicExploration } from '#mapping/public-exploration.ts';
import { withFacts } from '#modules/content/exploration-facts.service.ts';
import { replaceRating } from '#modules/content/store-exploration.service.ts';
import { hasFinished } from '#modules/play/finish.service.ts';
import { getParticipation, setRating } from '#modules/play/play.service.ts';
import type { ExplorationFilters } from './exploration-filters.repository.ts';
import { countPublished, listPublished } from './explorations.repository.ts';
import { listMarkers } from './map.repository.ts';

/** A page of published explorations; a single one, found by its slug, has its facts. */
export async function listExplorations(db: Db, filters: ExplorationFilters, paging: { limit: number; offset: number }) {
  const [count, rows] = await Promise.all([countPublished(db, filters), listPublished(db, filters, paging)]);
  const found = rows.map(({ exploration, place }) => toPublicExploration(exploration, place));
  return { count, rows: filters.name === undefined ? found : await withFacts(db, found) };
}

export async function listExplorationMarkers(db: Db, filters: ExplorationFilters) {
  const rows = await listMarkers(db, filters);
  return { count: rows.length, rows };
}

/**
 * Stores a player's rating of a finished exploration; a second rating replaces the first.
 * @throws `forbidden` for an exploration that the player has not joined, while one of its tasks is open, and in trials.
 */
export async function rateExploration(store: Store, player: RunTokenClaims, explorationId: number, rating: number) {
  if (player.exploration.exploration_id !== explorationId) throw new Problem('forbidden');
  const before = await getParticipation(store.db, player);
  if (before.trial !== null || !(await hasFinished(store.db, before))) throw new Problem('forbidden');
  return store.transact(async (tx) => {
    const participation = await getParticipation(tx, player);
    await setRating(tx, participation.id, rating);
    await replaceRating(tx, explorationId, { before: participation.rating, after: rating });
    return { rating };
  });
}
