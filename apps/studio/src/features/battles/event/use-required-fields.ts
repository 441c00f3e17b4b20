import { useEffect, useRef, useState } from 'react';
import { useAlert } from '#shell/alerts/use-alert.ts';

/**
 * Validation of a form with required fields. A refused submit shows an alert and an error beside every empty field, and
 * focuses the first of these fields.
 */
export function useRequiredFields() {
  const form = useRef<HTMLFormElement>(null);
  const showAlert = useAlert();
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    form,
    /** Fields show their errors, because a submit was refused. */
    asked: refusals > 0,
    refuse() {
      setRefusals((before) => before + 1);
      showAlert('missing');
    },
    done: () => setRefusals(0),
  };
}
