import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { PoiLocation } from '@puzzle-runs/web/poi/poi-location.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './playground.module.css';

const CompassCard = onDemand(() => import('../compass/compass-card.tsx').then((file) => file.CompassCard), {
  onFail: Nothing,
});

type LocatedPoiOf = Extract<OpenPoi, { location_type: 'address' | 'coordinates' }>;
type LocationOf = { [P in LocatedPoiOf as P['location_type']]: Pick<P, 'location_type' | 'location'> };

/** Locations in the old town of Regensburg. */
const LOCATIONS: { coords: LocationOf['coordinates']; address: LocationOf['address'] } = {
  coords: { location_type: 'coordinates', location: { latitude: 49.0225, longitude: 12.0972 } },
  address: {
    location_type: 'address',
    location: {
      street: 'Domplatz 1',
      postal_code: '93047',
      location: 'Regensburg',
      PostalCodeCoordinate: { name: 'Regensburg', latitude: 49.0191, longitude: 12.0975 },
      latitude: 49.0195,
      longitude: 12.0975,
    },
  },
};

/** Location of a poi on the real map; mounts when scrolled into view. */
export function LocationPlayground({ tab }: { tab: keyof typeof LOCATIONS }) {
  const { t } = useTranslation(playgroundTexts);
  const name = t(`playground.${tab}.name`);
  const location: LocationOf[keyof LocationOf] = LOCATIONS[tab];
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.note}>{t(`playground.${tab}.text`)}</p>
      <LazyMount minHeight="21rem">
        <PoiLocation poi={{ ...location, name }}>
          {tab === 'coords' && (
            <div className={styles.compass}>
              <Suspense>
                <CompassCard target={LOCATIONS.coords.location} />
              </Suspense>
            </div>
          )}
        </PoiLocation>
      </LazyMount>
    </>
  );
}
