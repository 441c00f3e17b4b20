import type { ApiProblem, FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isPhoneVerdict } from '#offline/outbox-view.ts';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { countsWrongAnswers, withRemainingAttempts } from '../joined-update.ts';
import { usePlay } from '../play-context.ts';
import { refetchGame } from '../queries.ts';

interface Handling {
  /** The alert in the address; null where the task or hint explains the refusal itself and may be retried. */
  alert: AlertCode | null;
  /** This device's state is outdated. */
  outdated?: true;
}

/** What a refusal does. Every other one leaves the alert `unexpected`. */
const HANDLING: Readonly<Partial<Record<FailureCode, Handling>>> = {
  network: { alert: null },
  unavailable: { alert: null },
  rate_limited: { alert: null },
  no_attempts_left: { alert: null, outdated: true },
  poi_locked: { alert: null, outdated: true },
  not_there_yet: { alert: null, outdated: true },
  position_inaccurate: { alert: null },
  wrong_arrival_code: { alert: null },
  battle_not_open: { alert: null, outdated: true },
  photo_limit: { alert: null },
  media_too_large: { alert: null },
  too_large: { alert: null },
  wrong_media_type: { alert: null },
  not_enough_points: { alert: 'not_enough_points' },
  hint_not_yet: { alert: null, outdated: true },
  poi_full: { alert: null, outdated: true },
  task_already_progressed: { alert: 'task_already_progressed', outdated: true },
  not_found: { alert: 'not_found', outdated: true },
};

/**
 * Handles a refused answer, hint or arrival: refetches, counts attempts down, and names the refusal in the address. Its
 * place on the page draws it.
 */
export function useRefusalHandler({ onNotReloaded }: { onNotReloaded?: () => void } = {}) {
  const { server, joined } = usePlay();
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

  /**
   * Updates the attempts left and keeps what was entered. The game is read again where a hint may come, and after the
   * last attempt, which may finish the run.
   */
  function handleWrongAnswer(taskId: number, problem: ApiProblem) {
    const { remaining_attempts: remaining } = problem.params;
    if (typeof remaining === 'number' && !isPhoneVerdict(problem)) {
      client.setQueryData(
        server.joined.queryKey,
        (joined) => joined && withRemainingAttempts(joined, taskId, remaining),
      );
    }
    if (remaining === 0 || countsWrongAnswers(joined, taskId)) void refetchGame(client);
    alert('wrong_answer', { inPlace: true });
  }

  return function refuse(problem: ApiProblem, id: number) {
    const { code } = problem;
    if (code === 'unauthorized') return;
    if (code === 'wrong_answer') return handleWrongAnswer(id, problem);
    if (code === 'duplicated_answer') return void refetchAfterDuplicate();
    const { alert: named, outdated } = HANDLING[code] ?? { alert: 'unexpected' };
    if (outdated) void refetchGame(client);
    // A task that was deleted meanwhile cannot show its own refusal.
    if (named !== null) alert(named, { inPlace: code !== 'not_found' });
  };
}
