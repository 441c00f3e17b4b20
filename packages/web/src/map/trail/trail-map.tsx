import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, type MapRef, Source } from 'react-map-gl/maplibre';
import { boxAround } from '../clusters.ts';
import { MapCanvas } from '../map-canvas.tsx';
import type { MapStop } from './map-stop.ts';
import { OwnPosition } from './own-position.tsx';
import { StopMarker } from './stop-marker.tsx';
import styles from './trail-map.module.css';

export interface TrailMapProps {
  /** In the order of play; not empty. */
  stops: readonly MapStop[];
  /** Id of the selected stop. */
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** The player's position; null while it is unknown. */
  fix: PositionFix | null;
  /** Label of the player's position. */
  fixLabel: string;
}

/** Pins extend around their place, and the controls are on the right. */
const FIT = { padding: { top: 40, right: 72, bottom: 40, left: 40 }, maxZoom: 17 };

/** Without street tiles too: how the stops lie to each other and to the player helps on an empty map. */
const MAX_ZOOM = 18;

/** The stops of a trail in their order, and the player. Heavy: use `StopsMap`, which loads it lazily. */
export function TrailMap({ stops, selected, onSelect, fix, fixLabel }: TrailMapProps) {
  const { t } = useTranslation();
  const map = useRef<MapRef>(null);
  const line = stops.map(({ latitude, longitude }) => [longitude, latitude]);

  function showMe() {
    const target = stops.find(({ id }) => id === selected);
    if (fix) map.current?.fitBounds(boxAround(target ? [fix, target] : [fix]), FIT);
  }

  return (
    <div className={styles.map}>
      <MapCanvas ref={map} initialViewState={{ bounds: boxAround(stops), fitBoundsOptions: FIT }} maxZoom={MAX_ZOOM}>
        <Source type="geojson" data={{ type: 'LineString', coordinates: line }}>
          <Layer
            type="line"
            layout={{ 'line-cap': 'round', 'line-join': 'round' }}
            paint={{ 'line-color': '#17694a', 'line-width': 4, 'line-dasharray': [0, 2] }}
          />
        </Source>
        {fix && <OwnPosition fix={fix} label={fixLabel} />}
        {stops.map((stop) => (
          <StopMarker key={stop.id} stop={stop} selected={stop.id === selected} onSelect={() => onSelect(stop.id)} />
        ))}
      </MapCanvas>
      {fix && (
        <button type="button" className={styles.locate} aria-label={t('map.locate')} onClick={showMe}>
          <IconCurrentLocation aria-hidden size={24} />
        </button>
      )}
    </div>
  );
}
