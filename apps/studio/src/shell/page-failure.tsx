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

/** No failures: an address that leads nowhere, one that is for owners only, and a session that ended, which leads to the login. */
const EXPECTED: readonly FailureCode[] = ['not_found', 'forbidden', 'unauthorized'];

/** What a page shows instead of itself when it cannot be loaded: a sentence, another try, and the alert `unexpected` (specification 2, part 8). */
export const PageFailure: FailureView = function Failure({ error, onRetry }) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const code = failureCodeOf(error);

  const tell = useEffectEvent(() => {
    if (!EXPECTED.includes(code)) showAlert('unexpected');
  });
  useEffect(() => tell(), []);

  function retry() {
    showAlert(null);
    // The button that was pressed is gone with the next picture of the page.
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
