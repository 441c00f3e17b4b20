import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorBoundary, type FailureView } from '../ui/error-boundary.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { setAlert } from './alert-address.ts';

interface Props {
  /** Replaces the part that failed; the site's view of a failed page by default. */
  failure?: FailureView;
  children: ReactNode;
}

/**
 * Returns a site's Suspense and error boundary, so that pages need none of their own.
 * @param again beside each failure view: tries again by itself
 */
export function pageBoundary(pageFailure: FailureView, again?: FailureView) {
  return function PageBoundary({ failure = pageFailure, children }: Props) {
    const { t } = useTranslation();
    const { pathname, search } = useLocation();
    return (
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary address={setAlert(pathname + search, null)} onReset={reset} failure={failure} again={again}>
            <Suspense fallback={<PageSpinner label={t('state.loading')} />}>{children}</Suspense>
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    );
  };
}
