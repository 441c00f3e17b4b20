import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { unlockType } from '../poi.ts';
import { failures, idParam, text } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { amountInput, deleted, optimisticLock } from './input-fields.ts';
import { managedPrerequisite } from './poi.ts';

const c = initContract();

/** Slug of the poi's exploration; refused if the poi belongs to another one. */
const inExploration = { exploration_name: text(NAME_MAX).optional() };
const newPrerequisite = z.object({
  unlock_type: unlockType,
  value: amountInput.nullable().default(null),
  ...inExploration,
});
const prerequisiteChange = z.object({
  unlock_type: unlockType.optional(),
  value: amountInput.optional(),
  ...inExploration,
  ...optimisticLock,
});

const ofPrerequisite = z.object({ poi_id: idParam, prerequisite_id: idParam });

export const prerequisites = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/prerequisites',
    summary: 'Add a condition that unlocks a poi; all conditions must hold. JSON or form-encoded',
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
