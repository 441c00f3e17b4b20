import { z } from 'zod';
import { coordinatesLocation, locationType } from '../poi.ts';
import { id, namedRecord, time } from '../shared.ts';
import { taskType } from '../task.ts';
import { managedConditions } from './condition.ts';
import { managedPrerequisite } from './poi.ts';
import { managedRules } from './rules.ts';

const trailTask = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    position: z.int(),
    task_type: taskType,
    points: z.int(),
    /** Of a decision. */
    TaskOptions: z.array(z.object({ id, option: z.string() }).meta({ id: 'TrailOption' })).optional(),
  })
  .meta({ id: 'TrailTask' });

const trailPoi = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    position: z.int(),
    location_type: locationType,
    /** Its coordinates, the pin of its address, or the hidden target of its hints; null without one. */
    place: coordinatesLocation.nullable(),
    /** Empty for a poi that is open from the start. */
    UnlockPrerequisites: z.array(managedPrerequisite),
    ...managedConditions,
    task_count: z.int(),
    /** Of all its tasks together. */
    pointsToEarn: z.int(),
    Tasks: z.array(trailTask),
    updated_at: time,
  })
  .meta({ id: 'TrailPoi' });

/** An exploration with all its pois and their tasks in order, without texts and answers, but with the options of decisions. */
export const explorationTrail = namedRecord
  .extend({
    postal_code: z.string(),
    /** Name of the place with this postal code; null if it is unknown. */
    place_name: z.string().nullable(),
    published: z.boolean(),
    ...managedRules,
    updated_at: time,
    Pois: z.array(trailPoi),
  })
  .meta({ id: 'ExplorationTrail' });

export type ExplorationTrail = z.infer<typeof explorationTrail>;
export type TrailPoi = z.infer<typeof trailPoi>;
