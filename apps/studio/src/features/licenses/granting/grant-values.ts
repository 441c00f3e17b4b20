import type { NewGrant } from '@puzzle-runs/contract/license.ts';
import { findLicense } from '@puzzle-runs/domain/license/prices.ts';
import type { Language } from '@puzzle-runs/domain/site/language.ts';
import { emailError } from '@puzzle-runs/web/account/field-errors.ts';
import type { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { wireTime } from '#shell/form/local-time.ts';

/** Hours of a year: licences are sold for that long (specification 2, part 9). */
export const YEAR = 365 * 24;

/** Fields of the form. */
export interface GrantValues {
  email: string;
  language: Language;
  /** A name of the price tables; '' until one is chosen. */
  license: string;
  /** '' where somebody has to say it. */
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

/** When a licence ends that begins at once where nothing else is said; undefined as long as its hours are missing. Milliseconds. */
export function endOf(
  { start_date, hours }: Pick<GrantValues, 'start_date' | 'hours'>,
  now: number,
): number | undefined {
  const start = start_date === '' ? now : Date.parse(start_date);
  return Number(hours) > 0 ? start + Number(hours) * 3_600_000 : undefined;
}

type Errors = Partial<Record<keyof GrantValues, GrantError>>;
type GrantError =
  | NonNullable<ReturnType<typeof emailError>>
  | 'form.error.missing'
  | 'form.error.refused'
  | 'grants.error.license'
  | 'grants.error.noAccount'
  | 'grants.error.start';

/** What is wrong, by field; nothing when it may be sent. */
export function checkGrant(values: GrantValues, now: number): Errors {
  const noEmail = emailError(values.email);
  const end = endOf(values, now);
  return {
    ...(noEmail && { email: noEmail }),
    ...(values.license === '' && { license: 'grants.error.license' as const }),
    ...(values.usages === '' && { usages: 'form.error.missing' as const }),
    ...(values.hours === '' && { hours: 'form.error.missing' as const }),
    ...(end !== undefined && end <= now && { start_date: 'grants.error.start' as const }),
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
