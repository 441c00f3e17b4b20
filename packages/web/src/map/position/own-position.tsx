import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useTranslation } from 'react-i18next';
import { Layer, Marker, Source } from 'react-map-gl/maplibre';
import { mapTexts } from '../../i18n/map.ts';
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
