import { BATTLE_STATES } from '@puzzle-runs/domain/battle/schedule.ts';
import { z } from 'zod';
import { time } from './shared.ts';

export const battleState = z.enum(BATTLE_STATES);

/** When a battle is played. `now` is the server's clock: a countdown counts from it, for clocks of phones are wrong. */
export const battleSchedule = z.object({
  state: battleState,
  starts_at: time.nullable(),
  /** With the extra minutes of the team, and with the time a pause has taken so far. */
  ends_at: time.nullable(),
  now: time,
});

export type BattleSchedule = z.infer<typeof battleSchedule>;
