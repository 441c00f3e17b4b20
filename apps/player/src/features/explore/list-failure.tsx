import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** Replaces a list that failed to load: shows the alert `unexpected` and a retry button. */
export const ListFailure: FailureView = function ListFailure({ error, onRetry }) {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();

  useEffect(() => {
    setParams((params) => ({ ...Object.fromEntries(params), alert: 'unexpected' }), { replace: true });
  }, [setParams]);

  function retry() {
    setParams((params) => withoutAlert(params.toString()), { replace: true });
    onRetry();
  }

  return (
    <EmptyState
      title={t('explore.failed')}
      text={t(`problem.${failureCodeOf(error)}`)}
      action={<Button onClick={retry}>{t('action.retry')}</Button>}
    />
  );
};
