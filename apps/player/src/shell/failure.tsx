import { failureCodeOf, isCodeNotLoaded } from '@puzzle-runs/web/api/api-problem.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useFailureAlert } from './alerts/use-failure-alert.ts';
import { NotFound } from './not-found.tsx';
import { PageMeta } from './page-meta.tsx';

/** If its code is not stored, the page does without the list. */
const LazySavedRuns = onDemand(() => import('#offline/saved-runs.tsx').then((file) => file.SavedRuns), {
  onFail: Nothing,
});

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a page that failed to load: a message, a retry button, a link home. */
export function Failure({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const code = failureCodeOf(error);
  useFailureAlert(code !== 'not_found');
  if (code === 'not_found') return <NotFound />;

  const title = t(code === 'network' ? 'state.offline.title' : 'state.error.title');
  return (
    <>
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        text={t(`problem.${code}`)}
        action={
          <>
            <Button onClick={() => (isCodeNotLoaded(error) ? location.reload() : onRetry())}>
              {t('action.retry')}
            </Button>
            <Link to={to.home()} className={buttonClass('quiet')}>
              {t('action.home')}
            </Link>
          </>
        }
      />
      {code === 'network' && (
        <Suspense>
          <LazySavedRuns />
        </Suspense>
      )}
    </>
  );
}
