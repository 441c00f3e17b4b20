import { Button } from '@mantine/core';
import { failureCodeOf } from '@puzzle-runs/web/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/catch.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';
import { useAlert } from './use-alert.ts';

/** What a page shows instead of itself when it cannot be loaded: a sentence, another try, and the alert `unexpected` (specification 2, part 8). */
export const Failure: FailureView = function Failure({ error, onRetry }) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const code = failureCodeOf(error);

  const tell = useEffectEvent(() => {
    // Neither is a failure: the one is an address that leads nowhere, the other leads to the login.
    if (code !== 'not_found' && code !== 'unauthorized') showAlert('unexpected');
  });
  useEffect(() => tell(), []);

  function retry() {
    showAlert(null);
    onRetry();
  }

  if (code === 'not_found') return <NotFound />;
  const title = t(code === 'network' ? 'alert.network' : 'state.error.title');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={t(`problem.${code}`)}
        action={<Button onClick={retry}>{t('action.retry')}</Button>}
      />
    </>
  );
};
