import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../api/api-problem.ts';
import { accountTexts } from '../i18n/account.ts';

/** A waiting time in the unit in which it is shown. */
type WaitingTime = { unit: 'seconds' | 'minutes'; count: number };

const MINUTE = 60;

/** Rounds `Retry-After` seconds up: seconds up to 90, then whole minutes. At least 1. */
export function waitingTimeOf(seconds: number): WaitingTime {
  return seconds <= 1.5 * MINUTE
    ? { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
}

/** Message for a failed call, with the waiting time if the API sent one. */
export function useFailureMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation(accountTexts);
  return ({ code, params: { retry_after: seconds } }) => {
    if (typeof seconds !== 'number') return t(`problem.${code}`);
    const { unit, count } = waitingTimeOf(seconds);
    return t(`account.wait.${unit}`, { count });
  };
}
