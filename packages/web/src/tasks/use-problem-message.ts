import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../api/api-problem.ts';
import { taskTexts } from '../i18n/task.ts';

/** Message for a refusal, with the seconds to wait if the API sent them. */
export function useProblemMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation(taskTexts);
  return ({ code, params: { retry_after: seconds } }) =>
    typeof seconds === 'number' ? t('play.wait', { count: seconds }) : t(`problem.${code}`);
}
