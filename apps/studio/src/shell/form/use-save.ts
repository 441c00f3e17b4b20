import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { type AlertCode, alertFor } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';

interface Saving<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /**
   * Handles a refusal that the form itself shows, for example next to a field; returns false to show an alert instead.
   */
  onRefused?: (problem: ApiProblem, input: Input) => boolean;
}

/** Alert of a failed call; null if `isShown` shows the refusal elsewhere, or if the session has ended. */
export function failureAlert(error: unknown, isShown: (problem: ApiProblem) => boolean): AlertCode | null {
  if (!(error instanceof ApiProblem)) return 'unexpected';
  return error.code === 'unauthorized' || isShown(error) ? null : alertFor(error.code);
}

/**
 * Sends the input. A refusal becomes an alert on the same page, and the input is kept.
 * An ended session leads to the login.
 */
export function useSave<Input, Answer>({ send, onDone, onRefused }: Saving<Input, Answer>) {
  const showAlert = useAlert();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError(error, input) {
      const alert = failureAlert(error, (problem) => onRefused?.(problem, input) ?? false);
      if (alert) showAlert(alert);
    },
  });
}
