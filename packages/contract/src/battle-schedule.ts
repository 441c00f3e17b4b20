import { BATTLE_STATES } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { z } from 'zod';
import { time } from './shared.ts';

export const battleState = z.enum(BATTLE_STATES).meta({ id: 'BattleState' });

/** The times of a battle, on the server's clock (header `server-time`). */
export const battleSchedule = z
  .object({
    state: battleState,
    starts_at: time.nullable(),
    /** Includes the extra minutes of the team and the current pause so far. */
    ends_at: time.nullable(),
  })
  .meta({ id: 'BattleSchedule' });

export type BattleSchedule = z.infer<typeof battleSchedule>;
