import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { FINISH_RULES, ROUTES } from '@puzzle-runs/domain/game/game.ts';
import { z } from 'zod';
import { id } from '../shared.ts';
import { optionalAmountInput } from './input/input-fields.ts';

/** Whether players choose among the open pois, or each poi waits for the one before. */
const route = z.enum(ROUTES).meta({ id: 'Route' });

/** When an exploration is finished: when nothing is open, when so many pois are done, or when one chosen poi is done. */
const finishRule = z.enum(FINISH_RULES).meta({ id: 'FinishRule' });

/** How an exploration is played, as its creator reads it. */
export const managedRules = {
  route: route.optional(),
  finish_rule: finishRule.optional(),
  /** With `pois_done`, else null. */
  finish_pois: z.int().nullable().optional(),
  /** With `poi_done`, else null. */
  finish_poi: id.nullable().optional(),
};

/** The rules as creators change them. A rule that needs a number or a poi comes with it. */
export const changedRules = {
  route: route.optional(),
  finish_rule: finishRule.optional(),
  finish_pois: optionalAmountInput(POIS_MAX).optional(),
  finish_poi: optionalAmountInput(2_147_483_647).optional(),
};
