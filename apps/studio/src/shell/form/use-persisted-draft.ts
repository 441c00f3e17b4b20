import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, draftOf, isDraft, type Read, rebase, timeToSend } from './record-draft.ts';

/** Milliseconds without typing after which a draft is written: a long text is not written at every key. */
const PAUSE_MS = 300;

interface Options<Stored, Values> {
  /** The record as it is stored now; undefined for a new one. */
  stored: Stored | undefined;
  /** What the fields hold of a record: plain data. Of a new one, what they begin with. */
  valuesOf: (record: Stored | undefined) => Values;
  /** Name of the draft of a record, for each account its own; undefined for a form whose draft must not be kept. */
  page: ((record: Stored | undefined) => string) | undefined;
}

/** A record that counts until the page reads another one in place of `instead`. */
interface Adopted<Stored, Values> {
  instead: Stored | undefined;
  record: Stored | undefined;
  read: Read<Values>;
}

function timeOf(record: object | undefined): string | undefined {
  return record && 'updated_at' in record && typeof record.updated_at === 'string' ? record.updated_at : undefined;
}

/** Writes a draft while it changes, and forgets it once nothing is unsaved. */
function useWriting(name: string | undefined, draft: object | undefined): void {
  const changed = draft !== undefined;
  useEffect(() => {
    if (name !== undefined && !changed) formDrafts.remove(name);
  }, [name, changed]);

  useEffect(() => {
    if (name === undefined || !draft) return;
    const write = () => formDrafts.save(name, draft);
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [name, draft]);
}

/**
 * The values of a form over the record they are entered on. They follow the stored record while nothing is changed, and survive a reload
 * once something is.
 */
export function usePersistedDraft<Stored extends object, Values extends object>({
  stored,
  valuesOf,
  page,
}: Options<Stored, Values>) {
  const account = useAccount()?.name ?? '';
  const [adopted, setAdopted] = useState<Adopted<Stored, Values>>();
  const readOf = (record: Stored | undefined): Read<Values> => ({ at: timeOf(record), values: valuesOf(record) });
  const nameOf = (record: Stored | undefined) => page && `${account} ${page(record)}`;

  const current =
    adopted?.instead === stored && adopted !== undefined ? adopted : { record: stored, read: readOf(stored) };
  const name = nameOf(current.record);
  const [draft, setDraft] = useState((): Draft<Values> | undefined => {
    const kept = name === undefined ? undefined : formDrafts.find(name);
    return isDraft<Values>(kept) ? kept : undefined;
  });
  const [restored, setRestored] = useState(draft !== undefined);
  useWriting(name, draft);

  /** At once, also for a page that is left or opened right after. */
  function replace(next: Adopted<Stored, Values>, nextDraft: Draft<Values> | undefined) {
    if (name !== undefined) formDrafts.remove(name);
    const nextName = nameOf(next.record);
    if (nextName !== undefined && nextDraft) formDrafts.save(nextName, nextDraft);
    flushSync(() => {
      setAdopted(next);
      setDraft(nextDraft);
      if (!nextDraft) setRestored(false);
    });
  }

  const read = draft?.read ?? current.read;
  return {
    /** The record on the screen; undefined as long as a new one is not stored. */
    record: current.record,
    /** The values that the record was read with. */
    read: read.values,
    /** The time to send with a change. */
    readAt: timeToSend(read, stored === undefined ? read : readOf(stored)),
    values: draft?.values ?? read.values,
    /** Something is not saved yet. */
    changed: draft !== undefined,
    /** The form began with what was entered before a reload. */
    restored: restored && draft !== undefined,

    /** Changes the values as they are then, also long after the page was drawn. */
    update(change: (values: Values) => Values) {
      setDraft((before) => {
        const ground = before?.read ?? current.read;
        return draftOf(ground, change(before?.values ?? ground.values));
      });
    },
    /** Goes on with a record that was just stored or read; `values` may hold what is still unsaved. */
    adopt(record: Stored, values: Values = valuesOf(record)) {
      const next = readOf(record);
      replace({ instead: stored, record, read: next }, draftOf(next, values));
    },
    /** Goes on with my changes on top of the record as it was saved elsewhere. */
    rebase(theirs: Stored) {
      const next = readOf(theirs);
      replace({ instead: stored, record: theirs, read: next }, draft && rebase(draft, next));
    },
    /** Begins a new record with other values; they count as unchanged. */
    begin(values: Values) {
      replace({ instead: stored, record: current.record, read: { at: undefined, values } }, undefined);
    },
    /** Throws away what was entered: the form shows the record as it is stored now. */
    discard() {
      if (name !== undefined) formDrafts.remove(name);
      setDraft(undefined);
      setRestored(false);
    },
  };
}
