import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressFailure } from '#features/progress/progress-failure.tsx';
import { ProgressList } from '#features/progress/progress-list.tsx';
import { TakeOver } from '#features/progress/take-over.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { isOnHomeScreenOfApple } from '#offline/install-prompt.ts';
import { AllWaiting } from '#offline/waiting/all-waiting.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './progress.module.css';

const LazyContinueHere = onDemand(
  () => import('#features/handover/continue-here.tsx').then((file) => file.ContinueHere),
  { onFail: Nothing },
);

export default function ProgressPage() {
  const { t } = useTranslation(accountPagesTexts);
  const account = useAccount();
  return (
    <>
      <PageMeta title={t('nav.progress')} hidden />
      <PageHeader title={t('nav.progress')} subtitle={t(account ? 'progress.subtitle.account' : 'progress.subtitle')} />
      <Suspense>
        <AllWaiting />
      </Suspense>
      {isOnHomeScreenOfApple() && (
        <Suspense>
          <LazyContinueHere />
        </Suspense>
      )}
      <PageBoundary failure={ProgressFailure}>
        <TakeOver />
        <ProgressList />
      </PageBoundary>
      {!account && (
        <p className={styles.keep}>
          <Link to={to.page('register')}>{t('progress.keep')}</Link>
        </p>
      )}
    </>
  );
}
