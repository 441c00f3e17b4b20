import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { alertFor } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';

interface Saving<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Takes a refusal that the form itself shows, beside a field for example; false leaves it to an alert. */
  onRefused?: (problem: ApiProblem, input: Input) => boolean;
}

/**
 * Sends what was entered. A refusal becomes an alert of the same page, on which everything entered stays as it is (specification 2,
 * part 2); a session that ended leads to the login.
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
