import { HINT_TYPES, UNLOCK_TYPES } from '@puzzle-runs/domain/poi/kinds.ts';
import { z } from 'zod';
import { amount, coordinate, id } from './shared.ts';
import { playedTask } from './task.ts';

export const hintType = z.enum(HINT_TYPES);
export const unlockType = z.enum(UNLOCK_TYPES);

/** `hint_value` only once it was paid for. */
export const playedHint = z.object({
  id,
  hint_type: hintType,
  cost: amount,
  progressed: z.boolean(),
  hint_value: z.string().nullable(),
});

export const addressLocation = z.object({ street: z.string(), postal_code: z.string(), location: z.string() });
export const coordinatesLocation = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** `remaining`: points, whole minutes or quests still missing; 0 when the prerequisite holds. */
export const playedPrerequisite = z.object({ id, unlock_type: unlockType, value: amount, remaining: z.int() });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  UnlockPrerequisites: z.array(playedPrerequisite),
});

const open = poiBase.extend({
  unlocked: z.literal(true),
  description: z.string(),
  Tasks: z.array(playedTask),
  tasks_completed: z.int(),
});

/** A locked spot gives away neither its content nor its place. */
export const playedPoi = z.discriminatedUnion('unlocked', [
  poiBase.extend({ unlocked: z.literal(false) }),
  z.discriminatedUnion('location_type', [
    open.extend({ location_type: z.literal('hint'), location: z.array(playedHint) }),
    open.extend({
      location_type: z.literal('address'),
      location: addressLocation.extend({ PostalCodeCoordinate: coordinate.nullable() }),
    }),
    open.extend({ location_type: z.literal('coordinates'), location: coordinatesLocation }),
  ]),
]);

export type PlayedPoi = z.infer<typeof playedPoi>;
export type OpenPoi = Extract<PlayedPoi, { unlocked: true }>;
export type PlayedHint = z.infer<typeof playedHint>;
export type PlayedPrerequisite = z.infer<typeof playedPrerequisite>;
