import type { ApiProblem, Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import type { ParseKeys } from 'i18next';
import type { shell } from '#i18n/de/shell.ts';
import type { AlertCode } from '../alerts/alerts.ts';
import { flatFields, isSame } from './field-changes.ts';

/** Text key of an error message next to a field. */
export type ErrorKey = Extract<ParseKeys, `${string}.error.${string}` | 'problem.wrong_password'>;

/** Text key of an error message that any form may show next to a field. */
export type FormError = Extract<keyof typeof shell, `form.error.${string}`>;

/** Errors by field; undefined for a valid field. */
export type FieldErrors = Readonly<Partial<Record<string, ErrorKey | undefined>>>;

/** Errors by field, for a form whose fields are known. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: FormError | undefined };

const MISSING: ReadonlySet<ErrorKey> = new Set([
  'form.error.name',
  'form.error.missing',
  'form.error.code',
  'poi.error.noHint',
]);

/** Returns only the fields with an error. */
export function errorsIn(errors: FieldErrors): Record<string, ErrorKey> {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

/** Returns the alert of an invalid form: `missing` if a value is missing, otherwise `invalid_request`. */
export function alertOfErrors(errors: FieldErrors): AlertCode {
  return Object.values(errors).some((error) => error && MISSING.has(error)) ? 'missing' : 'invalid_request';
}

function refusalError({ code }: Refusal): FormError | undefined {
  if (code === 'missing') return 'form.error.missing';
  if (code === 'name_taken') return 'form.error.taken';
  if (code === 'nameless') return 'form.error.nameless';
  return code === 'invalid_request' ? 'form.error.refused' : undefined;
}

/** Returns the API's refusals by form field; leaves out refusals of fields that the form does not have. */
export function refusedFields({ refusals }: ApiProblem, values: object): FieldErrors {
  const fields = flatFields(values);
  return Object.fromEntries(
    refusals.flatMap((refusal) => {
      const field = refusal.path?.split('.').at(-1) ?? (refusal.code === 'name_taken' ? 'name' : '');
      const error = refusalError(refusal);
      return error && Object.hasOwn(fields, field) ? [[field, error]] : [];
    }),
  );
}

/** Returns the errors of the last save attempt that still apply. Typing removes errors but never adds new ones. */
export function stillWrong(found: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => found[field] !== undefined));
}

/** Returns the refusals of fields whose value has not changed since it was sent. */
export function stillRefused(refused: FieldErrors, sent: object, values: object): FieldErrors {
  const [before, now] = [flatFields(sent), flatFields(values)];
  return Object.fromEntries(Object.entries(refused).filter(([field]) => isSame(before[field], now[field])));
}
