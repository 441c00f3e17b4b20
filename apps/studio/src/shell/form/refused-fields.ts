import type { ApiProblem, Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import type { shell } from '#i18n/de/shell.ts';

/** Key of a sentence beside a field. */
export type FormError = Extract<keyof typeof shell, `form.error.${string}`>;

/** What is wrong, by field; a field that is fine may be undefined. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: FormError | undefined };

function errorOf({ code }: Refusal, field: string): FormError | undefined {
  if (code === 'missing') return 'form.error.missing';
  if (code === 'name_taken') return 'form.error.taken';
  if (code !== 'invalid_request') return undefined;
  // Of signs alone no address can be made; longer than it may be, nobody can type it.
  return field === 'name' ? 'form.error.nameless' : 'form.error.refused';
}

/** What the API refused, beside the fields of a form that it is about; nothing for what no field says. */
export function refusedFields<Values>({ refusals }: ApiProblem, fields: Values): FormErrors<Values> {
  return Object.fromEntries(
    refusals.flatMap((refusal) => {
      const field = refusal.path?.split('.').at(-1) ?? '';
      const error = errorOf(refusal, field);
      return error && Object.hasOwn(fields as object, field) ? [[field, error]] : [];
    }),
  ) as FormErrors<Values>;
}
