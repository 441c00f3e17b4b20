import type { ApiProblem, Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import type { ParseKeys } from 'i18next';
import type { shell } from '#i18n/de/shell.ts';
import type { AlertCode } from '../alerts/alerts.ts';
import { flatFields, isSame } from './field-changes.ts';

/** Key of a sentence beside a field. */
export type ErrorKey = Extract<ParseKeys, `${string}.error.${string}` | 'problem.wrong_password'>;

/** Key of a sentence that any form may show beside a field. */
export type FormError = Extract<keyof typeof shell, `form.error.${string}`>;

/** What is wrong, by field; a field that is fine may be undefined. */
export type FieldErrors = Readonly<Partial<Record<string, ErrorKey | undefined>>>;

/** The same for a form whose fields are known. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: FormError | undefined };

const MISSING: ReadonlySet<ErrorKey> = new Set([
  'form.error.name',
  'form.error.missing',
  'form.error.code',
  'poi.error.noHint',
]);

/** Only the fields that have an error. */
export function errorsIn(errors: FieldErrors): Record<string, ErrorKey> {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

/** The alert of a form that is not sent: something is missing, or something does not fit. */
export function alertOfErrors(errors: FieldErrors): AlertCode {
  return Object.values(errors).some((error) => error && MISSING.has(error)) ? 'missing' : 'invalid_request';
}

function refusalError({ code }: Refusal, field: string): FormError | undefined {
  if (code === 'missing') return 'form.error.missing';
  if (code === 'name_taken') return 'form.error.taken';
  if (code !== 'invalid_request') return undefined;
  // A name of signs alone gives no address; a name that is too long cannot be typed.
  return field === 'name' ? 'form.error.nameless' : 'form.error.refused';
}

/** What the API refused, by field of the form; refusals that are about no field of it are left out. */
export function refusedFields({ refusals }: ApiProblem, values: object): FieldErrors {
  const fields = flatFields(values);
  return Object.fromEntries(
    refusals.flatMap((refusal) => {
      const field = refusal.path?.split('.').at(-1) ?? (refusal.code === 'name_taken' ? 'name' : '');
      const error = refusalError(refusal, field);
      return error && Object.hasOwn(fields, field) ? [[field, error]] : [];
    }),
  );
}

/** Errors found when the form was to be saved, as far as they still hold: typing takes errors away and brings no new ones. */
export function stillWrong(found: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => found[field] !== undefined));
}

/** Refusals of fields that are still as they were sent. */
export function stillRefused(refused: FieldErrors, sent: object, values: object): FieldErrors {
  const [before, now] = [flatFields(sent), flatFields(values)];
  return Object.fromEntries(Object.entries(refused).filter(([field]) => isSame(before[field], now[field])));
}
