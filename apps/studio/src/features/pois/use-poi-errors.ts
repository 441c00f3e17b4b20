import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlert } from '#shell/alerts/use-alert.ts';
import type { PoiError, PoiErrors } from './poi-errors.ts';

const SENTENCES = {
  missing: 'form.error.missing',
  noName: 'form.error.name',
  taken: 'form.error.taken',
  refused: 'form.error.refused',
  media: 'poi.error.media',
  degrees: 'poi.error.degrees',
  noHint: 'poi.error.noHint',
} as const satisfies Record<PoiError, string>;

/**
 * The errors of a form and its first wrong field, which gets the focus. `check` says what is wrong with the fields as they are: what it
 * found when somebody tried to save is gone once it is mended.
 */
export function usePoiErrors(check: () => PoiErrors) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<PoiErrors>({});
  const [refused, setRefused] = useState<PoiErrors>({});
  const left = Object.keys(found).length > 0 ? check() : {};

  useEffect(() => {
    const wrong = { ...found, ...refused };
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found, refused]);

  return {
    form,
    /** The sentence beside a field; undefined where nothing is wrong. */
    errorOf(field: string): string | undefined {
      const error = refused[field] ?? (found[field] && left[field]);
      return error && t(SENTENCES[error]);
    },
    /** Shows what the API said is wrong; nothing once it said yes. @returns whether anything is */
    show(errors: PoiErrors): boolean {
      setFound({});
      setRefused(errors);
      return Object.keys(errors).length > 0;
    },
    /** Shows what is wrong, with an alert, before anything is sent. @returns whether anything is */
    refuse(): boolean {
      const errors = check();
      setFound(errors);
      setRefused({});
      const all = Object.values(errors);
      if (all.length === 0) return false;
      showAlert(all.every((error) => error === 'missing' || error === 'noHint') ? 'missing' : 'invalid_request');
      return true;
    },
  };
}

/** Gives the sentence beside a field. */
export type ErrorOf = ReturnType<typeof usePoiErrors>['errorOf'];
