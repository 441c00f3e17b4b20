import { REGISTERED_TEAM_DAYS, WAITING_TEAM_DAYS } from '../limits.ts';
import type { BattleTiming } from './battle-schedule.ts';

const DAY_MS = 86_400_000;

/**
 * When the registered teams of a battle are deleted, in milliseconds: 30 days after its end. Without an end, 30 days after the last
 * registration or solved task, and not before the start; while its organiser has not started it, a year after the last registration.
 * @param lastActivityAt when a team last registered, joined or solved a task
 */
export function registeredTeamsExpireAt(timing: BattleTiming, lastActivityAt: number): number {
  const { startsAt, endsAt, pausedAt, manualStart } = timing;
  if (endsAt !== null && pausedAt === null) return endsAt + REGISTERED_TEAM_DAYS * DAY_MS;
  if (startsAt === null && manualStart) return lastActivityAt + WAITING_TEAM_DAYS * DAY_MS;
  return Math.max(lastActivityAt, startsAt ?? 0, pausedAt ?? 0, endsAt ?? 0) + REGISTERED_TEAM_DAYS * DAY_MS;
}
