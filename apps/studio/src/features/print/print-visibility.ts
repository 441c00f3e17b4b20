import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What the overview shows in addition to the tasks. The two switches are independent. */
export interface PrintVisibility {
  answers: boolean;
  /** Blank fields for handwritten answers. */
  fields: boolean;
}

/**
 * State of the print switches. The address keeps it across reloads: `answers=1` shows the answers, `fields=0` hides the fields.
 * Local state makes a checkbox respond immediately; the address follows later.
 */
export function usePrintToggles() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<PrintVisibility>({
    answers: params.get('answers') === '1',
    fields: params.get('fields') !== '0',
  });

  function show(change: Partial<PrintVisibility>) {
    const next = { ...shown, ...change };
    setShown(next);
    setParams({ ...(next.answers && { answers: '1' }), ...(!next.fields && { fields: '0' }) }, { replace: true });
  }

  return { shown, show };
}
