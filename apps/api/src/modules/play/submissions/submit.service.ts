import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { refuseOutsidePlayTime } from '../battle-end-with-extra-minutes.ts';
import { findCachedContent } from '../cached-content.repository.ts';
import { asMerged, getExactParticipation } from '../play.service.ts';
import { answerTask } from './answer-task.ts';
import { arriveAtPoi } from './arrive-at-poi.ts';
import { buyHint } from './buy-hint-once.ts';
import type { SubmissionContext, SubmissionOutcome } from './submission-context.ts';
import { findEarlier, saveOutcome } from './submissions.repository.ts';

/**
 * Answers a task, buys a hint or arrives at a poi in one transaction, serialised per participation: concurrent submissions of a team are
 * counted once. Idempotent: the same `submission_id` returns the first outcome again.
 * @throws `unauthorized`, `battle_not_open`, `not_found`, `poi_locked`, `not_there_yet`, `position_inaccurate`, `wrong_arrival_code`,
 * `no_attempts_left`, `task_already_progressed`, `duplicated_answer`, `not_enough_points`; nothing was written then.
 */
export function submit(deps: SubmitDeps, player: RunTokenClaims, submission: Submission): Promise<SubmissionOutcome> {
  return asMerged(deps.store.db, player, (merged) => submitAs(deps, merged, submission));
}

type SubmitDeps = Pick<Deps, 'store' | 'changeFeed' | 'now'>;

async function submitAs(
  { store, changeFeed, now }: SubmitDeps,
  player: RunTokenClaims,
  submission: Submission,
): Promise<SubmissionOutcome> {
  const { outcome, changed } = await store.transact(
    async (tx) => {
      const [participation, earlier] = await Promise.all([
        getExactParticipation(tx, player),
        findEarlier(tx, player.participation_id, {
          submissionId: submission.submission_id ?? null,
          taskId: submission.progress_type === 'task' ? submission.progress_id : null,
        }),
      ]);
      if (earlier.outcome) return { outcome: withState(earlier.outcome as SubmissionOutcome), changed: null };
      const at = now();
      refuseOutsidePlayTime(participation, at);
      const content = findCachedContent(store.db, participation);
      const outcome = await carryOut(tx, { player, participation, content, earlier, at }, submission);
      remember(tx, participation.id, submission.submission_id, outcome, at);
      return { outcome, changed: participation };
    },
    { lock: `participation:${player.participation_id}` },
  );
  if (changed) changeFeed.publish({ participationId: changed.id, battleId: changed.battleId });
  return outcome;
}

/** Outcomes from before photo tasks do not tell the state of a solved task. */
function withState(outcome: SubmissionOutcome): SubmissionOutcome {
  if (outcome.status !== 200 || outcome.body.progress_type !== 'task') return outcome;
  return { ...outcome, body: { ...outcome.body, state: outcome.body.state ?? 'solved' } };
}

function carryOut(tx: Tx, by: SubmissionContext, submission: Submission): Promise<SubmissionOutcome> {
  switch (submission.progress_type) {
    case 'task':
      return answerTask(tx, by, submission);
    case 'hint':
      return buyHint(tx, by, submission);
    case 'arrival':
      return arriveAtPoi(tx, by, submission);
  }
}

function remember(
  tx: Tx,
  participationId: number,
  submissionId: string | undefined,
  outcome: SubmissionOutcome,
  at: Date,
): void {
  if (submissionId) saveOutcome(tx, { participationId, submissionId, outcome, createdAt: at });
}
