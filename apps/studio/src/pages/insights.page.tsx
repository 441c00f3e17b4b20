import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Comments } from '#features/feedback/comments.tsx';
import { TaskReports } from '#features/feedback/task-reports.tsx';
import { InsightsView } from '#features/insights/insights-view.tsx';
import { statisticTexts } from '#i18n/statistic.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ResultParts } from '#shell/navigation/run-tabs.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import styles from './insights.page.module.css';

/** …/insights: insights of the run, with reports and comments of players. */
export default function InsightsPage() {
  const { t } = useTranslation(statisticTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <div className={styles.header}>
        <RunHeader
          exploration={exploration}
          part={t('insights.title')}
          parts={<ResultParts exploration={slug} />}
          text={t('insights.intro')}
        />
      </div>
      <PageBoundary>
        <InsightsView explorationId={exploration.id} own={exploration} />
      </PageBoundary>
      <PageBoundary>
        <div className={styles.feedback}>
          <TaskReports exploration={exploration} />
          <Comments explorationId={exploration.id} />
        </div>
      </PageBoundary>
    </>
  );
}
