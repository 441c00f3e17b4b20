import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What the overview shows besides the tasks themselves; the two do not depend on each other (specification 2, part 4). */
export interface PrintVisibility {
  answers: boolean;
  /** Room for answers, to be filled in by hand. */
  fields: boolean;
}

/**
 * What is shown. It begins with what the address says, and the address follows for a reload: `answers=1` brings the answers, `fields=0`
 * takes the fields away. A box is ticked at once; the address takes its time.
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
