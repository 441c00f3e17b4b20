import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { type EntryLabel, Withdrawn } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { describeGivenAnswer } from '@puzzle-runs/web/tasks/answer-forms.ts';
import type { Task } from '@puzzle-runs/web/tasks/task.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPhoneVerdict } from '#offline/outbox-view.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { withResult } from '../joined-update.ts';
import { usePlay } from '../play-context.ts';
import { isUnauthorized, refetchGame } from '../queries.ts';
import { lateResultKey } from './use-outbox-results.ts';
import { type Target, useQueuedEntry } from './use-queued-entry.ts';

/**
 * Sends answers, hint purchases and arrivals, each once. A game of the API puts them into the outbox, which sends them
 * as soon as there is a network: `waiting` until then.
 */
export function useSubmission(target: Target, { onRefused }: { onRefused: (problem: ApiProblem) => void }) {
  const { server, joined, place, isOffline = false } = usePlay();
  const { waiting, refused: refusedLater } = useQueuedEntry(target);
  const client = useQueryClient();
  const { data: late } = useQuery<SubmissionResult>({
    queryKey: lateResultKey(storageKeyOf(place), target),
    queryFn: skipToken,
  });
  const alert = useAlert();
  const closed = useClosedReason() !== undefined;

  const submission = useMutation<SubmissionResult, ApiProblem, Submission>({
    mutationFn: (body) => server.submit(body, entryLabelOf(joined, body)),
    throwOnError: isUnauthorized,
    onSuccess(result) {
      if (!isPhoneVerdict(result))
        client.setQueryData(server.joined.queryKey, (joined) => joined && withResult(joined, result));
      void refetchGame(client);
      alert(null);
    },
    onError(problem) {
      if (!(problem instanceof Withdrawn)) onRefused(problem);
    },
  });

  const { reset } = submission;
  const failure = submission.error instanceof Withdrawn ? null : submission.error;
  const error = failure ?? refusedLater ?? null;
  const refused = error?.code === 'battle_not_open';
  useEffect(() => {
    // the schedule note explains it now; the old refusal must not reappear when the battle continues
    if (closed && refused) reset();
  }, [closed, refused, reset]);

  // An entry that another tab or an earlier visit queued is no mutation of this screen.
  return { ...submission, data: submission.data ?? late, error: waiting ? null : error, waiting, isOffline };
}

/** Names of what a submission belongs to, from the pois that the player sees. */
function entryLabelOf({ exploration, rows }: JoinedPois, submission: Submission): EntryLabel {
  for (const poi of rows) {
    if (!poi.unlocked) continue;
    const label = { exploration: exploration.name, poi: poi.name };
    if (submission.progress_type === 'task') {
      const task = poi.Tasks.find(({ id }) => id === submission.progress_id) as Task | undefined;
      if (!task) continue;
      // The cast is safe: the form of the task's kind made the answer.
      const answer = submission.answer as TaskAnswers[TaskType];
      return { ...label, task: task.name, answer: describeGivenAnswer(task.task_type, answer, task.task) || undefined };
    }
    if (submission.progress_type === 'arrival') {
      if (poi.id === submission.progress_id) return label;
      continue;
    }
    const hints = hintsOf(poi);
    const number = hints.findIndex(({ id }) => id === submission.progress_id) + 1;
    if (number > 0) return { ...label, hint: { number, cost: hints[number - 1]?.cost ?? 0 } };
  }
  return { exploration: exploration.name };
}
