import type { NewGrant } from '@puzzle-runs/contract/license.ts';
import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { isLicenseGrantable, licenseEnd } from '@puzzle-runs/domain/license/license-counting.ts';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { wireTime } from '#shell/form/local-time.ts';

/** Hours of a year: licences are sold for that long. */
export const YEAR = 365 * 24;

/** Fields of the form. */
export interface GrantValues {
  email: string;
  language: Language;
  /** A name of the price tables; '' until one is chosen. */
  license: string;
  /** '' when the owner has to enter a number. */
  usages: number | string;
  /** In the time of this device; '' for at once. */
  start_date: string;
  hours: number | string;
}

/** What the form begins with. */
export function newGrant(language: Language): GrantValues {
  return { email: '', language, license: '', usages: '', start_date: '', hours: YEAR };
}

/** Choosing a licence brings the participations of the price table along. */
export function withLicense(values: GrantValues, license: string): GrantValues {
  return { ...values, license, usages: findLicense(license)?.runs ?? '' };
}

function startOf({ start_date }: Pick<GrantValues, 'start_date'>, now: number): number {
  return start_date === '' ? now : Date.parse(start_date);
}

/** When the licence ends, in milliseconds since 1970; undefined for values that cannot be granted. */
export function endOf(values: Pick<GrantValues, 'start_date' | 'hours'>, now: number): number | undefined {
  const span = { startsAt: startOf(values, now), hours: Number(values.hours) };
  return isLicenseGrantable(span, now) ? licenseEnd({ ...span, endedAt: null }) : undefined;
}

type Errors = Partial<Record<keyof GrantValues, GrantError>>;
type GrantError =
  | 'form.error.missing'
  | 'form.error.refused'
  | 'grants.error.email'
  | 'grants.error.license'
  | 'grants.error.noAccount'
  | 'grants.error.start';

/** What is wrong, by field; nothing when it may be sent. */
export function checkGrant(values: GrantValues, now: number): Errors {
  return {
    ...(!isEmail(normalizeEmail(values.email)) && { email: 'grants.error.email' as const }),
    ...(values.license === '' && { license: 'grants.error.license' as const }),
    ...(values.usages === '' && { usages: 'form.error.missing' as const }),
    ...(values.hours === '' && { hours: 'form.error.missing' as const }),
    ...(values.hours !== '' && endOf(values, now) === undefined && { start_date: 'grants.error.start' as const }),
  };
}

/** As it is sent. */
export function grantBody({ usages, start_date, hours, ...values }: GrantValues): NewGrant {
  return { ...values, usages: Number(usages), hours: Number(hours), start_date: wireTime(start_date) };
}

/** What the API refused, beside its field. */
export function refusedGrant({ code, path }: ApiProblem): Errors {
  if (code === 'not_found') return { email: 'grants.error.noAccount' };
  if (code === 'missing' && path === 'usages') return { usages: 'form.error.missing' };
  if (path === 'start_date') return { start_date: 'grants.error.start' };
  const field = (['email', 'license', 'usages', 'hours'] as const).find((name) => name === path?.split('.').at(-1));
  return field ? { [field]: 'form.error.refused' } : {};
}
