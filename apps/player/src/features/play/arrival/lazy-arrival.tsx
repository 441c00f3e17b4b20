import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const ArrivalGate = lazyPart(() => import('./arrival-gate.tsx').then((file) => file.ArrivalGate));

/** Replaces the tasks until the arrival; loaded on demand. */
export function LazyArrival({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<PageSpinner label={t('state.loading')} />}>
      <ArrivalGate poi={poi} />
    </Suspense>
  );
}
