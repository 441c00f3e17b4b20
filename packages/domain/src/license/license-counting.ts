/** A licence is valid for at most one year. */
export const LICENSE_HOURS_MAX = 366 * 24;
/** A licence starts at most ten years after it is granted. */
const LICENSE_AHEAD_HOURS_MAX = 3_653 * 24;

/** The same in days; screens count in days, the API in hours. */
export const LICENSE_DAYS_MAX = LICENSE_HOURS_MAX / 24;
const HOUR_MS = 60 * 60 * 1_000;

/** Period and units of a granted licence; times in milliseconds. */
export interface LicenseGrant {
  startsAt: number;
  hours: number;
  /** When the provider ended it early. */
  endedAt: number | null;
  usages: number;
  used: number;
}

/** When a licence ends: after its hours, or earlier if the provider ended it. */
export function licenseEnd({ startsAt, hours, endedAt }: Pick<LicenseGrant, 'startsAt' | 'hours' | 'endedAt'>): number {
  return Math.min(startsAt + hours * HOUR_MS, endedAt ?? Number.POSITIVE_INFINITY);
}

/** Whether a licence is valid: from its start (inclusive) to its end (exclusive). */
export function isLicenseActive(grant: Pick<LicenseGrant, 'startsAt' | 'hours' | 'endedAt'>, now: number): boolean {
  return now >= grant.startsAt && now < licenseEnd(grant);
}

export const LICENSE_STATES = ['waiting', 'active', 'over'] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

/** State of a licence; one that was ended before its start is over. */
export function licenseState(grant: Pick<LicenseGrant, 'startsAt' | 'hours' | 'endedAt'>, now: number): LicenseState {
  if (isLicenseActive(grant, now)) return 'active';
  return licenseEnd(grant) <= now ? 'over' : 'waiting';
}

/**
 * Whether a licence may be granted: it must not be over, and its start must not be so far ahead that it is a typing
 * error.
 */
export function isLicenseGrantable(grant: Pick<LicenseGrant, 'startsAt' | 'hours'>, now: number): boolean {
  return licenseEnd({ ...grant, endedAt: null }) > now && grant.startsAt <= now + LICENSE_AHEAD_HOURS_MAX * HOUR_MS;
}

/**
 * Hours that may be added to a licence: an extension is a renewal, so it ends at most LICENSE_HOURS_MAX after now, or
 * after a start that is still ahead.
 */
export function addableHours({ startsAt, hours }: Pick<LicenseGrant, 'startsAt' | 'hours'>, now: number): number {
  const latest = Math.max(startsAt, now) + LICENSE_HOURS_MAX * HOUR_MS;
  return Math.max(Math.floor((latest - startsAt) / HOUR_MS) - hours, 0);
}

/** How far a licence is used when its holder and the owners get a mail. */
export type LicenseWarning = 'nearly' | 'exceeded';

/**
 * Warning that a use of units causes: `nearly` when 80 % are reached, `exceeded` when more are used than there are.
 * Each limit is passed once, so each warns once; added units make new limits.
 */
export function warningAfterUse(
  { usages, used }: Pick<LicenseGrant, 'usages' | 'used'>,
  units: number,
): LicenseWarning | undefined {
  const before = used - units;
  if (used > usages) return before <= usages ? 'exceeded' : undefined;
  return before * 5 < usages * 4 && used * 5 >= usages * 4 ? 'nearly' : undefined;
}

/** Unused units; 0 if the licence is exceeded. */
export function unusedUnits({ usages, used }: Pick<LicenseGrant, 'usages' | 'used'>): number {
  return Math.max(usages - used, 0);
}

/** Whether an active licence has used more units than it has. Only a warning: players are never refused. */
export function isLicenseExceeded(grant: LicenseGrant, now: number): boolean {
  return isLicenseActive(grant, now) && grant.used > grant.usages;
}

/** How many units a holder may take by hand: from 1 to the unused units, or 0 if all are used. */
export function quotaBounds(grant: Pick<LicenseGrant, 'usages' | 'used'>): { min: number; max: number } {
  const max = unusedUnits(grant);
  return { min: Math.min(1, max), max };
}

/**
 * Chooses the licence that counts a new participation. Among active licences with unused units it is the one that ends
 * first, so few units expire. If all are used up, it is the one that ends last, so the warning stays visible longest.
 * Undefined without an active one.
 */
export function licenseToUse<G extends LicenseGrant>(grants: readonly G[], now: number): G | undefined {
  const active = grants
    .filter((grant) => isLicenseActive(grant, now))
    .toSorted((a, b) => licenseEnd(a) - licenseEnd(b));
  return active.find((grant) => unusedUnits(grant) > 0) ?? active.at(-1);
}
