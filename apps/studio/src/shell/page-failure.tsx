import { Button } from '@mantine/core';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlert } from './alerts/use-alert.ts';
import { Forbidden } from './login/forbidden.tsx';
import { PageTitle } from './navigation/page-title.tsx';
import { NotFound } from './not-found.tsx';

/** Expected codes without the alert: unknown address, owners-only page, and ended session, which leads to the login. */
const EXPECTED: readonly FailureCode[] = ['not_found', 'forbidden', 'unauthorized'];

/** Shown when a page cannot be loaded: a message, a retry button, and the alert `unexpected`. */
export const PageFailure: FailureView = function Failure({ error, onRetry }) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const code = failureCodeOf(error);

  const tell = useEffectEvent(() => {
    if (!EXPECTED.includes(code)) showAlert(code === 'unavailable' ? code : 'unexpected');
  });
  useEffect(() => tell(), []);

  function retry() {
    showAlert(null);
    // The retry button is about to be unmounted; move the focus to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  }

  if (code === 'not_found') return <NotFound />;
  if (code === 'forbidden') return <Forbidden />;
  const lost = code === 'network';
  const title = t(lost ? 'alert.network' : 'state.error.title');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={t(lost ? 'state.network.text' : `problem.${code}`)}
        action={<Button onClick={retry}>{t('action.retry')}</Button>}
      />
    </>
  );
};
