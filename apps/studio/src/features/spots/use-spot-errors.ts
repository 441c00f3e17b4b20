import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlert } from '#shell/use-alert.ts';
import type { SpotError, SpotErrors } from './spot-errors.ts';

const SENTENCES = {
  missing: 'form.error.missing',
  noName: 'form.error.name',
  taken: 'form.error.taken',
  refused: 'form.error.refused',
  media: 'spot.error.media',
  degrees: 'spot.error.degrees',
  noHint: 'spot.error.noHint',
} as const satisfies Record<SpotError, string>;

/** The errors of a form and its first wrong field, which gets the focus. */
export function useSpotErrors() {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SpotErrors>({});

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return {
    form,
    /** The sentence beside a field; undefined where nothing is wrong. */
    errorOf(field: string): string | undefined {
      const error = errors[field];
      return error && t(SENTENCES[error]);
    },
    /** Shows what is wrong. @returns whether anything is */
    show(found: SpotErrors): boolean {
      setErrors(found);
      return Object.keys(found).length > 0;
    },
    /** The same with an alert, for what was found here before anything was sent. */
    refuse(found: SpotErrors): boolean {
      setErrors(found);
      const all = Object.values(found);
      if (all.length === 0) return false;
      showAlert(all.every((error) => error === 'missing' || error === 'noHint') ? 'missing' : 'invalid_request');
      return true;
    },
  };
}

/** Gives the sentence beside a field. */
export type ErrorOf = ReturnType<typeof useSpotErrors>['errorOf'];
