import type { OwnProgress } from '@puzzle-runs/contract/play/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Store } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { toPlayedExploration } from '#mapping/public-exploration.ts';
import { listFinishStates } from '#modules/play/score/finish.service.ts';
import { pointsOf, taskFigures } from '#modules/play/score/points.service.ts';
import { deleteParticipation, findSoloParticipation, listParticipations } from './progress.repository.ts';

/** Progress of the account and of the guest of this device, solo and in teams, latest joined first. */
export async function listOwnProgress(db: Db, session: Session | null, guestId: string | undefined) {
  const members = [
    ...(session ? [`user:${session.user_id}`] : []),
    ...(guestId === undefined ? [] : [`guest:${guestId}`]),
  ];
  const found = members.length > 0 ? await listParticipations(db, members) : [];
  const states = await listFinishStates(db, found);
  const rows = found.map((row, index): OwnProgress => {
    return {
      ...pointsOf(row),
      progressor_type: row.progressorType,
      progressor_id: row.progressorType === 'team' ? null : row.progressorId,
      Exploration: toPlayedExploration(row.exploration, row.exploration.lang),
      Battle: row.battle,
      Team: row.team,
      ...taskFigures(states[index]?.tasks ?? { total: 0, completed: 0 }),
      finished_at: states[index]?.finishedAt?.toISOString() ?? null,
    };
  });
  return { count: rows.length, rows };
}

/**
 * Deletes the caller's own progress in one exploration for good. The rating stays, without a name.
 * @throws `unauthorized` without a login for an account's progress, `invalid_request` without a guest id, `not_found`.
 */
export function deleteOwnProgress(
  store: Store,
  session: Session | null,
  request: { progressor_type: 'guest' | 'user'; guest_id?: string | null | undefined; exploration_id: number },
): Promise<{ deleted: number }> {
  const progressorId = progressorIdOf(session, request);
  return store.transact(async (tx) => {
    const own = await findSoloParticipation(tx, {
      progressorType: request.progressor_type,
      progressorId,
      explorationId: request.exploration_id,
    });
    if (!own) throw new Problem('not_found');
    await deleteParticipation(tx, own.id);
    return { deleted: 1 };
  });
}

function progressorIdOf(
  session: Session | null,
  { progressor_type, guest_id }: { progressor_type: 'guest' | 'user'; guest_id?: string | null | undefined },
): string {
  if (progressor_type === 'guest') {
    if (!guest_id) throw new Problem('invalid_request');
    return guest_id;
  }
  if (!session) throw new Problem('unauthorized');
  return String(session.user_id);
}
