import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, type MapInstance, Marker, Source } from 'react-map-gl/maplibre';
import { mapTexts } from '../../i18n/map.ts';
import { usePosition } from '../../position/use-position.ts';
import styles from './own-position.module.css';

const CORNERS = 48;
const BLUE = '#2f6bdc';

/** The player on the map, with a circle as wide as the position is accurate. */
export function OwnPosition({ fix }: { fix: PositionFix }) {
  const { t } = useTranslation(mapTexts);
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const { latitude, longitude } = destinationOf(fix, {
      bearing: (corner % CORNERS) * (360 / CORNERS),
      distance: fix.accuracy,
    });
    return [longitude, latitude];
  });
  return (
    <>
      <Source type="geojson" data={{ type: 'Polygon', coordinates: [ring] }}>
        <Layer type="fill" paint={{ 'fill-color': BLUE, 'fill-opacity': 0.18 }} />
      </Source>
      <Marker latitude={fix.latitude} longitude={fix.longitude}>
        <div className={styles.dot} role="img" aria-label={t('map.you')} />
      </Marker>
    </>
  );
}

/** Shows the player on a map, or asks for the position; below the buttons of the map. */
export function LocateButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation(mapTexts);
  return (
    <button type="button" className={styles.locate} aria-label={t('map.locate')} onClick={onPress}>
      <IconCurrentLocation aria-hidden size={24} />
    </button>
  );
}

interface Locating {
  /**
   * The player's position, measured here after a tap or by another part of the page; null while it is unknown or old.
   */
  fix: PositionFix | null;
  /** The player asked for the position, which the browser does not give. */
  failed: boolean;
  /** Measures the position and moves the map there. */
  locate: () => void;
}

/** The player on a map. `map`: undefined until it has loaded; `zoom`: the closest at which it shows the player. */
export function useLocating(map: MapInstance | undefined, zoom: number): Locating {
  const [asked, setAsked] = useState(false);
  /** The map moves once the position is known. */
  const moves = useRef(false);
  const { state, start } = usePosition(asked);
  const fix = state.status === 'good' || state.status === 'inaccurate' ? state.fix : null;
  const isKnown = map !== undefined && fix !== null;

  function move() {
    if (!map || !fix || !moves.current) return;
    moves.current = false;
    map.easeTo({ center: [fix.longitude, fix.latitude], zoom: Math.max(map.getZoom(), zoom) });
  }
  const moveWhenKnown = useEffectEvent(move);
  useEffect(() => {
    if (isKnown) moveWhenKnown();
  }, [isKnown]);

  return {
    fix,
    failed: asked && (state.status === 'denied' || state.status === 'unavailable'),
    locate() {
      moves.current = true;
      setAsked(true);
      if (fix) move();
      else start();
    },
  };
}
