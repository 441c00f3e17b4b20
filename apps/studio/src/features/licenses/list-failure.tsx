import { Button } from '@mantine/core';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { useAlert } from '#shell/alerts/use-alert.ts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Replaces a list that failed to load. Retrying also closes the alert. */
export function LicenseListFailure({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const showAlert = useAlert();

  function retry() {
    showAlert(null);
    onRetry();
  }

  return (
    <EmptyState
      title={t('state.error.title')}
      text={t(`problem.${failureCodeOf(error)}`)}
      action={<Button onClick={retry}>{t('action.retry')}</Button>}
    />
  );
}
