import { isUnlocked } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { listPrerequisites } from '../cached-content.repository.ts';
import { reachedBy } from '../joined-pois/joined-pois.service.ts';
import { findParticipation } from '../play.repository.ts';
import { findPoiName, insertOpenedPoi, isOpenedPoi } from './opened-pois.repository.ts';

interface Opening {
  participationId: number;
  poiId: number;
  at: Date;
}

/** Opens a poi for a participation, regardless of its prerequisites, and returns its name. Throws `not_found`, `nochange` if it is open already. */
export async function openPoi(tx: Tx, { participationId, poiId, at }: Opening): Promise<string> {
  const participation = await findParticipation(tx, participationId);
  const name = participation && (await findPoiName(tx, poiId, participation.explorationId));
  if (!participation || name === undefined) throw new Problem('not_found');
  const wasOpened = await isOpenedPoi(tx, participationId, poiId);
  const prerequisites = await listPrerequisites(tx, poiId, undefined);
  if (wasOpened || isUnlocked(prerequisites, reachedBy(participation, at))) throw new Problem('nochange');
  await insertOpenedPoi(tx, { participationId, poiId, openedAt: at });
  return name;
}
