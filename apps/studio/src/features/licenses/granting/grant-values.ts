import type { NewGrant } from '@puzzle-runs/contract/license.ts';
import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { isLicenseGrantable, licenseEnd } from '@puzzle-runs/domain/license/license-counting.ts';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { wireTime } from '#shell/form/local-time.ts';

/** Days of a year, the usual duration of a licence. */
export const YEAR = 365;

export interface GrantValues {
  email: string;
  language: Language;
  /** Name of a licence in the price tables; '' until the owner chooses one. */
  license: string;
  /** Number of units; '' if the owner has to enter it. */
  usages: number | '';
  /** In the time zone of the device; '' means now. */
  start_date: string;
  /** Whole days; hours on the wire. */
  days: number | '';
}

export function newGrant(language: Language): GrantValues {
  return { email: '', language, license: '', usages: '', start_date: '', days: YEAR };
}

/** Sets the licence and fills in its number of units from the price tables. */
export function withLicense(values: GrantValues, license: string): GrantValues {
  return { ...values, license, usages: findLicense(license)?.runs ?? '' };
}

function startOf({ start_date }: Pick<GrantValues, 'start_date'>, now: number): number {
  return start_date === '' ? now : Date.parse(start_date);
}

/** End of the licence in milliseconds since 1970; undefined for values that cannot be granted. */
export function endOf(values: Pick<GrantValues, 'start_date' | 'days'>, now: number): number | undefined {
  const span = { startsAt: startOf(values, now), hours: Number(values.days) * 24 };
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

/** Errors by field; empty if the form may be sent. */
export function checkGrant(values: GrantValues, now: number): Errors {
  return {
    ...(!isEmail(normalizeEmail(values.email)) && { email: 'grants.error.email' as const }),
    ...(values.license === '' && { license: 'grants.error.license' as const }),
    ...(values.usages === '' && { usages: 'form.error.missing' as const }),
    ...(values.days === '' && { days: 'form.error.missing' as const }),
    ...(values.days !== '' && endOf(values, now) === undefined && { start_date: 'grants.error.start' as const }),
  };
}

/** Request body. */
export function grantBody({ usages, start_date, days, ...values }: GrantValues): NewGrant {
  return { ...values, usages: Number(usages), hours: Number(days) * 24, start_date: wireTime(start_date) };
}

/** Errors by field for a refusal by the API. */
export function refusedGrant({ code, path }: ApiProblem): Errors {
  if (code === 'not_found') return { email: 'grants.error.noAccount' };
  if (code === 'missing' && path === 'usages') return { usages: 'form.error.missing' };
  if (path === 'start_date') return { start_date: 'grants.error.start' };
  const named = path?.split('.').at(-1);
  const field = named === 'hours' ? 'days' : (['email', 'license', 'usages'] as const).find((name) => name === named);
  return field ? { [field]: 'form.error.refused' } : {};
}
