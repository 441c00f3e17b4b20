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
  manualStart: boolean | null;
}

/** The times of a battle in milliseconds, as the domain rules take them. */
export function battleTimingOf({ startsAt, endsAt, pausedAt, manualStart }: BattleTimes): BattleTiming {
  return {
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
    pausedAt: pausedAt?.getTime() ?? null,
    manualStart: manualStart ?? false,
  };
}

/** The schedule of a battle for a team; `extraMinutes` is null for a removed team, for which the battle is over. */
export function battleScheduleOf(times: BattleTimes, extraMinutes: number | null, now: Date): BattleSchedule {
  const schedule = battleTimingOf(times);
  const end = battleEndForTeam(schedule, extraMinutes ?? 0, now.getTime());
  return {
    state: extraMinutes === null ? 'ended' : battleStateForTeam(schedule, extraMinutes, now.getTime()),
    starts_at: times.startsAt?.toISOString() ?? null,
    ends_at: end === null ? null : new Date(end).toISOString(),
  };
}

/** The state of the battle for a participation; always `open` outside of battles. */
export function playStateOf(participation: Participation, now: Date): BattleState {
  if (participation.battleId === null) return 'open';
  const { extraMinutes } = participation;
  return extraMinutes === null
    ? 'ended'
    : battleStateForTeam(battleTimingOf(participation), extraMinutes, now.getTime());
}

/** Throws `battle_not_open` before the start, during a pause and after the end. */
export function refuseOutsidePlayTime(participation: Participation, now: Date): void {
  if (playStateOf(participation, now) === 'open') return;
  throw new Problem('battle_not_open', battleScheduleOf(participation, participation.extraMinutes, now));
}
