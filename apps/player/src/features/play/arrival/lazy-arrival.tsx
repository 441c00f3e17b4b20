import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const ArrivalGate = lazy(async () => ({ default: (await import('./arrival-gate.tsx')).ArrivalGate }));

/** Replaces the tasks until the arrival; loaded on demand. */
export function LazyArrival({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<PageSpinner label={t('state.loading')} />}>
      <ArrivalGate poi={poi} />
    </Suspense>
  );
}
