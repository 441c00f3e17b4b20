import type { PoiLocation } from '@puzzle-runs/contract/mapping/played-poi.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import type { PlayedHintRow, PlayedPoiRow } from './cached-content.repository.ts';

/** The place of a poi with the values of its hints, which players see once they have bought them. */
export function placeOfPoi({ poi, place }: PlayedPoiRow, hints: readonly PlayedHintRow[]): PoiLocation {
  const { street, postalCode, location, latitude, longitude } = poi;
  const bought = hints.map(boughtHint);
  const beside = bought.length > 0 && { Hints: bought };
  switch (poi.locationType) {
    case 'hint':
      return { location_type: 'hint', location: bought };
    case 'address':
      return {
        location_type: 'address',
        location: {
          street: street ?? '',
          postal_code: postalCode ?? '',
          location: location ?? '',
          PostalCodeCoordinate: toCoordinate(place),
          latitude,
          longitude,
        },
        ...beside,
      };
    case 'coordinates':
      return {
        location_type: 'coordinates',
        location: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
        ...beside,
      };
  }
}

function boughtHint({ id, hintType, cost, hintValue, hintDescription, lang }: PlayedHintRow) {
  const texts = { hint_value: hintValue, hint_description: hintDescription };
  return { id, hint_type: hintType, cost, progressed: true, ...texts, ...(lang !== undefined && { lang }) };
}
