import { distanceBetween } from '@puzzle-runs/domain/geo/measure.ts';
import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf } from '../bounds.ts';
import { MapCanvas } from '../map-canvas.tsx';
import { LocateButton, OwnPosition } from '../position/own-position.tsx';
import type { MapStop } from './stop-marker.tsx';
import { StopMarker } from './stop-marker.tsx';
import { TrailLine } from './trail-line.tsx';
import styles from './trail-map.module.css';

export interface TrailMapProps {
  /** In the order of play; not empty. */
  stops: readonly MapStop[];
  /** Id of the selected stop. */
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** The player's position; null while it is unknown. */
  fix: PositionFix | null;
  /** Called by the button that shows the player while the position is unknown. */
  onLocate: () => void;
}

/** Pins extend around their place, and the controls are on the right. */
const FIT = { padding: { top: 40, right: 92, bottom: 64, left: 44 }, maxZoom: 17 };

/** Metres to the selected stop within which the map shows the player without a tap. */
const NEAR = 2_000;

/** Also without street tiles: an empty map still shows where the stops are relative to each other and to the player. */
const MAX_ZOOM = 18;

/** The stops of a trail in their order, and the player. Heavy: use `StopsMap`, which loads it lazily. */
export function TrailMap({ stops, selected, onSelect, fix, onLocate }: TrailMapProps) {
  const map = useRef<MapRef>(null);
  const target = stops.find(({ id }) => id === selected);
  const isNear = fix !== null && target !== undefined && distanceBetween(fix, target) < NEAR;

  function showMe() {
    if (fix) map.current?.fitBounds(boundsOf(target ? [fix, target] : [fix]), FIT);
    else onLocate();
  }

  function showAll() {
    if (fix) map.current?.fitBounds(boundsOf([fix, ...stops]), FIT);
  }

  // A player who is on the way sees themselves at once; for one at home the spots would shrink to a point.
  const showNearby = useEffectEvent(showAll);
  useEffect(() => {
    if (isNear) showNearby();
  }, [isNear]);

  return (
    <div className={styles.map}>
      <MapCanvas
        ref={map}
        initialViewState={{ bounds: boundsOf(stops), fitBoundsOptions: FIT }}
        maxZoom={MAX_ZOOM}
        showsPlayer
        onLoad={() => isNear && showAll()}
      >
        <TrailLine stops={stops} />
        {fix && <OwnPosition fix={fix} />}
        {stops.map((stop) => (
          <StopMarker key={stop.id} stop={stop} selected={stop.id === selected} onSelect={() => onSelect(stop.id)} />
        ))}
      </MapCanvas>
      <LocateButton onPress={showMe} />
    </div>
  );
}
