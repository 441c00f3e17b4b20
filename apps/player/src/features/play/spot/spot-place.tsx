import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { MapPreview } from '@puzzle-runs/web/map/map-preview.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { addressLine, mapLinkOf } from './map-link.ts';
import styles from './spot-place.module.css';

type PlacedPoi = Extract<OpenPoi, { location_type: 'address' | 'coordinates' }>;

/** Where the spot is: on a map, in words if it has an address, and a way into the player's own maps app. */
export function SpotPlace({ poi }: { poi: PlacedPoi }) {
  const { t } = useTranslation();
  const isAddress = poi.location_type === 'address';
  const point = isAddress ? poi.location.PostalCodeCoordinate : poi.location;
  return (
    <section className={styles.place} aria-label={t('play.place.label')}>
      {isAddress && (
        <p className={styles.address}>
          <IconMapPin aria-hidden size={22} />
          {addressLine(poi.location)}
        </p>
      )}
      <div className={styles.map}>
        <MapPreview place={point} postalCode={isAddress ? poi.location.postal_code : ''} label={poi.name} />
      </div>
      <a
        className={buttonClass('quiet')}
        href={mapLinkOf(poi.location, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
      >
        {t('play.place.openMaps')}
      </a>
    </section>
  );
}
