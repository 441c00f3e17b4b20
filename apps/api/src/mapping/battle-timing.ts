import {
  afterPlaying,
  type BattleTiming,
  type Pause,
  playingSince,
  timingOfTeam,
} from '@puzzle-runs/domain/battle/battle-schedule.ts';

/** When a battle starts, for all or for one of its teams. */
interface StartTimes {
  startsAt: Date | null;
  /** Milliseconds; only of a team. */
  startDelay?: number | null;
  pauses?: readonly Pause[] | null;
}

/** The times of a battle, or of one of its teams. */
export interface BattleTimes extends StartTimes {
  endsAt: Date | null;
  pausedAt: Date | null;
  manualStart: boolean | null;
  endDelay?: number | null;
}

/** The times of a battle, or of one of its teams, in milliseconds, as the domain rules take them. */
export function battleTimingOf(times: BattleTimes): BattleTiming {
  const { startsAt, endsAt, pausedAt, manualStart, startDelay, endDelay, pauses } = times;
  const battle = {
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
    pausedAt: pausedAt?.getTime() ?? null,
    manualStart: manualStart ?? false,
  };
  return timingOfTeam(battle, { start: startDelay ?? 0, end: endDelay ?? 0 }, pauses ?? []);
}

/** When the minutes of a player or a team began to count, in milliseconds. */
export function startOfPlay({ joinedAt, startsAt, startDelay, pauses }: StartTimes & { joinedAt: Date }): number {
  const start = startsAt && afterPlaying(startsAt.getTime(), startDelay ?? 0, pauses ?? []);
  return playingSince(joinedAt.getTime(), start);
}
