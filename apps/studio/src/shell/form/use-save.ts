import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { alertFor } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';

interface Saving<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /**
   * Handles a refusal that the form itself shows, for example next to a field; returns false to show an alert instead.
   */
  onRefused?: (problem: ApiProblem, input: Input) => boolean;
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
      if (!(error instanceof ApiProblem)) return showAlert('unexpected');
      if (error.code === 'unauthorized' || onRefused?.(error, input)) return;
      showAlert(alertFor(error.code));
    },
  });
}
