import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MapPreview } from '../map/map-preview.tsx';
import { buttonClass } from '../ui/button.tsx';
import { formatAddress, mapLinkOf, pinOf } from './map-link.ts';
import styles from './poi-location.module.css';

/** A poi with an address or coordinates. */
export type LocatedPoi = { name: string } & (
  | Pick<Extract<OpenPoi, { location_type: 'address' }>, 'location_type' | 'location'>
  | Pick<Extract<OpenPoi, { location_type: 'coordinates' }>, 'location_type' | 'location'>
);

/** Place of a poi: a map, its address if there is one, and a link to the player's maps app. */
export function PoiLocation({ poi }: { poi: LocatedPoi }) {
  const { t } = useTranslation();
  const isAddress = poi.location_type === 'address';
  const point = isAddress ? (pinOf(poi.location) ?? poi.location.PostalCodeCoordinate) : poi.location;
  return (
    <section className={styles.place} aria-label={t('play.place.label')}>
      {isAddress && (
        <p className={styles.address}>
          <IconMapPin aria-hidden size={22} />
          {formatAddress(poi.location)}
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
