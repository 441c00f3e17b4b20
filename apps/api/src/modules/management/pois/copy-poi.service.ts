import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { freeName } from '@puzzle-runs/domain/exploration/free-name.ts';
import { POIS_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { whileTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import { exportPoi, importPoi, readRun } from '#modules/run-file/run-file.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { changeRun, type Editing } from '../../content/edit-exploration.service.ts';
import { refreshTotals } from '../../content/totals.repository.ts';
import { refuseFull } from '../input-checks.ts';
import { getOwnExplorationNamed } from '../ownership.repository.ts';
import { findSource, listCopyable, listPoiSlugs } from './copy-poi.repository.ts';
import { findEnd } from './pois.repository.ts';
import { readManagedPoi } from './pois.service.ts';

function refuseOthers({ group }: Session): void {
  if (group !== 'owner') throw new Problem('forbidden');
}

interface QuickQuery {
  exploration_id?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** The spots that group owner may copy: those of published runs and of the own drafts. Throws `forbidden` for anybody else. */
export function listQuickPois({ store: { db } }: Pick<Deps, 'store'>, by: Session, query: QuickQuery) {
  refuseOthers(by);
  const { exploration_id: explorationId, search, limit, offset } = query;
  return listCopyable(db, { userId: by.user_id, explorationId, search }, { limit, offset });
}

interface Copying {
  /** Slug of the own run the copy goes into. */
  target_name: string;
  exploration_id: number;
  poi_id: number;
}

/**
 * Copies a spot with its place, hints, prerequisites and quests to the end of an own run, under a name that is free there.
 * @throws `forbidden` but for group owner, `not_found`, `limit_reached`.
 */
export function copyPoi(
  { now, ...deps }: Editing,
  by: Session,
  { target_name, exploration_id, poi_id: poiId }: Copying,
): Promise<ManagedPoi> {
  refuseOthers(by);
  return whileTaken(() =>
    changeRun(deps, async (tx, changes) => {
      const source = await findSource(tx, { userId: by.user_id, explorationId: exploration_id, poiId });
      if (!source) throw new Problem('not_found');
      const { id: explorationId } = await getOwnExplorationNamed(tx, by.user_id, target_name);
      changes(explorationId);
      const end = await findEnd(tx, explorationId);
      refuseFull(end.count, POIS_MAX);
      const run = await readRun(tx, source.slug);
      const original = run.pois.find(({ id }) => id === poiId);
      if (!original) throw new Problem('not_found');
      const poi = exportPoi(original, run);
      const name = freeName(poi.name, new Set(await listPoiSlugs(tx, explorationId)));
      const copyId = await importPoi(tx, { ...poi, name }, { explorationId, position: end.position + 1, now: now() });
      await refreshTotals(tx, explorationId);
      return readManagedPoi(tx, copyId);
    }),
  );
}
