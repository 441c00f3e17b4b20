import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { pinOf } from '@puzzle-runs/web/poi/map-link.ts';

/**
 * The exact place of a poi, if the player may know it: coordinates, or an address with a pin. The centre of a postal
 * code is not exact.
 */
export function knownPlaceOf(poi: OpenPoi): GeoPoint | null {
  if (poi.location_type === 'hint') return null;
  return poi.location_type === 'address' ? pinOf(poi.location) : poi.location;
}
