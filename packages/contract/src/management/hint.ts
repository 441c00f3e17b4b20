import { z } from 'zod';
import { hintType } from '../poi.ts';
import { amount, id } from '../shared.ts';

/** A hint as its creator sees it. */
export const managedHint = z
  .object({
    id,
    hint_type: hintType,
    hint_value: z.string(),
    hint_description: z.string(),
    cost: amount,
    /** Wrong answers at the poi, or minutes there, until it comes: the first one decides. Both null: it is there. */
    shown_after_tries: z.int().nullable(),
    shown_after_minutes: z.int().nullable(),
    /** Minutes at the poi until it is free; null: never. */
    free_after_minutes: z.int().nullable(),
    /** Whether it comes only after the hint before it was opened. */
    after_previous: z.boolean(),
  })
  .meta({ id: 'ManagedHint' });

/** Hints of a poi that is not found by hints. */
export const hintsBeside = { Hints: z.array(managedHint) };

export type ManagedHint = z.infer<typeof managedHint>;
