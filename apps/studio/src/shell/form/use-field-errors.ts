import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsIn, type FieldErrors, stillRefused, stillWrong } from './form-errors.ts';

/** Selects invalid fields; Mantine marks password fields differently. */
const WRONG = '[aria-invalid="true"], input[data-invalid="true"]';

/** Errors of the last attempt to save a form. */
interface Attempts<Name extends string> {
  /** Errors found before sending, by part. */
  found: Partial<Record<Name, FieldErrors>>;
  refused: FieldErrors;
  /** The values that the API refused. */
  sent: object;
}

/**
 * Errors of a form with parts. They appear when a part is submitted, and the first invalid field gets the focus. An
 * error disappears once its field is fixed. `checks` returns the errors of the current values, by part.
 */
export function useFieldErrors<Name extends string>(values: object, checks: Record<Name, () => FieldErrors>) {
  const { t } = useTranslation();
  const form = useRef<HTMLElement>(null);
  const [{ found, refused, sent }, setAttempts] = useState<Attempts<Name>>({ found: {}, refused: {}, sent: {} });

  useEffect(() => {
    const wrong = [...Object.values<FieldErrors | undefined>(found), refused].some(
      (errors) => Object.keys(errors ?? {}).length > 0,
    );
    if (wrong) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [found, refused]);

  const parts = Object.keys(found) as Name[];
  const shown: FieldErrors = {
    ...Object.assign({}, ...parts.map((part) => stillWrong(found[part] ?? {}, errorsIn(checks[part]())))),
    ...stillRefused(refused, sent, values),
  };

  return {
    /** Error messages by field. */
    errors: Object.fromEntries(Object.entries(errorsIn(shown)).map(([field, error]) => [field, t(error)])),
    /** Remembers the submitted form or page, so that its first invalid field can be focused. */
    attempt(scope: HTMLElement) {
      form.current = scope;
    },
    /** Shows the errors found before a part is sent; an empty record clears earlier errors of the part. */
    showFound: (part: Name, errors: FieldErrors) =>
      setAttempts((before) => ({ found: { ...before.found, [part]: errors }, refused: {}, sent: {} })),
    /** Shows the refusals of the API. */
    showRefused: (errors: FieldErrors) => setAttempts((before) => ({ ...before, refused: errors, sent: values })),
    clear: () => setAttempts({ found: {}, refused: {}, sent: {} }),
  };
}
