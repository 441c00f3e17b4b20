import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsIn, type FieldErrors, stillRefused, stillWrong } from './form-errors.ts';

/** A field with an error; Mantine marks password fields in its own way. */
const WRONG = '[aria-invalid="true"], input[data-invalid="true"]';

/** What the last attempts to save a form found. */
interface Attempts<Name extends string> {
  /** By part: what was wrong before anything was sent. */
  found: Partial<Record<Name, FieldErrors>>;
  refused: FieldErrors;
  /** Values that were refused. */
  sent: object;
}

/**
 * The errors beside the fields of a form with parts. Errors appear when a part is to be saved, and the first wrong field gets the focus;
 * they go once the field is fixed. `checks`: what is wrong with the values as they are, by part.
 */
export function useFieldErrors<Name extends string>(values: object, checks: Record<Name, () => FieldErrors>) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
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
    /** The sentences beside the fields that are wrong. */
    errors: Object.fromEntries(Object.entries(errorsIn(shown)).map(([field, error]) => [field, t(error)])),
    /** Remembers which form is submitted: in it the first wrong field gets the focus. */
    attempt(event: SyntheticEvent<HTMLFormElement>) {
      form.current = event.currentTarget;
    },
    /** Shows what is wrong with a part before it is sent; an empty record takes earlier errors of the part away. */
    showFound: (part: Name, errors: FieldErrors) =>
      setAttempts((before) => ({ found: { ...before.found, [part]: errors }, refused: {}, sent: {} })),
    /** Shows what the API refused. */
    showRefused: (errors: FieldErrors) => setAttempts((before) => ({ ...before, refused: errors, sent: values })),
    clear: () => setAttempts({ found: {}, refused: {}, sent: {} }),
  };
}
