import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { useTranslation } from 'react-i18next';
import { useFailureAlert } from '#shell/alerts/use-failure-alert.ts';

/** Replaces a list that failed to load: a message and a retry button. */
export const ListFailure: FailureView = function ListFailure({ error, onRetry }) {
  const { t } = useTranslation();
  useFailureAlert();
  return (
    <EmptyState
      title={t('explore.failed')}
      text={t(`problem.${failureCodeOf(error)}`)}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
};
