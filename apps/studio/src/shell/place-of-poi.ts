import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { pinOf } from '@puzzle-runs/web/poi/map-link.ts';

/** Exact place of a poi: its coordinates or the pin of its address; null without one. */
export function placeOfPoi(poi: ManagedPoi): GeoPoint | null {
  switch (poi.location_type) {
    case 'hint':
      return null;
    case 'address':
      return pinOf(poi.location);
    case 'coordinates':
      return poi.location;
  }
}
