import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAlert } from '#shell/use-alert.ts';
import { useClosed } from './event/use-closed.ts';
import { withResult } from './joined-update.ts';
import { usePlay } from './play-context.ts';
import { isUnauthorized, readAgain } from './queries.ts';
import { randomUuid } from './random-uuid.ts';
import { isOpen, repeatDelay, repeatsAfter, type Sending, sendingOf } from './submission.ts';

/**
 * Sends answers and paid hints. A lost connection is repeated by itself a few times, then as often as the player likes,
 * always under the same `submission_id`, so that nothing counts twice (design: play rules).
 */
export function useSubmission(onRefused: (problem: ApiProblem) => void) {
  const { server } = usePlay();
  const client = useQueryClient();
  const alert = useAlert();
  const unanswered = useRef<Sending>(null);
  const closed = useClosed() !== undefined;

  const submission = useMutation<SubmissionResult, ApiProblem, Submission>({
    mutationFn(body) {
      const sending = sendingOf(unanswered.current, body, randomUuid);
      unanswered.current = sending;
      return server.submit({ ...body, submission_id: sending.id });
    },
    retry: (failures, { code }) => repeatsAfter(failures, code),
    retryDelay: repeatDelay,
    throwOnError: isUnauthorized,
    onSuccess(result) {
      unanswered.current = null;
      client.setQueryData(server.joined.queryKey, (joined) => joined && withResult(joined, result));
      void readAgain(client);
      alert(null);
    },
    onError(problem) {
      if (!isOpen(problem.code)) unanswered.current = null;
      onRefused(problem);
    },
  });

  const { error, reset } = submission;
  const refused = error?.code === 'battle_not_open';
  useEffect(() => {
    if (closed && refused) reset(); // the screen says it by now; once the battle goes on, nothing of it is left
  }, [closed, refused, reset]);

  return submission;
}
