import type { ArrivalChange } from '@puzzle-runs/contract/management/poi.ts';
import { ARRIVAL_RADIUS_MIN, ARRIVAL_WAIT_MIN } from '@puzzle-runs/domain/poi/arrival.ts';
import { changedValues } from '#shell/form/field-changes.ts';
import type { FieldErrors } from '#shell/form/form-errors.ts';
import type { ArrivalValues, PoiValues } from './poi-values.ts';

/** The numbers as the API stores them. */
export function arrivalNumbers({ required, radius, selfReport, waitMinutes }: ArrivalValues) {
  return {
    arrival_radius: required ? radius : null,
    arrival_wait_minutes: required && selfReport ? waitMinutes : null,
  };
}

/** Changed settings of the arrival; undefined if nothing changed. */
export function arrivalChange(before: PoiValues, now: PoiValues): ArrivalChange | undefined {
  const [was, is] = [before.arrival.target, now.arrival.target];
  const moved = was?.latitude !== is?.latitude || was?.longitude !== is?.longitude;
  const change = {
    ...changedValues(arrivalNumbers(now.arrival), arrivalNumbers(before.arrival)),
    ...(moved && { target: is }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

/** Errors of the arrival, by field. Larger numbers cannot be typed. */
export function arrivalErrors({ arrival: { required, radius, selfReport, waitMinutes } }: PoiValues): FieldErrors {
  return {
    ...(required && radius < ARRIVAL_RADIUS_MIN && { radius: 'poi.error.radius' }),
    ...(required && selfReport && waitMinutes < ARRIVAL_WAIT_MIN && { waitMinutes: 'poi.error.wait' }),
  } as FieldErrors;
}
