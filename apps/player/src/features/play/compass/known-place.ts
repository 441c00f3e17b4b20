import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';

/** An address with the exact place that its creator set, if any. */
interface PinnedAddress {
  street: string;
  latitude?: number | null;
  longitude?: number | null;
}

/** The exact place of a poi, if the player may know it: coordinates, or an address with a pin. The centre of a postal code is not exact. */
export function knownPlaceOf(poi: Pick<OpenPoi, 'location_type' | 'location'>): GeoPoint | null {
  if (poi.location_type === 'hint') return null;
  const { latitude, longitude }: GeoPoint | PinnedAddress = poi.location as GeoPoint | PinnedAddress;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
