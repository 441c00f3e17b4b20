import { BATTLE_STATES } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { z } from 'zod';
import { time } from './shared.ts';

export const battleState = z.enum(BATTLE_STATES).meta({ id: 'BattleState' });

/** The times of a battle. `now` is the server's clock; countdowns use it, because clocks of phones are often wrong. */
export const battleSchedule = z
  .object({
    state: battleState,
    starts_at: time.nullable(),
    /** Includes the extra minutes of the team and the current pause so far. */
    ends_at: time.nullable(),
    now: time,
  })
  .meta({ id: 'BattleSchedule' });

export type BattleSchedule = z.infer<typeof battleSchedule>;
