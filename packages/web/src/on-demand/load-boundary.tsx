import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/api-problem.ts';
import { useOffline } from '../api/use-offline.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary, type FailureView } from '../ui/error-boundary.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';

/** Code that could not be loaded. */
class CodeNotLoaded extends ApiProblem {
  constructor() {
    super(0, 'network');
  }
}

/** A part of a page whose code is loaded when it is first shown, inside a `LoadBoundary`, so that pages without it show sooner. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => {
        throw new CodeNotLoaded();
      },
    ),
  );
}

/**
 * Shown instead of a part that could not be loaded. Most browsers remember a module that failed, so only a new page loads it again. Without
 * a network, that is possible only where a service worker has stored the site.
 */
const NotLoaded: FailureView = function NotLoaded({ error }) {
  const { t } = useTranslation();
  const offline = useOffline();
  if (!(error instanceof CodeNotLoaded)) throw error;
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

/** Around parts that are loaded when they are shown: the rest of the page does not wait for them, and goes on without them. */
export function LoadBoundary({ fallback, children }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary address="" onReset={() => undefined} failure={NotLoaded}>
      <Suspense fallback={fallback === undefined ? <PageSpinner label={t('state.loading')} /> : fallback}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
