import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isPhoneVerdict } from '#offline/verdicts-view.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { withRemainingAttempts } from '../joined-update.ts';
import { usePlay } from '../play-context.ts';
import { refetchGame } from '../queries.ts';

/** Refusals that leave no alert in the address: the task or hint explains them and may be retried. */
const WITHOUT_ALERT: ReadonlySet<string> = new Set([
  'network',
  'unavailable',
  'no_attempts_left',
  'poi_locked',
  'not_there_yet',
  'position_inaccurate',
  'wrong_arrival_code',
  'rate_limited',
  'battle_not_open',
  'photo_limit',
  'media_too_large',
  'too_large',
  'wrong_media_type',
]);

/** Refusals that mean that this device's state is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  'no_attempts_left',
  'poi_locked',
  'not_there_yet',
  'task_already_progressed',
  'not_found',
  'battle_not_open',
]);

/** Refusals with an alert of their own; all others become `unexpected`. */
const ALERTS: ReadonlySet<string> = new Set(['not_enough_points', 'task_already_progressed', 'not_found']);

/** Handles a refused answer, hint or arrival: refetches, counts attempts down, and names the refusal in the address. Its place on the page draws it. */
export function useRefusalHandler({ onNotReloaded }: { onNotReloaded?: () => void } = {}) {
  const { server } = usePlay();
  const client = useQueryClient();
  const alert = useAlert();

  async function refetchAfterDuplicate() {
    await client.refetchQueries(server.joined, { throwOnError: true }).then(
      () => alert('duplicated_answer', { inPlace: true }),
      () => {
        onNotReloaded?.();
        alert('duplicated_answer_error', { inPlace: true });
      },
    );
  }

  /** Updates the attempts left and keeps what was entered. The last attempt may finish the run, so the game is read again. */
  function handleWrongAnswer(taskId: number, problem: ApiProblem) {
    const { remaining_attempts: remaining } = problem.params;
    if (typeof remaining === 'number' && !isPhoneVerdict(problem)) {
      client.setQueryData(
        server.joined.queryKey,
        (joined) => joined && withRemainingAttempts(joined, taskId, remaining),
      );
    }
    if (remaining === 0) void refetchGame(client);
    alert('wrong_answer', { inPlace: true });
  }

  return function refuse(problem: ApiProblem, id: number) {
    const { code } = problem;
    if (code === 'unauthorized') return;
    if (code === 'wrong_answer') return handleWrongAnswer(id, problem);
    if (code === 'duplicated_answer') return void refetchAfterDuplicate();
    if (OUTDATED.has(code)) void refetchGame(client);
    // A task that was deleted meanwhile cannot show its own refusal.
    if (!WITHOUT_ALERT.has(code)) alert(ALERTS.has(code) ? code : 'unexpected', { inPlace: code !== 'not_found' });
  };
}
