import type { MapStop } from '@puzzle-runs/web/map/trail/stop-marker.tsx';
import { StopsMap } from '@puzzle-runs/web/map/trail/stops-map.tsx';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { trailMapTexts } from '#i18n/trail-map.ts';
import { PositionNote } from '../compass/position-note.tsx';
import { usePlay } from '../play-context.ts';
import { POI_STATE_KEYS, poiState } from '../poi-state.ts';
import type { MappedPoi } from '../pois/mapped-pois.ts';
import { useCurrentPoi } from '../use-poi.ts';
import { StopCard } from './stop-card.tsx';
import styles from './trail-map-view.module.css';

/** The overview as a map: the pois with a known place, the player, and a card of the selected poi. */
export function TrailMapView({ mapped }: { mapped: readonly MappedPoi[] }) {
  const { t } = useTranslation(trailMapTexts);
  const { t: tPlay } = useTranslation(playTexts);
  const { rows } = usePlay().joined;
  const current = useCurrentPoi();
  const [chosen, setChosen] = useState<number>();
  const { state, start } = usePosition();
  const fix = 'fix' in state ? state.fix : null;
  const selected =
    mapped.find(({ poi }) => poi.id === chosen) ??
    mapped.find(({ poi }) => poi.id === current?.id) ??
    mapped.find(({ poi }) => poiState(poi) === 'open') ??
    mapped.at(-1);
  const note = useRef<HTMLDivElement>(null);
  const missing = rows.length - mapped.length;

  const stops = mapped.map(({ poi, place, number }) => {
    const state = poiState(poi);
    const words = poi.arrival.full ? t('trailMap.full') : tPlay(POI_STATE_KEYS[state]);
    const tone = toneOf(poi.arrival.full ? 'closed' : state, poi.id === current?.id);
    return {
      ...place,
      id: poi.id,
      number,
      tone,
      label: t('trailMap.pin', { n: number, name: poi.name, state: words }),
    };
  });

  /** Before the browser asks, the note explains the reason; without a button, it explains the problem. */
  function showNote() {
    const target = note.current?.querySelector('button') ?? note.current;
    target?.focus();
  }

  return (
    <section className={styles.view} aria-label={t('trailMap.label')}>
      <div className={styles.map}>
        <StopsMap stops={stops} selected={selected?.poi.id} onSelect={setChosen} fix={fix} onLocate={showNote} />
      </div>
      {selected && <StopCard key={selected.poi.id} mapped={selected} fix={fix} />}
      {state.status !== 'good' && (
        <div ref={note} tabIndex={-1}>
          <PositionNote state={state} why={t('trailMap.why')} onStart={start} />
        </div>
      )}
      {missing > 0 && <p className={styles.missing}>{t('trailMap.rest', { count: missing })}</p>}
    </section>
  );
}

/** A locked poi is never on the map. */
function toneOf(state: ReturnType<typeof poiState>, isCurrent: boolean): MapStop['tone'] {
  if (isCurrent) return 'current';
  return state === 'locked' ? 'closed' : state;
}
