import { isUnlocked } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { listPrerequisites } from '../cached-content.repository.ts';
import { reachedBy } from '../joined-pois/joined-pois.service.ts';
import { findParticipation } from '../play.repository.ts';
import { findOpenedPoi, findPoiName, insertOpenedPoi } from './opened-pois.repository.ts';

interface Opening {
  participationId: number;
  poiId: number;
  /** Made up by the client: a repeated request changes nothing. */
  submissionId: string | null;
  at: Date;
}

interface OpenedPoi {
  name: string;
  openedAt: Date;
  /** False for a repeated request. */
  isNew: boolean;
}

/** Opens a poi for a participation, whatever its prerequisites. Throws `not_found`, `nochange` if it is open already. */
export async function openPoi(tx: Tx, { participationId, poiId, submissionId, at }: Opening): Promise<OpenedPoi> {
  const participation = await findParticipation(tx, participationId);
  const name = participation && (await findPoiName(tx, poiId, participation.explorationId));
  if (!participation || name === undefined) throw new Problem('not_found');
  const before = await findOpenedPoi(tx, participationId, poiId);
  if (before && submissionId !== null && before.submissionId === submissionId)
    return { name, openedAt: before.openedAt, isNew: false };
  const prerequisites = await listPrerequisites(tx, poiId, undefined);
  if (before || isUnlocked(prerequisites, reachedBy(participation, at))) throw new Problem('nochange');
  await insertOpenedPoi(tx, { participationId, poiId, submissionId, openedAt: at });
  return { name, openedAt: at, isNew: true };
}
