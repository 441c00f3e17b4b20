import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';
import { LazyWaitingRoom } from '../event/event-notes.tsx';
import { usePlay } from '../play-context.ts';
import { isClosed, POI_STATE_KEYS, poiState } from '../poi-state.ts';
import { useCurrentPoi } from '../use-poi.ts';
import { LazyClosedPois } from './lazy-conditions.ts';
import { PoiCard } from './poi-card.tsx';

/** The pois of the exploration as stations of a trail, in the order of play. */
export function PoiTrail() {
  const { t } = useTranslation(playTexts);
  const { joined } = usePlay();
  const current = useCurrentPoi();
  if (joined.schedule?.state === 'waiting') return <LazyWaitingRoom schedule={joined.schedule} />;
  if (joined.rows.length === 0) {
    return (
      <EmptyState
        title={t('play.pois.empty.title')}
        text={t('play.pois.empty.text')}
        action={
          <Link to={to.explorations()} className={buttonClass()}>
            {t('action.toExplorations')}
          </Link>
        }
      />
    );
  }
  const closed = joined.rows.filter(isClosed);
  return (
    <>
      <Trail>
        {joined.rows.map(
          (poi) =>
            !isClosed(poi) && (
              <TrailStop
                key={poi.id}
                current={poi === current}
                state={poiState(poi)}
                stateLabel={t(POI_STATE_KEYS[poiState(poi)])}
              >
                <PoiCard poi={poi} current={poi === current} />
              </TrailStop>
            ),
        )}
      </Trail>
      {closed.length > 0 && (
        <Suspense>
          <LazyClosedPois pois={closed} />
        </Suspense>
      )}
    </>
  );
}
