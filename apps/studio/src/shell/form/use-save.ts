import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { alertFor } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';

interface Saving<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /** Handles a refusal that the form itself shows, for example beside a field; returns false to leave it to an alert. */
  onRefused?: (problem: ApiProblem, input: Input) => boolean;
}

/**
 * Sends what was entered. A refusal becomes an alert of the same page, which keeps everything that was entered; a session that ended
 * leads to the login.
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
