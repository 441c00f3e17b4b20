import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Kept<Stored, Values> {
  /** The record as it was when somebody began to change it. */
  base: Stored;
  values: Values;
}

interface Options<Stored, Values> {
  /** Address of the page; a page that shows another record holds another draft, so give the form a `key`. */
  page: string;
  /** The record as it is stored now. */
  stored: Stored;
  /** What a form shows of a record: plain data. */
  valuesOf: (stored: Stored) => Values;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The draft of a record that is more than a row of fields: with lists, or saved in parts. It survives a reload, and follows the stored
 * record as long as nothing is changed. `base` is the record that the changes were made to: what differs from it is sent, with its
 * `updated_at`, so that the API notices when somebody else was faster. For plain fields there is `useRecordForm`.
 */
export function useRecordDraft<Stored, Values>({ page, stored, valuesOf }: Options<Stored, Values>) {
  const name = `${useAccount()?.name ?? ''} ${page}`;
  const [kept, setKept] = useState(() => formDrafts.find(name) as Kept<Stored, Values> | undefined);
  /** Whether it began with what was entered before a reload. */
  const [restored, setRestored] = useState(kept !== undefined);
  /** What counts in place of `before` until the record is read anew. */
  const [settled, setSettled] = useState<{ before: Stored; next: Stored }>();
  const current = settled && settled.before === stored ? settled.next : stored;

  function keep(next: Kept<Stored, Values>) {
    const changed = isSame(next.values, valuesOf(next.base)) ? undefined : next;
    if (changed) formDrafts.save(name, changed);
    else formDrafts.remove(name);
    setKept(changed);
    if (!changed) setRestored(false);
  }

  const base = kept?.base ?? current;
  return {
    base,
    values: kept?.values ?? valuesOf(current),
    restored,
    /** Something is not saved yet. */
    changed: kept !== undefined,
    change: (values: Values) => keep({ base, values }),
    /** Another version of the record counts from now on, also for who leaves the page at once; `values` may still be unsaved. */
    settle(next: Stored, values: Values = valuesOf(next)) {
      flushSync(() => {
        setSettled({ before: stored, next });
        keep({ base: next, values });
      });
    },
    /** What was entered is not wanted any more. */
    discard: () => keep({ base, values: valuesOf(base) }),
  };
}
