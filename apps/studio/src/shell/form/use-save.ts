import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AlertCode, alertFor } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';
import { type Act, useActs } from './use-acts.ts';

interface Saving<Input, Answer> {
  /** Sends the input. Calls that count once per `submission_id` are sent by `act`. */
  send: (input: Input, act: Act) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /**
   * Handles a refusal that the form itself shows, for example next to a field; returns false to show an alert instead.
   */
  onRefused?: (problem: ApiProblem, input: Input) => boolean;
  /** Whether `send` may return although one of its calls failed, which then keeps its id. */
  partly?: boolean;
}

/** Alert of a failed call; null if `isShown` shows the refusal elsewhere, or if the session has ended. */
export function failureAlert(error: unknown, isShown: (problem: ApiProblem) => boolean): AlertCode | null {
  if (!(error instanceof ApiProblem)) return 'unexpected';
  return error.code === 'unauthorized' || isShown(error) ? null : alertFor(error.code);
}

/**
 * Sends the input. A refusal becomes an alert on the same page, and the input is kept.
 * An ended session leads to the login. The same input is not sent again while it is on its way.
 */
export function useSave<Input, Answer>({ send, onDone, onRefused, partly = false }: Saving<Input, Answer>) {
  const showAlert = useAlert();
  const { act, finish, renew } = useActs();
  const [sending] = useState(() => new Set<string>());
  const saving = useMutation({
    mutationFn: (input: Input) => send(input, act),
    onSuccess(answer, input) {
      if (partly) finish();
      else renew();
      return onDone(answer, input);
    },
    onError(error, input) {
      const alert = failureAlert(error, (problem) => onRefused?.(problem, input) ?? false);
      if (alert) showAlert(alert);
    },
    onSettled(_answer, _error, input) {
      sending.delete(keyOf(input));
    },
  });

  /** Ignores a second press, which may come before `isPending` is rendered. Settles with the call, never rejects. */
  async function settle(input: Input): Promise<void> {
    const key = keyOf(input);
    if (sending.has(key)) return;
    sending.add(key);
    await saving.mutateAsync(input).catch(() => undefined);
  }

  return { ...saving, mutate: (input: Input): void => void settle(input), settle, renew };
}

function keyOf(input: unknown): string {
  return JSON.stringify(input) ?? '';
}
