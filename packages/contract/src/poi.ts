import { HINT_TYPES, LOCATION_TYPES, UNLOCK_TYPES } from '@puzzle-runs/domain/poi/poi-types.ts';
import { z } from 'zod';
import { amount, coordinate, id } from './shared.ts';
import { playedTask } from './task.ts';

export const hintType = z.enum(HINT_TYPES).meta({ id: 'HintType' });
export const locationType = z.enum(LOCATION_TYPES).meta({ id: 'LocationType' });
export const unlockType = z.enum(UNLOCK_TYPES).meta({ id: 'UnlockType' });

/** `hint_value` is null until the player has bought the hint. */
const playedHint = z
  .object({
    id,
    hint_type: hintType,
    cost: amount,
    progressed: z.boolean(),
    hint_value: z.string().nullable(),
  })
  .meta({ id: 'PlayedHint' });

const addressLocation = z.object({ street: z.string(), postal_code: z.string(), location: z.string() });
export const coordinatesLocation = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'Coordinates' });

/** An address with the place of its postal code, if it is known, and the creator's pin; without a pin both coordinates are null. */
export const playedAddress = addressLocation
  .extend({
    PostalCodeCoordinate: coordinate.nullable(),
    latitude: coordinatesLocation.shape.latitude.nullable(),
    longitude: coordinatesLocation.shape.longitude.nullable(),
  })
  .meta({ id: 'Address' });

/** `remaining`: missing points, full minutes or tasks; 0 if the prerequisite holds. */
const playedPrerequisite = z
  .object({ id, unlock_type: unlockType, value: amount, remaining: z.int() })
  .meta({ id: 'PlayedPrerequisite' });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  UnlockPrerequisites: z.array(playedPrerequisite),
});

const unlockedPoi = poiBase.extend({
  unlocked: z.literal(true),
  description: z.string(),
  Tasks: z.array(playedTask),
  tasks_completed: z.int(),
});

/**
 * A poi as players see it. While it is locked, it reveals neither its content nor its location. The unlocked poi comes
 * first, because generated clients take the first schema that fits and many do not check the value of a boolean.
 */
export const playedPoi = z
  .discriminatedUnion('unlocked', [
    z
      .discriminatedUnion('location_type', [
        unlockedPoi
          .extend({ location_type: z.literal('hint'), location: z.array(playedHint) })
          .meta({ id: 'UnlockedPoiHint' }),
        unlockedPoi
          .extend({
            location_type: z.literal('address'),
            location: playedAddress,
          })
          .meta({ id: 'UnlockedPoiAddress' }),
        unlockedPoi
          .extend({ location_type: z.literal('coordinates'), location: coordinatesLocation })
          .meta({ id: 'UnlockedPoiCoordinates' }),
      ])
      .meta({ id: 'UnlockedPoi' }),
    poiBase.extend({ unlocked: z.literal(false) }).meta({ id: 'LockedPoi' }),
  ])
  .meta({ id: 'PlayedPoi' });

export type PlayedPoi = z.infer<typeof playedPoi>;
export type OpenPoi = Extract<PlayedPoi, { unlocked: true }>;
export type PlayedHint = z.infer<typeof playedHint>;
export type PlayedPrerequisite = z.infer<typeof playedPrerequisite>;
