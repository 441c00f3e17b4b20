import { z } from 'zod';
import { id } from '../../shared.ts';

/** Most decisions of a test play that are made before it begins. */
const TRIAL_CHOICES_MAX = 200;

/** How a test play begins. */
export const trialStart = z
  .object({
    unlocked: z.boolean().default(false),
    /** Options that count as chosen from the start, so that the ways behind them can be tested. */
    choices: z
      .array(z.object({ task: id, option: id }).meta({ id: 'TrialChoice' }))
      .max(TRIAL_CHOICES_MAX)
      .optional(),
  })
  .meta({ id: 'Trial' });

export type TrialStart = z.infer<typeof trialStart>;
