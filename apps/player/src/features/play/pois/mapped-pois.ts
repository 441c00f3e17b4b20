import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { knownPlaceOf } from '../compass/known-place.ts';

/** A poi whose exact place the player may know. */
export interface MappedPoi {
  poi: OpenPoi;
  place: GeoPoint;
  /** Place in the order of play among all pois, from 1. */
  number: number;
}

/**
 * The pois for the map, in the order of play, without locked pois and those found by hints, whose places the API does
 * not send.
 */
export function mappedPoisOf(pois: readonly PlayedPoi[]): MappedPoi[] {
  return pois.flatMap((poi, index) => {
    const place = poi.unlocked ? knownPlaceOf(poi) : null;
    return poi.unlocked && place ? [{ poi, place, number: index + 1 }] : [];
  });
}
