import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import {
  type BattleState,
  type BattleTiming,
  battleEndForTeam,
  battleStateForTeam,
} from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Participation } from './play.repository.ts';

export interface BattleTimes {
  startsAt: Date | null;
  endsAt: Date | null;
  pausedAt: Date | null;
}

/** The times of a battle, as the rules count them. */
export function scheduleOf({ startsAt, endsAt, pausedAt }: BattleTimes): BattleTiming {
  return {
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
    pausedAt: pausedAt?.getTime() ?? null,
  };
}

/** When a team with so many extra minutes plays; null for a team that was taken out of the battle: for it, it is over. */
export function battleScheduleOf(times: BattleTimes, extraMinutes: number | null, now: Date): BattleSchedule {
  const schedule = scheduleOf(times);
  const end = battleEndForTeam(schedule, extraMinutes ?? 0, now.getTime());
  return {
    state: extraMinutes === null ? 'ended' : battleStateForTeam(schedule, extraMinutes, now.getTime()),
    starts_at: times.startsAt?.toISOString() ?? null,
    ends_at: end === null ? null : new Date(end).toISOString(),
    now: now.toISOString(),
  };
}

/** What a participation may do now; outside of battles everything is open. */
export function playStateOf(participation: Participation, now: Date): BattleState {
  if (participation.battleId === null) return 'open';
  const { extraMinutes } = participation;
  return extraMinutes === null ? 'ended' : battleStateForTeam(scheduleOf(participation), extraMinutes, now.getTime());
}

/** Refuses answers and payments before the start, in a pause and after the end with `battle_not_open`. */
export function refuseClosed(participation: Participation, now: Date): void {
  if (playStateOf(participation, now) === 'open') return;
  throw new Problem('battle_not_open', battleScheduleOf(participation, participation.extraMinutes, now));
}
