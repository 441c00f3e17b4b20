import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { RetryByItself } from '@puzzle-runs/web/on-demand/retry-by-itself.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { ErrorBoundary } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { SectionFailure } from '#shell/section-failure.tsx';
import { Segments } from '#ui/segments.tsx';
import { usePlay } from '../play-context.ts';
import { mappedPoisOf } from './mapped-pois.ts';
import { PoiTrail } from './poi-trail.tsx';

const TrailMapView = onDemand(() => import('../trail-map/trail-map-view.tsx').then((file) => file.TrailMapView));

/** The pois as a list or, if the player may know a place, as a map. The choice is stored on the device. */
export function PoiOverview() {
  const { t } = useTranslation(playTexts);
  const { joined } = usePlay();
  const [view, setView] = useState(session.overviewView);
  const { reset } = useQueryErrorResetBoundary();
  const mapped = mappedPoisOf(joined.rows);
  if (mapped.length === 0) return <PoiTrail />;

  function choose(next: 'list' | 'map') {
    session.saveOverviewView(next);
    setView(next);
  }

  return (
    <>
      <Segments
        legend={t('play.view.label')}
        options={[
          { value: 'list', label: t('play.view.list') },
          { value: 'map', label: t('play.view.map') },
        ]}
        value={view}
        onChange={choose}
      />
      {view === 'list' ? (
        <PoiTrail />
      ) : (
        <ErrorBoundary address={view} onReset={reset} failure={SectionFailure} again={RetryByItself}>
          <Suspense fallback={<PageSpinner label={t('state.loading')} />}>
            <TrailMapView mapped={mapped} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
