import type { Problems } from '@puzzle-runs/contract/failures.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { CountedAct } from '@puzzle-runs/domain/insights/count-act.ts';
import { isUnlocked } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { listPrerequisites, type PlayedContentRows } from '../cached-content.repository.ts';
import { countForInsights } from '../counting/count-act.service.ts';
import { isOpenedPoi } from '../event/opened-pois.repository.ts';
import { reachedBy } from '../joined-pois/joined-pois.service.ts';
import type { Participation } from '../play.repository.ts';
import type { Earlier } from './submissions.repository.ts';

/** Result of a submission. A wrong answer (422) is an outcome, not an error: it is counted and stored. */
export type SubmissionOutcome = { status: 200; body: SubmissionResult } | { status: 422; body: Problems };

/** The player with the participation as read in this transaction. */
export interface SubmissionContext {
  player: RunTokenClaims;
  participation: Participation;
  /** The content of the run at the revision of this transaction; undefined if it is not cached. */
  content: PlayedContentRows | undefined;
  earlier: Earlier;
  at: Date;
}

/** Throws `poi_locked` unless the participation meets all prerequisites of the poi, or the organiser opened it. */
export async function refuseLockedPoi(
  tx: Tx,
  { participation, content, at }: Pick<SubmissionContext, 'participation' | 'content' | 'at'>,
  poiId: number,
): Promise<void> {
  const prerequisites = await listPrerequisites(tx, poiId, content);
  if (isUnlocked(prerequisites, reachedBy(participation, at))) return;
  if (!(await isOpenedPoi(tx, participation.id, poiId))) throw new Problem('poi_locked');
}

/** Counts an act that was carried out. */
export function countSubmission(
  tx: Tx,
  { participation, earlier: { tally }, content, at }: SubmissionContext,
  act: CountedAct & { gained?: number; paid?: number },
): Promise<void> {
  return countForInsights(tx, { participation, tally, content, at }, act);
}
