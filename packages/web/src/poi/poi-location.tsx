import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { IconCopy, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { MapPreview } from '../map/map-preview.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatAddress, formatCoordinates, mapLinkOf, pinOf } from './map-link.ts';
import styles from './poi-location.module.css';

/** A poi with an address or coordinates. */
export type LocatedPoi = { name: string } & (
  | Pick<Extract<OpenPoi, { location_type: 'address' }>, 'location_type' | 'location'>
  | Pick<Extract<OpenPoi, { location_type: 'coordinates' }>, 'location_type' | 'location'>
);

interface Props {
  poi: LocatedPoi;
  /** Above the address or coordinates: a compass. */
  children?: ReactNode;
  /** The page has another main button than the link to the maps app. */
  quiet?: boolean;
}

/** Place of a poi: its address or coordinates, a link to the player's maps app, and a map. */
export function PoiLocation({ poi, children, quiet = false }: Props) {
  const { t } = useTranslation(poiTexts);
  const isAddress = poi.location_type === 'address';
  const exact = isAddress ? pinOf(poi.location) : poi.location;
  const point = exact ?? (isAddress ? poi.location.PostalCodeCoordinate : null);
  const mapsApp = (
    <a
      className={buttonClass(quiet ? 'quiet' : 'primary')}
      href={mapLinkOf(poi.location, navigator.userAgent)}
      target="_blank"
      rel="noreferrer"
    >
      {t('play.place.openMaps')}
    </a>
  );
  return (
    <section className={styles.place} aria-label={t('play.place.label')}>
      <Card className={styles.way}>
        {children}
        {isAddress && (
          <p className={styles.address}>
            <IconMapPin aria-hidden size={22} />
            {formatAddress(poi.location)}
          </p>
        )}
        {isAddress ? mapsApp : <CopyCoordinates point={poi.location}>{mapsApp}</CopyCoordinates>}
      </Card>
      {!exact && point && <p className={styles.approximate}>{t('play.place.approximate')}</p>}
      <div className={styles.map}>
        <MapPreview
          place={point}
          postalCode={isAddress ? poi.location.postal_code : ''}
          label={poi.name}
          scale={exact ? 'street' : 'area'}
        />
      </div>
    </section>
  );
}

interface CopyProps {
  point: GeoPoint;
  /** The action beside the button. */
  children: ReactNode;
}

/** Coordinates, copied with a tap. */
function CopyCoordinates({ point, children }: CopyProps) {
  const { t } = useTranslation(poiTexts);
  const shown = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState('');
  const text = formatCoordinates(point);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t('play.place.copied'));
    } catch {
      // Without https or permission: select the text, so that the player can copy it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setStatus(t('play.place.marked'));
    }
  }

  return (
    <>
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" className={styles.copy} aria-label={t('play.place.copy')} onClick={copy}>
          <IconCopy aria-hidden size={22} />
        </Button>
      </div>
      <p className={styles.coordinates}>
        <span ref={shown}>{text}</span> <span role="status">{status}</span>
      </p>
    </>
  );
}
