import { LICENSE_AHEAD_HOURS_MAX } from '../limits.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** A licence that was granted, as far as its time and its units go; times in milliseconds. */
export interface Grant {
  startsAt: number;
  hours: number;
  /** When its provider ended it before its time. */
  endedAt: number | null;
  usages: number;
  used: number;
}

/** When a licence ends: after its hours, or when it was ended. */
export function licenseEnd({ startsAt, hours, endedAt }: Pick<Grant, 'startsAt' | 'hours' | 'endedAt'>): number {
  return Math.min(startsAt + hours * HOUR_MS, endedAt ?? Number.POSITIVE_INFINITY);
}

/** Whether a licence holds now: from its start on, and before its end (specification 2, part 4). */
export function isActive(grant: Pick<Grant, 'startsAt' | 'hours' | 'endedAt'>, now: number): boolean {
  return now >= grant.startsAt && now < licenseEnd(grant);
}

export const LICENSE_STATES = ['waiting', 'active', 'over'] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

/** Whether a licence has not begun yet, holds, or is over; one that was ended before its start is over. */
export function licenseState(grant: Pick<Grant, 'startsAt' | 'hours' | 'endedAt'>, now: number): LicenseState {
  if (isActive(grant, now)) return 'active';
  return licenseEnd(grant) <= now ? 'over' : 'waiting';
}

/** Whether a licence can still be granted: one that is over already would be of no use, one that begins in ages is a slip of the pen. */
export function isGrantable(grant: Pick<Grant, 'startsAt' | 'hours'>, now: number): boolean {
  return licenseEnd({ ...grant, endedAt: null }) > now && grant.startsAt <= now + LICENSE_AHEAD_HOURS_MAX * HOUR_MS;
}

/** Units that are left; none when more were used than there are. */
export function remainingUnits({ usages, used }: Pick<Grant, 'usages' | 'used'>): number {
  return Math.max(usages - used, 0);
}

/** Whether the warning is shown (specification 2, part 4): the licence holds, and more was used than it has. */
export function isExceeded(grant: Grant, now: number): boolean {
  return isActive(grant, now) && grant.used > grant.usages;
}

/** What may be taken from a licence by hand (specification 2, part 5): 1 to what is left, 0 when nothing is. */
export function quotaBounds(grant: Pick<Grant, 'usages' | 'used'>): { min: number; max: number } {
  const max = remainingUnits(grant);
  return { min: Math.min(1, max), max };
}

/**
 * The licence that a new participation uses: of the active ones with units left the one that ends first, so that little expires;
 * when all are used up, the one that ends last, where the excess is seen longest. Undefined without an active one.
 */
export function licenseToUse<G extends Grant>(grants: readonly G[], now: number): G | undefined {
  const active = grants.filter((grant) => isActive(grant, now)).toSorted((a, b) => licenseEnd(a) - licenseEnd(b));
  return active.find((grant) => remainingUnits(grant) > 0) ?? active.at(-1);
}
