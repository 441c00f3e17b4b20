import type { PoiChange } from '@puzzle-runs/contract/management/input/poi-input.ts';
import type { LocationChange } from '@puzzle-runs/contract/management/poi.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import { changedValues } from '#shell/form/field-changes.ts';
import { arrivalNumbers } from './arrival-changes.ts';
import type { PoiValues } from './poi-values.ts';

interface Degrees {
  latitude: number;
  longitude: number;
}

/** Parses validated fields. */
function degreesIn({ latitude, longitude }: PoiValues['coordinates']): Degrees {
  return { latitude: parseDegrees(latitude) ?? 0, longitude: parseDegrees(longitude) ?? 0 };
}

/** An address as the API stores it. */
function addressIn({ pin, ...address }: PoiValues['address']) {
  return { ...address, latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null };
}

/** Request body for a new poi. */
export function newPoi(exploration: string, values: PoiValues) {
  const { name, description, location_type, hints, address, coordinates, arrival } = values;
  const common = { exploration_name: exploration, name, description, ...arrivalNumbers(arrival) };
  switch (location_type) {
    case 'hint':
      return {
        ...common,
        location_type,
        location: hints.map(({ id: _new, ...hint }) => hint),
        target: arrival.required ? arrival.target : null,
      };
    case 'address':
      return { ...common, location_type, location: addressIn(address) };
    case 'coordinates':
      return { ...common, location_type, location: degreesIn(coordinates) };
  }
}

/** Changed name and description; undefined if nothing changed. */
export function infoChange(before: PoiValues, now: PoiValues): PoiChange | undefined {
  return changedValues(
    { name: now.name.trim(), description: now.description },
    { name: before.name, description: before.description },
  );
}

/**
 * Changed fields of an address. The pin is sent with every change, because the API drops the pin of an address that
 * changes without it.
 */
export function addressChange(before: PoiValues, now: PoiValues): LocationChange<'address'> | undefined {
  const sent = addressIn(now.address);
  const change = changedValues(sent, addressIn(before.address));
  return change && { ...change, latitude: sent.latitude, longitude: sent.longitude };
}

export function coordinatesChange(before: PoiValues, now: PoiValues): Partial<Degrees> | undefined {
  return changedValues(degreesIn(now.coordinates), degreesIn(before.coordinates));
}
