import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../on-demand/on-demand.tsx';
import { MapFrame, MapNote } from './map-frame.tsx';

const PlaceMap = onDemand(() => import('./place-map.tsx').then((file) => file.PlaceMap));

interface Props {
  /** Null when the place of the postal code is unknown. */
  place: GeoPoint | null;
  postalCode?: string;
  /** What is there, for screen readers. */
  label: string;
  /** Initial zoom where the style has streets. */
  scale?: 'town' | 'area' | 'street';
}

/** A small map of one place, or a message when the place is unknown. Fills the height of its parent. */
export function MapPreview({ place, postalCode = '', label, scale = 'street' }: Props) {
  const { t } = useTranslation();
  if (!place) return <MapNote>{t('map.noPlace', { code: postalCode })}</MapNote>;
  return (
    <MapFrame>
      <PlaceMap latitude={place.latitude} longitude={place.longitude} label={label} scale={scale} />
    </MapFrame>
  );
}

/**
 * What to show for the places of a postal code. One place: it. No place or no response: null (a message is shown).
 * Several: undefined (nothing is shown), because the postal code alone does not tell which one is meant.
 */
export function singlePlaceOf(places: readonly GeoPoint[] | undefined): GeoPoint | null | undefined {
  const [place, another] = places ?? [];
  return another ? undefined : (place ?? null);
}
