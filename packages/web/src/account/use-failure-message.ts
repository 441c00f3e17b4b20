import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../api/api-problem.ts';
import { accountTexts } from '../i18n/account.ts';
import { waitingTimeOf } from './waiting-time.ts';

/** Message for a failed call, with the waiting time if the API sent one. */
export function useFailureMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation(accountTexts);
  return ({ code, params: { retry_after: seconds } }) => {
    if (typeof seconds !== 'number') return t(`problem.${code}`);
    const { unit, count } = waitingTimeOf(seconds);
    return t(`account.wait.${unit}`, { count });
  };
}
