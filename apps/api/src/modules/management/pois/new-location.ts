import type { NewHint, NewPoi } from '@puzzle-runs/contract/management/input/poi-input.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { timingColumns } from '#mapping/hint-timing.ts';
import { newArrivalCode } from '#secrets/unguessable-codes.ts';
import { refuseMissing } from '../input-checks.ts';

/** Location columns of a new poi; hints are rows of their own. Throws `missing` for empty fields. */
export function locationFields(poi: NewPoi) {
  switch (poi.location_type) {
    case 'hint':
      return {};
    case 'address': {
      const { street, postal_code, location, latitude, longitude } = poi.location;
      refuseMissing({ 'location.street': street, 'location.postal_code': postal_code, 'location.location': location });
      refuseHalfPin({ latitude, longitude }, 'location.');
      return { street, postalCode: postal_code, location, latitude, longitude };
    }
    case 'coordinates': {
      const { latitude, longitude } = poi.location;
      refuseMissing({ 'location.latitude': latitude, 'location.longitude': longitude });
      return { latitude, longitude };
    }
  }
}

/** Throws `invalid_request` for an address with one of two coordinates. `path` is the path of the location. */
export function refuseHalfPin(pin: { latitude: number | null; longitude: number | null }, path = ''): void {
  if ((pin.latitude === null) === (pin.longitude === null)) return;
  throw new Problem('invalid_request', undefined, `${path}${pin.latitude === null ? 'latitude' : 'longitude'}`);
}

/** Hint rows of a new poi. Throws `missing` when a poi that is found by hints has none, and like `refuseBadHints`. */
export function newHintRows(poi: NewPoi) {
  const isFoundByHints = poi.location_type === 'hint';
  const [hints, path] = isFoundByHints ? [poi.location, 'location'] : [poi.Hints, 'Hints'];
  if (isFoundByHints && hints.length === 0) throw new Problem('missing', undefined, path);
  refuseBadHints(hints, path);
  return hints.map(hintFields);
}

export function hintFields({ hint_type, hint_value, hint_description, cost, ...timing }: NewHint) {
  const columns = timingColumns(hintTimingIn(timing));
  return { hintType: hint_type, hintValue: hint_value, hintDescription: hint_description ?? '', cost, ...columns };
}

/**
 * Throws `missing` for hints without a value, `invalid_request` for pictures, videos and audio without a valid address.
 */
export function refuseBadHints(hints: readonly NewHint[], path: string): void {
  refuseAll(
    hints.flatMap(({ hint_type, hint_value }, index) => {
      const where = `${path}.${index}.hint_value`;
      if (hint_value === '') return [new Problem('missing', undefined, where)];
      if (hint_type !== 'text' && !isMediaUrl(hint_value)) return [new Problem('invalid_request', undefined, where)];
      return [];
    }),
  );
}

/** Arrival columns of a new poi; the target only where hints lead to it. */
export function arrivalFields(poi: NewPoi) {
  const target = poi.location_type === 'hint' ? poi.target : null;
  return {
    arrivalRadius: poi.arrival_radius,
    arrivalWaitMinutes: poi.arrival_wait_minutes,
    arrivalCode: poi.arrival_radius === null ? null : newArrivalCode(),
    ...(target && { latitude: target.latitude, longitude: target.longitude }),
  };
}
