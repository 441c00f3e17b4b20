import { RetryByItself } from '@puzzle-runs/web/on-demand/retry-by-itself.ts';
import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { ErrorBoundary, type FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Failure } from './failure.tsx';

interface Props {
  /** Replaces the part that failed; the whole page's failure view by default. */
  failure?: FailureView;
  children: ReactNode;
}

/** Suspense and error boundary, so that pages need none of their own. */
export function PageBoundary({ failure = Failure, children }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          address={pathname + withoutAlert(search)}
          onReset={reset}
          failure={failure}
          again={RetryByItself}
        >
          <Suspense fallback={<PageSpinner label={t('state.loading')} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
