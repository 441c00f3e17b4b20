import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import type { PlayedHintRow, PlayedPoiRow } from './cached-content.repository.ts';

function toPlayedHint(
  { id, hintType, cost, hintValue, hintDescription, lang }: PlayedHintRow,
  bought: ReadonlySet<number>,
): PlayedHint {
  const progressed = bought.has(id);
  const revealed = { hint_value: progressed ? hintValue : null, hint_description: progressed ? hintDescription : null };
  const fallback = lang === undefined ? {} : { lang };
  return { id, hint_type: hintType, cost, progressed, ...revealed, ...fallback };
}

type Location = OpenPoi extends infer P ? (P extends OpenPoi ? Pick<P, 'location_type' | 'location'> : never) : never;

/** The location of an open poi; hints have a value once they are bought. */
export function toPlayedLocation(
  poi: PlayedPoiRow['poi'],
  { place, hints, bought }: { place: PlayedPoiRow['place']; hints: PlayedHintRow[]; bought: ReadonlySet<number> },
): Location {
  switch (poi.locationType) {
    case 'hint':
      return { location_type: 'hint', location: hints.map((hint) => toPlayedHint(hint, bought)) };
    case 'address':
      return {
        location_type: 'address',
        location: {
          street: poi.street ?? '',
          postal_code: poi.postalCode ?? '',
          location: poi.location ?? '',
          PostalCodeCoordinate: toCoordinate(place),
          latitude: poi.latitude,
          longitude: poi.longitude,
        },
      };
    case 'coordinates':
      return {
        location_type: 'coordinates',
        location: { latitude: poi.latitude ?? 0, longitude: poi.longitude ?? 0 },
      };
  }
}
