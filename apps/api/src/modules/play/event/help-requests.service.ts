import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { HelpRequest, NewHelpRequest } from '@puzzle-runs/contract/play/help.ts';
import { refuseNextHelp } from '@puzzle-runs/domain/battle/help-request.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { asMerged, getExactParticipation, getParticipation, refuseOutsidePlayTime } from '../play.service.ts';
import { findHelpBySubmission, findLastHelp, type HelpRow, insertHelp, isPlaceOf } from './help-requests.repository.ts';

/**
 * Stores a request for help of a team and tells its organiser.
 * Idempotent: the same `submission_id` returns the first request again.
 * @throws `unauthorized`, `help_not_offered`, `battle_not_open`, `not_found` for a poi or task of another run,
 * `help_already_requested`, `help_too_soon`
 */
export function requestHelp(deps: HelpDeps, player: RunTokenClaims, request: NewHelpRequest): Promise<HelpRequest> {
  return asMerged(deps.store.db, player, (merged) => requestHelpAs(deps, merged, request));
}

type HelpDeps = Pick<Deps, 'store' | 'changeFeed' | 'now'>;

async function requestHelpAs(
  { store, changeFeed, now }: HelpDeps,
  player: RunTokenClaims,
  { poi_id: poiId, task_id, text, submission_id: submissionId }: NewHelpRequest,
): Promise<HelpRequest> {
  const { row, battleId } = await store.transact(
    async (tx) => {
      const participation = await getExactParticipation(tx, player);
      const { id, explorationId } = participation;
      const before = submissionId && (await findHelpBySubmission(tx, id, submissionId));
      if (before) return { row: before, battleId: null };
      if (participation.helpRequests !== true) throw new Problem('help_not_offered');
      const at = now();
      refuseOutsidePlayTime(participation, at);
      const taskId = task_id ?? null;
      if (!(await isPlaceOf(tx, explorationId, { poiId, taskId }))) throw new Problem('not_found');
      const last = await findLastHelp(tx, id);
      refuseNextHelp(last && { state: last.state, createdAt: last.createdAt.getTime() }, at.getTime());
      const request = { participationId: id, poiId, taskId, text: text.trim(), state: 'open', createdAt: at } as const;
      const row = await insertHelp(tx, { ...request, submissionId: submissionId ?? null });
      return { row, battleId: participation.battleId };
    },
    { lock: `participation:${player.participation_id}` },
  );
  if (battleId !== null) changeFeed.publish({ participationId: row.participationId, battleId });
  return toHelpRequest(row);
}

/** The last request for help of the player's team. Throws `unauthorized`. */
export async function readLastHelp(
  { store: { db } }: Pick<Deps, 'store'>,
  player: RunTokenClaims,
): Promise<{ request: HelpRequest | null }> {
  const { id } = await getParticipation(db, player);
  const row = await findLastHelp(db, id);
  return { request: row ? toHelpRequest(row) : null };
}

function toHelpRequest({ id, poiId, taskId, text, state, answer, createdAt }: HelpRow): HelpRequest {
  return { id, poi_id: poiId, task_id: taskId, text, state, answer, created_at: createdAt.toISOString() };
}
