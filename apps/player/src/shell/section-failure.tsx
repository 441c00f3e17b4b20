import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { useTranslation } from 'react-i18next';
import { useFailureAlert } from './alerts/use-failure-alert.ts';

/** Failure view for a part of a page; the rest of the page still works. */
export const SectionFailure: FailureView = function SectionFailure({ error, onRetry }) {
  const { t } = useTranslation();
  useFailureAlert();
  const code = failureCodeOf(error);
  return (
    <EmptyState
      title={t(code === 'network' ? 'state.offline.title' : 'state.error.title')}
      text={t(`problem.${code}`)}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
};
