import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../api/api-problem.ts';
import { waitingTimeOf } from './wait.ts';

/** The sentence of a failed call, with the time to wait where the API names it. */
export function useFailureMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation();
  return ({ code, params: { retry_after: seconds } }) => {
    if (typeof seconds !== 'number') return t(`problem.${code}`);
    const { unit, count } = waitingTimeOf(seconds);
    return t(`account.wait.${unit}`, { count });
  };
}
