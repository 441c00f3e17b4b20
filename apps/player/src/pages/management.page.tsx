import { startHandover } from '@puzzle-runs/web/account/handover.ts';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';

/** Redirects to the same page of the studio, logged in. */
function Crossing({ path }: { path: string }) {
  const { t } = useTranslation(accountPagesTexts);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (failure !== undefined) return;
    startHandover(path).then((address) => location.replace(address), setFailure);
  }, [path, failure]);

  if (failure === undefined) return <PageSpinner label={t('state.loading')} />;
  return (
    <EmptyState
      level={1}
      title={t('crossing.failed')}
      text={t(`problem.${failureCodeOf(failure)}`)}
      action={<Button onClick={() => setFailure(undefined)}>{t('action.retry')}</Button>}
    />
  );
}

export default function ManagementPage() {
  const { pathname, search } = useLocation();
  const account = useAccount();
  if (!account) return <Navigate to={to.home()} replace />;
  return (
    <>
      <InfoPageMeta page="management" />
      <Crossing path={pathname + search} />
    </>
  );
}
