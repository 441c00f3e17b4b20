import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFrame, MapNote } from './map-frame.tsx';
import type { Coordinates } from './place-map.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

interface Props {
  /** Null when nobody knows where the postal code is. */
  place: Coordinates | null;
  postalCode?: string;
  /** What is at the place, for screen readers. */
  label: string;
  /** How close to begin where the map has streets. */
  scale?: 'town' | 'street';
}

/** A small map of one place, or the no-map message (specification 1, part 8). Fills the height of its parent. */
export function MapPreview({ place, postalCode = '', label, scale = 'street' }: Props) {
  const { t } = useTranslation();
  if (!place) return <MapNote>{t('map.noPlace', { code: postalCode })}</MapNote>;
  return (
    <MapFrame>
      <PlaceMap latitude={place.latitude} longitude={place.longitude} label={label} scale={scale} />
    </MapFrame>
  );
}
