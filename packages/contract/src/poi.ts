import { ARRIVAL_JUDGES, HINT_TYPES, LOCATION_TYPES, UNLOCK_TYPES } from '@puzzle-runs/domain/poi/arrival.ts';
import { CONDITION_TYPES, UNLOCK_MODES } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { z } from 'zod';
import { amount, coordinate, fallbackLanguage, id, time } from './shared.ts';
import { playedTask } from './task.ts';

export const hintType = z.enum(HINT_TYPES).meta({ id: 'HintType' });
export const locationType = z.enum(LOCATION_TYPES).meta({ id: 'LocationType' });
export const unlockType = z.enum(UNLOCK_TYPES).meta({ id: 'UnlockType' });
const conditionType = z.enum(CONDITION_TYPES).meta({ id: 'ConditionType' });
/** Whether all prerequisites and conditions of a poi must hold, or one is enough. */
export const unlockMode = z.enum(UNLOCK_MODES).meta({ id: 'UnlockMode' });

/** `hint_value` and `hint_description` are null until the player has bought the hint. */
const playedHint = z
  .object({
    id,
    hint_type: hintType,
    cost: amount,
    progressed: z.boolean(),
    hint_value: z.string().nullable(),
    /** What a picture shows, or what is said in audio or video; empty without one. */
    hint_description: z.string().nullable(),
    lang: fallbackLanguage,
    /** When it comes and becomes free; each is missing at its default. Until then it cannot be bought. */
    shown_after_tries: z.int().optional(),
    shown_after_minutes: z.int().optional(),
    free_after_minutes: z.int().optional(),
    after_previous: z.boolean().optional(),
  })
  .meta({ id: 'PlayedHint' });

const addressLocation = z.object({ street: z.string(), postal_code: z.string(), location: z.string() });
export const coordinatesLocation = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'Coordinates' });

/**
 * An address with the place of its postal code, if it is known, and the creator's pin; without a pin both coordinates
 * are null.
 */
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

/**
 * A condition about other pois, tasks or a decision. `remaining`: how many of the named ones are missing. Neither tasks
 * nor options are named, because players may not know them.
 */
const playedCondition = z
  .object({
    /** Missing in the condition that the order of the exploration makes: the poi before comes first. */
    id: id.optional(),
    unlock_type: conditionType,
    value: amount,
    remaining: z.int(),
    /** Ids of the named pois, which are rows of the same response. */
    pois: z.array(id).optional(),
    /** True if no choice that is left can fulfil it, so nothing is missing there. Else missing. */
    ruled_out: z.literal(true).optional(),
  })
  .meta({ id: 'PlayedCondition' });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  lang: fallbackLanguage,
  UnlockPrerequisites: z.array(playedPrerequisite),
  /** Conditions about other pois, tasks or decisions; missing without any. */
  Conditions: z.array(playedCondition).optional(),
  /** Missing where all must hold. A condition without an id must hold in any case. */
  unlock_mode: unlockMode.optional(),
});

/** Why a poi does not let a team of a battle in yet: as many other teams as it has room for are there. */
const fullPoi = z
  .object({
    /** Other teams there now. */
    teams: z.int(),
    /** When the team is let in at the latest; it may be earlier. */
    opens_at: time,
  })
  .meta({ id: 'FullPoi' });

/** Whether players have to be at the poi before its tasks open. */
const playedArrival = z
  .object({
    required: z.boolean(),
    /** Always true where arriving is not required. */
    arrived: z.boolean(),
    /** Metres around the place; null where arriving is not required. */
    radius: z.int().nullable(),
    /**
     * Who compares positions with the place: the phone, the server (the place is hidden), or no side (only codes help).
     */
    judge: z.enum(ARRIVAL_JUDGES),
    /** From when on players may report the arrival themselves; null where the creator does not allow it. */
    self_report_from: time.nullable(),
    /** Arrivals are refused while it is there; missing else. */
    full: fullPoi.optional(),
  })
  .meta({ id: 'PlayedArrival' });

const unlockedPoi = poiBase.extend({
  unlocked: z.literal(true),
  description: z.string(),
  arrival: playedArrival,
  /** Empty until the player has arrived. */
  Tasks: z.array(playedTask),
  tasks_completed: z.int(),
  /** Number of tasks, also of those that the arrival opens. */
  total_tasks: z.int(),
  /** True once the poi was done, where other pois, the finish or other teams wait for that; else missing. */
  done: z.literal(true).optional(),
  /** What the hints of the poi wait for; missing where none of them waits. */
  hint_progress: z
    .object({
      /** Since when the minutes count: since the poi opened or the player arrived; null before the arrival. */
      since: time.nullable(),
      /** Wrong answers to all tasks of the poi. */
      wrong_tries: z.int(),
    })
    .meta({ id: 'HintProgress' })
    .optional(),
});

/** Hints of a poi that is not found by hints; missing without any. */
const hintsBeside = { Hints: z.array(playedHint).optional() };

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
            ...hintsBeside,
          })
          .meta({ id: 'UnlockedPoiAddress' }),
        unlockedPoi
          .extend({ location_type: z.literal('coordinates'), location: coordinatesLocation, ...hintsBeside })
          .meta({ id: 'UnlockedPoiCoordinates' }),
      ])
      .meta({ id: 'UnlockedPoi' }),
    poiBase
      .extend({
        unlocked: z.literal(false),
        /** True if no choice that is left opens it: it is not on this player's way, and not missing. Else missing. */
        closed: z.literal(true).optional(),
        /** Its conditions hold, but there is no room yet; missing else. */
        full: fullPoi.optional(),
      })
      .meta({ id: 'LockedPoi' }),
  ])
  .meta({ id: 'PlayedPoi' });

export type PlayedPoi = z.infer<typeof playedPoi>;
export type OpenPoi = Extract<PlayedPoi, { unlocked: true }>;
export type PlayedArrival = z.infer<typeof playedArrival>;
export type FullPoi = z.infer<typeof fullPoi>;
export type PlayedHint = z.infer<typeof playedHint>;
export type PlayedCondition = z.infer<typeof playedCondition>;
export type PlayedPrerequisite = z.infer<typeof playedPrerequisite>;
