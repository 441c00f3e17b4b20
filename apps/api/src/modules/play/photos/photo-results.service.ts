import { isUnlocked } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { readContent } from '../cached-content.repository.ts';
import { recount } from '../counting/count-history.service.ts';
import { insertOpenedPoi, isOpenedPoi } from '../event/opened-pois.repository.ts';
import { reachedBy } from '../joined-pois/joined-pois.service.ts';
import { findParticipation, type Participation } from '../play.repository.ts';
import { addSolvedAt } from '../recalculate-points.repository.ts';
import { changeSolvedPoints, deleteSolved, findSolvedPoints, insertAcceptedPhoto } from './photo-results.repository.ts';
import type { PhotoRow } from './photos.repository.ts';

type SentPhoto = Pick<PhotoRow, 'id' | 'participationId' | 'member'> & { taskId: number; sentAt: Date };

async function getParticipation(tx: Tx, id: number): Promise<Participation> {
  const participation = await findParticipation(tx, id);
  if (!participation) throw new Problem('not_found');
  return participation;
}

/**
 * Gives the task of a photo and its points as of the time of sending, also after the end of a battle; changes the points if it is solved
 * already. Runs with the lock of the participation.
 */
export async function giveResult(tx: Tx, photo: SentPhoto, points: number): Promise<void> {
  const { participationId, taskId, sentAt } = photo;
  const participation = await getParticipation(tx, participationId);
  const before = await findSolvedPoints(tx, photo);
  if (before === undefined) {
    const { id: answer, member } = photo;
    await insertAcceptedPhoto(tx, { participationId, taskId, points, solvedAt: sentAt, member, answer });
    await addSolvedAt(tx, { id: participationId, points, at: sentAt, adjusted: participation.adjusted ?? 0 });
  } else if (before !== points) await changeSolvedPoints(tx, { participationId, taskId, before, after: points });
  await recount(tx, participationId);
}

/**
 * Withdraws the task of a photo and its points, if the photo has solved it. Pois that are open stay open. The caller counts the
 * participation again.
 */
export async function takeResult(
  tx: Tx,
  photo: Pick<SentPhoto, 'participationId' | 'taskId'>,
  at: Date,
): Promise<void> {
  const points = await findSolvedPoints(tx, photo);
  if (points === undefined) return;
  const before = await getParticipation(tx, photo.participationId);
  await deleteSolved(tx, { participationId: before.id, taskId: photo.taskId, points });
  await keepOpen(tx, before, at);
}

/** Opens the pois that only the number of solved tasks unlocked, before it becomes smaller. */
async function keepOpen(tx: Tx, before: Participation, at: Date): Promise<void> {
  const { prerequisites } = await readContent(tx, before.explorationId);
  const [now, after] = [reachedBy(before, at), reachedBy({ ...before, solved: before.solved - 1 }, at)];
  for (const [poiId, rows] of prerequisites) {
    const needed = rows.map(({ unlockType, value }) => ({ unlock_type: unlockType, value }));
    if (!isUnlocked(needed, now) || isUnlocked(needed, after)) continue;
    if (await isOpenedPoi(tx, before.id, poiId)) continue;
    await insertOpenedPoi(tx, { participationId: before.id, poiId, openedAt: at });
  }
}
