import { useEffect, useRef, useState } from 'react';
import { useAlert } from '#shell/alerts/use-alert.ts';

/**
 * A form in which something may be missing when it is sent: an alert says so, as in every form, its fields say it beside them, and the
 * first of these gets the focus.
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
    /** The fields say what they lack. */
    asked: refusals > 0,
    refuse() {
      setRefusals((before) => before + 1);
      showAlert('missing');
    },
    done: () => setRefusals(0),
  };
}
