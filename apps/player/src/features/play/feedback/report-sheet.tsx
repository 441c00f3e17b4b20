import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { useRunToken } from '../play-context.ts';
import styles from './feedback.module.css';
import { ReportForm } from './report-form.tsx';

/** The own report about a task with its state, or the form for one. Teams report together. */
export function ReportSheet({ taskId }: { taskId: number }) {
  const { t } = useTranslation(feedbackTexts);
  const headers = useRunToken();
  const { data, isPending } = useQuery({ ...query(routes.feedback.reports, { headers }), refetchOnMount: 'always' });
  const own = data?.rows.find(({ task_id }) => task_id === taskId);
  if (isPending) return <PageSpinner label={t('state.loading')} />;
  // Without a network, sending the form shows the failure. The status is there before its words, so that screen readers
  // speak them.
  return (
    <>
      {!own && <ReportForm taskId={taskId} />}
      <div className={styles.form} role="status">
        {own && (
          <>
            <p>
              <strong>{t(own.resolved ? 'feedback.report.resolved' : 'feedback.report.sent')}</strong>{' '}
              {t(own.resolved ? 'feedback.report.resolved.text' : 'feedback.report.sent.text')}
            </p>
            <blockquote>
              {t(`feedback.report.reason.${own.reason}`)}
              {own.text !== '' && `\n${own.text}`}
            </blockquote>
          </>
        )}
      </div>
    </>
  );
}
