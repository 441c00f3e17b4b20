import { session } from '@puzzle-runs/web/session.ts';
import { useState } from 'react';

interface Kept<Saved, Values> {
  /** The record as it was when somebody began to change it. */
  base: Saved;
  values: Values;
}

interface Options<Saved, Values> {
  /** Path of the page; a page that shows another record is another draft, so give the form a `key`. */
  page: string;
  /** The record as it is stored now. */
  saved: Saved;
  /** What a form shows of a record; plain data. */
  valuesOf: (saved: Saved) => Values;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What somebody enters into a long form. It survives a reload, and follows the stored record as long as nothing is changed. `base` is
 * the record that the changes were made to: what differs from it is sent, with its `updated_at`, so that the API notices when
 * somebody else was faster.
 */
export function useDraft<Saved, Values>({ page, saved, valuesOf }: Options<Saved, Values>) {
  const [kept, setKept] = useState(() => session.draft(page) as Kept<Saved, Values> | undefined);

  function keep(next: Kept<Saved, Values>) {
    const changed = isSame(next.values, valuesOf(next.base)) ? undefined : next;
    session.keepDraft(page, changed);
    setKept(changed);
  }

  const base = kept?.base ?? saved;
  return {
    base,
    values: kept?.values ?? valuesOf(saved),
    /** Something is not saved yet. */
    changed: kept !== undefined,
    change: (values: Values) => keep({ base, values }),
    /** The record was stored, or somebody else's version of it counts from now on; what of the values is still to be saved, stays. */
    settle: (stored: Saved, values: Values = valuesOf(stored)) => keep({ base: stored, values }),
    /** What was entered is not wanted any more. */
    discard() {
      session.keepDraft(page, undefined);
      setKept(undefined);
    },
  };
}
