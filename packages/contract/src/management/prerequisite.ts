import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { unlockType } from '../poi.ts';
import { failures, idParam, text } from '../shared.ts';
import { deleted, readAt, typedAmount } from './fields.ts';
import { managedPrerequisite } from './poi.ts';

const c = initContract();

/** Slug of the run; the spot's id says it, too, and both must fit. */
const inRun = { exploration_name: text(NAME_MAX).optional() };
const newPrerequisite = z.object({ unlock_type: unlockType, value: typedAmount.nullable().default(null), ...inRun });
const prerequisiteChange = z.object({
  unlock_type: unlockType.optional(),
  value: typedAmount.optional(),
  ...inRun,
  ...readAt,
});

const ofPrerequisite = z.object({ poi_id: idParam, prerequisite_id: idParam });

export const prerequisites = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/prerequisites',
    summary: 'Add a condition that opens a spot; all of them must hold. JSON or form-encoded',
    pathParams: z.object({ poi_id: idParam }),
    headers: sessionToken,
    body: newPrerequisite,
    responses: { ...failures, 200: managedPrerequisite },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id/prerequisites/:prerequisite_id',
    pathParams: ofPrerequisite,
    headers: sessionToken,
    body: prerequisiteChange,
    responses: { ...failures, 200: managedPrerequisite },
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id/prerequisites/:prerequisite_id',
    pathParams: ofPrerequisite,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type NewPrerequisite = z.infer<typeof newPrerequisite>;
export type PrerequisiteChange = z.infer<typeof prerequisiteChange>;
