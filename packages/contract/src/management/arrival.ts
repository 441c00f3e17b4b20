import {
  ARRIVAL_RADIUS_MAX,
  ARRIVAL_RADIUS_MIN,
  ARRIVAL_WAIT_MAX,
  ARRIVAL_WAIT_MIN,
} from '@puzzle-runs/domain/poi/arrival.ts';
import { z } from 'zod';
import { coordinatesLocation } from '../poi.ts';
import { optimisticLock } from './input/input-fields.ts';

/* How players arrive at a poi, as creators send and read it. */

/** Metres around the place; null where players need not arrive. */
export const arrivalRadius = z.int().min(ARRIVAL_RADIUS_MIN).max(ARRIVAL_RADIUS_MAX).nullable();
/** Minutes without progress after which players may report the arrival themselves; null for never. */
export const arrivalWaitMinutes = z.int().min(ARRIVAL_WAIT_MIN).max(ARRIVAL_WAIT_MAX).nullable();

const target = coordinatesLocation.nullable();

export const managedArrival = {
  arrival_radius: z.int().nullable(),
  arrival_wait_minutes: z.int().nullable(),
  /** Printed code that proves the arrival; null while `arrival_radius` is null. */
  arrival_code: z.string().nullable(),
};

export const newArrival = {
  arrival_radius: arrivalRadius.default(null),
  arrival_wait_minutes: arrivalWaitMinutes.default(null),
};

/**
 * The hidden place that the hints of a poi lead to. Players never receive it. Other pois have their location as the
 * target.
 */
export const managedTarget = { target };
export const newTarget = { target: target.default(null) };

export const arrivalChange = z
  .object({
    arrival_radius: arrivalRadius.optional(),
    arrival_wait_minutes: arrivalWaitMinutes.optional(),
    /** Only for a poi that is found by hints. */
    target: target.optional(),
    ...optimisticLock,
  })
  .meta({ id: 'ArrivalChange' });
