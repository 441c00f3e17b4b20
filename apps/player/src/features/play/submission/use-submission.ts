import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { Withdrawn } from '@puzzle-runs/web/outbox/waiters.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isPhoneVerdict } from '#offline/verdicts-view.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { withResult } from '../joined-update.ts';
import { usePlay } from '../play-context.ts';
import { isUnauthorized, refetchGame } from '../queries.ts';
import { entryLabelOf } from './entry-label.ts';
import {
  isOutcomeUnknown,
  type PendingSubmission,
  resendDelay,
  reusePending,
  shouldResend,
} from './idempotent-submission.ts';
import { lateResultKey } from './use-outbox-results.ts';
import { type Target, useQueuedEntry } from './use-queued-entry.ts';

interface Listeners {
  onRefused: (problem: ApiProblem) => void;
  onAccepted?: (submission: Submission) => void;
}

/**
 * Sends answers and hint purchases. A game of the API puts them into the outbox, which sends them as soon as there is a network: `waiting`
 * until then. A playground resends automatically. Always with the same `submission_id`, so that nothing counts twice.
 */
export function useSubmission(target: Target, { onRefused, onAccepted }: Listeners) {
  const { server, joined, place } = usePlay();
  const { waiting, refused: refusedLater } = useQueuedEntry(target);
  const client = useQueryClient();
  const { data: late } = useQuery<SubmissionResult>({
    queryKey: lateResultKey(storageKeyOf(place), target),
    queryFn: skipToken,
  });
  const alert = useAlert();
  const pending = useRef<PendingSubmission>(null);
  const closed = useClosedReason() !== undefined;

  const submission = useMutation<SubmissionResult, ApiProblem, Submission>({
    mutationFn(body) {
      const submissionSent = reusePending(pending.current, body, randomUuid);
      pending.current = submissionSent;
      return server.submit({ ...body, submission_id: submissionSent.id }, entryLabelOf(joined, body));
    },
    retry: (failures, { code }) => shouldResend(failures, code),
    retryDelay: resendDelay,
    throwOnError: isUnauthorized,
    onSuccess(result, sent) {
      pending.current = null;
      onAccepted?.(sent);
      if (!isPhoneVerdict(result))
        client.setQueryData(server.joined.queryKey, (joined) => joined && withResult(joined, result));
      void refetchGame(client);
      alert(null);
    },
    onError(problem) {
      if (!isOutcomeUnknown(problem.code)) pending.current = null;
      if (!(problem instanceof Withdrawn)) onRefused(problem);
    },
  });

  const { reset } = submission;
  const failure = submission.error instanceof Withdrawn ? null : submission.error;
  const error = failure ?? refusedLater ?? null;
  const refused = error?.code === 'battle_not_open';
  useEffect(() => {
    if (closed && refused) reset(); // the schedule note explains it now; the old refusal must not reappear when the battle continues
  }, [closed, refused, reset]);

  // An entry that another tab or an earlier visit queued is no mutation of this screen.
  return { ...submission, data: submission.data ?? late, error: waiting ? null : error, waiting };
}
