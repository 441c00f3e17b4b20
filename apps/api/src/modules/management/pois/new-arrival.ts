import type { NewPoi } from '@puzzle-runs/contract/management/input/poi-input.ts';
import { newArrivalCode } from '#secrets/random-arrival-code.ts';

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
