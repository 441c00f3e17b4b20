import { ENTRIES_MAX, POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { ConditionNames, ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { COPY_CODES, failures } from '../failures.ts';
import { unlockMode } from '../poi.ts';
import { amount, id, idParam, submissionId, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { optimisticLock } from './input/input-fields.ts';

const c = initContract();

/** Different ids of the same run. */
function ids(max: number) {
  return z
    .array(id)
    .min(1)
    .max(max)
    .refine((all) => new Set(all).size === all.length, { error: 'must not name one twice' });
}

const namedIds = ids(POIS_MAX);
const optionIds = ids(ENTRIES_MAX);

/** What a condition names, by its kind; a kind that is missing here does not compile. */
export const conditionNames = {
  poi_list: { pois: namedIds },
  task_list: { tasks: namedIds },
  decision: { task: id, options: optionIds },
} satisfies { [K in ConditionType]: Record<keyof ConditionNames[K], z.ZodType> };

const stored = { id, value: amount, updated_at: time };

/**
 * A condition about named pois or tasks: at least `value` of them are done, or solved. Of a decision: one of the options
 * was chosen; `value` is 1.
 */
const managedCondition = z
  .discriminatedUnion('unlock_type', [
    z
      .object({ ...stored, unlock_type: z.literal('poi_list'), ...conditionNames.poi_list })
      .meta({ id: 'ManagedPoiList' }),
    z
      .object({ ...stored, unlock_type: z.literal('task_list'), ...conditionNames.task_list })
      .meta({ id: 'ManagedTaskList' }),
    z
      .object({ ...stored, unlock_type: z.literal('decision'), ...conditionNames.decision })
      .meta({ id: 'ManagedChoice' }),
  ])
  .meta({ id: 'ManagedCondition' });

/** What opens a poi besides its prerequisites; missing without any, and where all must hold. */
export const managedConditions = {
  Conditions: z.array(managedCondition).optional(),
  unlock_mode: unlockMode.optional(),
};

/** How many of the named ones are needed: all without it, of options always one. */
export const conditionValue = z.int().min(1).max(POIS_MAX);
const sent = { value: conditionValue.optional(), submission_id: submissionId };

const newCondition = z
  .discriminatedUnion('unlock_type', [
    z.object({ ...sent, unlock_type: z.literal('poi_list'), ...conditionNames.poi_list }).meta({ id: 'NewPoiList' }),
    z.object({ ...sent, unlock_type: z.literal('task_list'), ...conditionNames.task_list }).meta({ id: 'NewTaskList' }),
    z.object({ ...sent, unlock_type: z.literal('decision'), ...conditionNames.decision }).meta({ id: 'NewChoice' }),
  ])
  .meta({ id: 'NewCondition' });

/** `pois` only for a `poi_list`, `tasks` for a `task_list`, `options` for a `decision`. The kind and the decision stay. */
export const conditionChange = z
  .object({
    value: conditionValue.optional(),
    pois: namedIds.optional(),
    tasks: namedIds.optional(),
    options: optionIds.optional(),
    ...optimisticLock,
  })
  .meta({ id: 'ConditionChange' });

export const conditions = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/conditions',
    summary: 'Add a condition about other pois, tasks or options to a poi',
    description:
      'The poi waits until `value` of the named pois are done, or of the named tasks are solved; without `value`, for ' +
      'all of them. A poi is done when no task is open there and the player has arrived. With `decision`, the poi waits ' +
      'until one of the named options of that task was chosen. The names are ids of the same exploration. Conditions are prerequisites: delete one by `DELETE /pois/{poi_id}/prerequisites/{id}`.',
    pathParams: z.object({ poi_id: idParam }),
    headers: sessionToken,
    body: newCondition,
    responses: {
      ...failures(...COPY_CODES, 'cyclic_conditions'),
      200: managedCondition,
    },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id/conditions/:condition_id',
    summary: 'Change a condition about other pois, tasks or options',
    description: 'Send changed fields only. Players for whom the poi is open keep it open.',
    pathParams: z.object({ poi_id: idParam, condition_id: idParam }),
    headers: sessionToken,
    body: conditionChange,
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
      200: managedCondition,
    },
  },
});

export type ManagedCondition = z.infer<typeof managedCondition>;
export type NewCondition = z.infer<typeof newCondition>;
export type ConditionChange = z.infer<typeof conditionChange>;
