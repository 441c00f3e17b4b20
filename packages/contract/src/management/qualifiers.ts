import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { CARRY_CODES, failures } from '../failures.ts';
import { unlockMode, unlockType } from '../poi.ts';
import { id, idParam, submissionId } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { conditionChange, conditionNames, conditionValue } from './condition.ts';
import { amountInput } from './input/input-fields.ts';
import { managedPoi } from './poi.ts';

const c = initContract();

const figure = z.object({ unlock_type: unlockType, value: amountInput });
const addedQualifier = z
  .discriminatedUnion('unlock_type', [
    figure.meta({ id: 'AddedPrerequisite' }),
    z
      .object({ value: conditionValue.optional(), unlock_type: z.literal('poi_list'), ...conditionNames.poi_list })
      .meta({ id: 'AddedPoiList' }),
    z
      .object({ value: conditionValue.optional(), unlock_type: z.literal('task_list'), ...conditionNames.task_list })
      .meta({ id: 'AddedTaskList' }),
    z
      .object({ value: conditionValue.optional(), unlock_type: z.literal('decision'), ...conditionNames.decision })
      .meta({ id: 'AddedChoice' }),
  ])
  .meta({ id: 'AddedQualifier' });

/** Everything that opens a poi, changed at once: what is not named stays as it is. */
const qualifiersChange = z
  .object({
    unlock_mode: unlockMode.optional(),
    create: z.array(addedQualifier).max(PREREQUISITES_MAX).default([]),
    /** Changed fields of prerequisites and conditions, whose kinds stay. */
    update: z
      .array(z.object({ id, ...conditionChange.shape, value: amountInput.optional() }))
      .max(PREREQUISITES_MAX)
      .default([]),
    /** Ids of prerequisites and conditions. */
    delete: z.array(id).max(PREREQUISITES_MAX).default([]),
    submission_id: submissionId,
  })
  .meta({ id: 'QualifiersChange' });

export const qualifiers = c.router({
  change: {
    method: 'PUT',
    path: '/pois/:poi_id/qualifiers',
    summary: 'Change all that opens a poi at once',
    description:
      'Send new prerequisites and conditions, changes by id, ids to delete, and `unlock_mode`. All of it counts ' +
      'together: no player finds the poi open in between.',
    pathParams: z.object({ poi_id: idParam }),
    headers: sessionToken,
    body: qualifiersChange,
    responses: {
      ...failures(...CARRY_CODES),
      200: managedPoi,
    },
  },
});

export type AddedQualifier = z.infer<typeof addedQualifier>;
export type QualifiersChange = z.infer<typeof qualifiersChange>;
