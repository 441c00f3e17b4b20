import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PrintVisibility, readPrintVisibility, writePrintVisibility } from '#tasks/print/print-visibility.ts';

/** The toggles of the overview. The address follows them, so a reload shows the same; a box is ticked before the address has changed. */
export function usePrintToggles() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(() => readPrintVisibility(params));

  function show(change: Partial<PrintVisibility>) {
    const next = { ...shown, ...change };
    setShown(next);
    const lang = params.get('lang');
    setParams({ ...writePrintVisibility(next), ...(lang !== null && { lang }) }, { replace: true });
  }

  return { shown, show };
}
