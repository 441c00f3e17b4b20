import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { copyPois } from '#modules/run-file/copy-parts.service.ts';
import { getOwnExplorationNamed } from '../ownership.repository.ts';
import { findCopySource, listCopyable } from './copy-poi.repository.ts';
import { readManagedPoi } from './pois.service.ts';

function requireOwner({ group }: Session): void {
  if (group !== 'owner') throw new Problem('forbidden');
}

interface QuickQuery {
  exploration_id?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * Pois that owners may copy: those of published explorations
 * and of their own drafts. Throws `forbidden` for other groups.
 */
export function listCopyablePois({ store: { db } }: Pick<Deps, 'store'>, by: Session, query: QuickQuery) {
  requireOwner(by);
  const { exploration_id: explorationId, search, limit, offset } = query;
  return listCopyable(db, { userId: by.user_id, explorationId, search }, { limit, offset });
}

interface Copying {
  /** Slug of the own exploration that gets the copy. */
  target_name: string;
  exploration_id: number;
  poi_id: number;
}

/**
 * Copies a poi with location, hints, prerequisites and tasks to the end of an own exploration, under a free name.
 * @throws `forbidden` unless the caller is in group owner, `not_found`, `limit_reached`, `invalid_request` for photo
 * tasks where photos are off
 */
export function copyPoi(
  { now, ...deps }: EditDeps,
  by: Session,
  { target_name, exploration_id, poi_id: poiId }: Copying,
): Promise<ManagedPoi> {
  requireOwner(by);
  return retryOnNameTaken(() =>
    editExploration(deps, async (tx, markChanged) => {
      const source = await findCopySource(tx, { userId: by.user_id, explorationId: exploration_id, poiId });
      if (!source) throw new Problem('not_found');
      const exploration = await getOwnExplorationNamed(tx, by.user_id, target_name);
      markChanged(exploration.id);
      const original = { id: poiId, slug: source.slug };
      const { ids, adapted } = await copyPois(tx, [original], { exploration, now: now(), path: 'poi_id' });
      const [copyId = 0] = ids;
      const copy = await readManagedPoi(tx, copyId);
      const { id, name, slug } = copy;
      return adapted.length > 0 ? { ...copy, adapted: [{ id, name, slug }] } : copy;
    }),
  );
}
