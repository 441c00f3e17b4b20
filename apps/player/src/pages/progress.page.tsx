import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressList } from '#features/progress/progress-list.tsx';
import { TakeOver } from '#features/progress/take-over.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { isOnHomeScreenOfApple } from '#offline/install-prompt.ts';
import { LazyWaitingList, loadOutbox } from '#offline/load-outbox.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { SavedRuns } from '#offline/saved-runs.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './progress.module.css';

/** Replaces the list of runs that failed to load; without a network, shows the runs on this phone. */
const ProgressFailure: FailureView = function ProgressFailure(props) {
  return (
    <>
      <SectionFailure {...props} />
      {failureCodeOf(props.error) === 'network' && <SavedRuns />}
    </>
  );
};

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

/** Waiting entries of all games on this device, including runs that were deleted or must be joined again. */
function AllWaiting() {
  const { entries } = useOutboxView();
  useEffect(() => void loadOutbox().catch(() => undefined), []);
  const games = Map.groupBy(entries, ({ game }: OutboxEntry) => game);
  return Array.from(games, ([game, queued]) => {
    const [first] = queued;
    return (
      first && <LazyWaitingList key={game} entries={queued} place={first.place} exploration={first.label.exploration} />
    );
  });
}
