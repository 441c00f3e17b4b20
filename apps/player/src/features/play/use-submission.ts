import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import { call } from '@puzzle-runs/web/api.ts';
import type { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAlert } from '#shell/use-alert.ts';
import { withResult } from './joined-update.ts';
import { usePlay } from './play-context.ts';
import { isUnauthorized, joinedQuery, readAgain } from './queries.ts';
import { randomUuid } from './random-uuid.ts';
import { isOpen, repeatDelay, repeatsAfter, type Sending, sendingOf } from './submission.ts';

/**
 * Sends answers and paid hints. A lost connection is repeated by itself a few times, then as often as the player likes,
 * always under the same `submission_id`, so that nothing counts twice (design: play rules).
 */
export function useSubmission(onRefused: (problem: ApiProblem) => void) {
  const { headers } = usePlay();
  const client = useQueryClient();
  const alert = useAlert();
  const unanswered = useRef<Sending>(null);

  return useMutation<SubmissionResult, ApiProblem, Submission>({
    mutationFn(body) {
      const sending = sendingOf(unanswered.current, body, randomUuid);
      unanswered.current = sending;
      return call(routes.progress.submit, { headers, body: { ...body, submission_id: sending.id } });
    },
    retry: (failures, { code }) => repeatsAfter(failures, code),
    retryDelay: repeatDelay,
    throwOnError: isUnauthorized,
    onSuccess(result) {
      unanswered.current = null;
      client.setQueryData(joinedQuery(headers).queryKey, (joined) => joined && withResult(joined, result));
      void readAgain(client);
      alert(null);
    },
    onError(problem) {
      if (!isOpen(problem.code)) unanswered.current = null;
      onRefused(problem);
    },
  });
}
