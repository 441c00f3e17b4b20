import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isCodeNotLoaded } from '../api/api-problem.ts';
import { useOffline } from '../api/use-offline.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary, type FailureView } from '../ui/error-boundary.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { RetryByItself } from './retry-by-itself.ts';

/**
 * Shown instead of a part that could not be loaded. Without a network, a new page is possible only where a service
 * worker has stored the site.
 */
const NotLoaded: FailureView = function NotLoaded({ error }) {
  const { t } = useTranslation();
  const offline = useOffline();
  if (!isCodeNotLoaded(error)) throw error;
  return (
    <>
      <p role="alert">{t('problem.network')}</p>
      {(!offline || navigator.serviceWorker?.controller) && (
        <Button variant="quiet" onClick={() => location.reload()}>
          {t('action.retry')}
        </Button>
      )}
    </>
  );
};

interface Props {
  /** Shown while the parts load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Around parts that are loaded when they are shown: the rest of the page does not wait for them, and goes on without
 * them.
 */
export function LoadBoundary({ fallback, children }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary address="" onReset={() => undefined} failure={NotLoaded} again={RetryByItself}>
      <Suspense fallback={fallback === undefined ? <PageSpinner label={t('state.loading')} /> : fallback}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
