import { comparableText } from '../text/comparable-text.ts';
import type { BattleTiming } from './battle-schedule.ts';

/** Open registration of a battle: most teams, and the length of their names. */
export const REGISTRATION_TEAMS_MAX = 500;
export const REGISTRATION_TEAMS_PROPOSED = 50;
export const REGISTERED_NAME_MIN = 2;
export const REGISTERED_NAME_MAX = 40;
/** Most runs among which registered teams are distributed. */
export const REGISTRATION_RUNS_MAX = 100;
/** Days after the end of a battle on which its registered teams are deleted. */
const REGISTERED_TEAM_DAYS = 30;
/** The same for a battle that its organiser has not started yet, counted from the last registration. */
const WAITING_TEAM_DAYS = 365;

const NEUTRAL = /^team-(\d+)$/;

const LOOKS_NEUTRAL = /^[\s\p{P}]*team[\s\p{P}]*\d+[\s\p{P}]*$/u;

const DAY_MS = 86_400_000;

/**
 * When the registered teams of a battle are deleted, in milliseconds: 30 days after its end. Without an end, 30 days
 * after the last registration or solved task, and not before the start; while its organiser has not started it, a year
 * after the last registration.
 * @param lastActivityAt when a team last registered, joined or solved a task
 */
export function registeredTeamsExpireAt(timing: BattleTiming, lastActivityAt: number): number {
  const { startsAt, endsAt, pausedAt, manualStart } = timing;
  if (endsAt !== null && pausedAt === null) return endsAt + REGISTERED_TEAM_DAYS * DAY_MS;
  if (startsAt === null && manualStart) return lastActivityAt + WAITING_TEAM_DAYS * DAY_MS;
  return Math.max(lastActivityAt, startsAt ?? 0, pausedAt ?? 0, endsAt ?? 0) + REGISTERED_TEAM_DAYS * DAY_MS;
}

/**
 * Distributes teams among runs: each plays the run with the fewest teams; of several, the one listed first.
 * @param counts teams that play each run already
 * @returns the run of each team
 */
export function distributeTeams(teams: number, runs: readonly number[], counts: ReadonlyMap<number, number>): number[] {
  const left = runs.map((id) => ({ id, teams: counts.get(id) ?? 0 }));
  return Array.from({ length: left.length === 0 ? 0 : teams }, () => {
    const fewest = left.reduce((best, run) => (run.teams < best.teams ? run : best));
    fewest.teams += 1;
    return fewest.id;
  });
}

/** The name of a registered team until its organiser accepts the name that it asked for. The same in both languages. */
export function neutralTeamName(number: number): string {
  return `Team ${number}`;
}

/** Whether a name reads like a neutral one: a team that chose it would look as if its name waited for approval. */
export function isNeutralTeamName(name: string): boolean {
  return LOOKS_NEUTRAL.test(comparableText(name));
}

/** The number of the next registered team: one more than the highest in the slugs of the battle's teams. */
export function nextTeamNumber(slugs: readonly string[]): number {
  const numbers = slugs.map((slug) => Number(NEUTRAL.exec(slug)?.[1] ?? 0));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1;
}
