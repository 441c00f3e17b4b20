import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useClosedReason } from './event/use-closed-reason.ts';
import {
  isOutcomeUnknown,
  type PendingSubmission,
  resendDelay,
  reusePending,
  shouldResend,
} from './idempotent-submission.ts';
import { withResult } from './joined-update.ts';
import { usePlay } from './play-context.ts';
import { isUnauthorized, refetchGame } from './queries.ts';
import { randomUuid } from './random-uuid.ts';

interface Listeners {
  onRefused: (problem: ApiProblem) => void;
  onAccepted?: (submission: Submission) => void;
}

/**
 * Sends answers and hint purchases. Resends automatically after a lost connection, then whenever the player retries, always with the same
 * `submission_id`, so that nothing counts twice.
 */
export function useSubmission({ onRefused, onAccepted }: Listeners) {
  const { server } = usePlay();
  const client = useQueryClient();
  const alert = useAlert();
  const pending = useRef<PendingSubmission>(null);
  const closed = useClosedReason() !== undefined;

  const submission = useMutation<SubmissionResult, ApiProblem, Submission>({
    mutationFn(body) {
      const submissionSent = reusePending(pending.current, body, randomUuid);
      pending.current = submissionSent;
      return server.submit({ ...body, submission_id: submissionSent.id });
    },
    retry: (failures, { code }) => shouldResend(failures, code),
    retryDelay: resendDelay,
    throwOnError: isUnauthorized,
    onSuccess(result, sent) {
      pending.current = null;
      onAccepted?.(sent);
      client.setQueryData(server.joined.queryKey, (joined) => joined && withResult(joined, result));
      void refetchGame(client);
      alert(null);
    },
    onError(problem) {
      if (!isOutcomeUnknown(problem.code)) pending.current = null;
      onRefused(problem);
    },
  });

  const { error, reset } = submission;
  const refused = error?.code === 'battle_not_open';
  useEffect(() => {
    if (closed && refused) reset(); // the schedule note explains it now; the old refusal must not reappear when the battle continues
  }, [closed, refused, reset]);

  return submission;
}
