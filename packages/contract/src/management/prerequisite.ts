import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { failures } from '../failures.ts';
import { unlockType } from '../poi.ts';
import { idParam, submissionId, text } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { amountInput, deleted, optimisticLock } from './input/input-fields.ts';
import { managedPrerequisite } from './poi.ts';

const c = initContract();

/** The poi's id, or its slug when the body names the exploration. A slug of digits wins over an id then. */
const poiParam = z.union([text(NAME_MAX), idParam]);

/** Slug of the poi's exploration; refused if the poi belongs to another one. */
const inExploration = { exploration_name: text(NAME_MAX).optional() };
const newPrerequisite = z
  .object({
    unlock_type: unlockType,
    value: amountInput.nullable().default(null),
    ...inExploration,
    submission_id: submissionId,
  })
  .meta({ id: 'NewPrerequisite' });
const prerequisiteChange = z
  .object({
    unlock_type: unlockType.optional(),
    value: amountInput.optional(),
    ...inExploration,
    ...optimisticLock,
  })
  .meta({ id: 'PrerequisiteChange' });

const ofPrerequisite = z.object({ poi_id: idParam, prerequisite_id: idParam });
const inNamedPoi = z.object({ poi_id: poiParam, prerequisite_id: idParam });

export const prerequisites = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/prerequisites',
    summary: 'Add a prerequisite to a poi',
    description:
      'The poi opens once all its prerequisites hold. Players for whom it is open keep it open. With ' +
      '`exploration_name`, the poi may be named by its slug.',
    pathParams: z.object({ poi_id: poiParam }),
    headers: sessionToken,
    metadata: { form: true, required: ['unlock_type', 'value'] } satisfies CallMetadata,
    body: newPrerequisite,
    responses: {
      ...failures(
        'invalid_request',
        'missing',
        'unauthorized',
        'not_found',
        'limit_reached',
        'cyclic_conditions',
        'rate_limited',
        'conflict',
      ),
      200: managedPrerequisite,
    },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id/prerequisites/:prerequisite_id',
    summary: 'Change a prerequisite',
    description: 'Send changed fields only. With `exploration_name`, the poi may be named by its slug.',
    pathParams: inNamedPoi,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: prerequisiteChange,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'conflict',
        'nochange',
        'cyclic_conditions',
        'rate_limited',
      ),
      200: managedPrerequisite,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id/prerequisites/:prerequisite_id',
    summary: 'Delete a prerequisite',
    description: 'The poi opens once its other prerequisites hold. Also deletes a condition by its id.',
    pathParams: ofPrerequisite,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
});

export type NewPrerequisite = z.infer<typeof newPrerequisite>;
export type PrerequisiteChange = z.infer<typeof prerequisiteChange>;
