import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { ErrorBoundary, type FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageFailure } from './page-failure.tsx';

interface Props {
  /** Shown when loading fails; by default `PageFailure`. */
  failure?: FailureView;
  /** Shown while loading. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Suspense and error boundary, so that no page needs its own. */
export function PageBoundary({ failure = PageFailure, loading, children }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary address={pathname + withoutAlert(search)} onReset={reset} failure={failure}>
          <Suspense fallback={loading ?? <PageSpinner label={t('state.loading')} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
