import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountQuery } from '#shell/account-call.ts';
import styles from './insights.module.css';

/** The wrong answer that most participations gave to a task, with a link to all. Renders nothing if no answer was given twice. */
export function FrequentWrongAnswer({ explorationId, taskId }: { explorationId: number; taskId: number }) {
  const { t } = useTranslation(statisticTexts);
  const params = { exploration_id: explorationId };
  const { data } = useSuspenseQuery(accountQuery(routes.managedInsights.wrongAnswers, { params }));
  const first = data.rows.find(({ task_id }) => task_id === taskId); // the most frequent first
  if (!first) return null;
  return (
    <dd className={styles.text}>
      <a href="#wrong">{t('insights.hardest.wrong', { text: first.text, count: first.participations })}</a>
    </dd>
  );
}
