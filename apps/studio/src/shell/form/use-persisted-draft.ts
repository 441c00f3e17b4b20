import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { formDrafts, session } from '@puzzle-runs/web/session/session.ts';
import { wasSessionRefused } from '@puzzle-runs/web/session/session-refused.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, draftOf, isDraft, type Read, rebase, timeToSend } from './record-draft.ts';
import { timeOf } from './save-parts.ts';

/** Debounce in milliseconds before a draft is persisted, so that a long text is not written on every keystroke. */
const PAUSE_MS = 300;

interface Options<Stored, Values> {
  /** The record as stored now; undefined for a new one. */
  stored: Stored | undefined;
  /** Returns the form values of a record, as plain data; for a new record its initial values. */
  valuesOf: (record: Stored | undefined) => Values;
  /**
   * Returns the draft's name, which is stored separately for each account;
   * undefined for a form whose draft must not be persisted.
   */
  page: ((record: Stored | undefined) => string) | undefined;
}

/** A record that replaces `instead` until the page reads another one. */
interface Adopted<Stored, Values> {
  instead: Stored | undefined;
  record: Stored | undefined;
  read: Read<Values>;
}

/**
 * Persists a draft while it changes, and removes it once the form is clean.
 * @returns forgets what has not been persisted yet, for a form that may be gone before it renders again
 */
function useWriting(name: string | undefined, draft: object | undefined): () => void {
  const unwritten = useRef<() => void>(undefined);
  // Before the effect that clears it: a page may go within the pause, when the session ends during a save. A logout
  // removes all drafts, so none may follow.
  useEffect(
    () => () => {
      if (session.authToken() || wasSessionRefused()) unwritten.current?.();
    },
    [],
  );

  const changed = draft !== undefined;
  useEffect(() => {
    if (name !== undefined && !changed) formDrafts.remove(name);
  }, [name, changed]);

  useEffect(() => {
    if (name === undefined || !draft) return;
    const write = () => {
      unwritten.current = undefined;
      formDrafts.save(name, draft);
    };
    unwritten.current = write;
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('pagehide', write);
    return () => {
      unwritten.current = undefined;
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [name, draft]);

  return () => {
    unwritten.current = undefined;
  };
}

/**
 * Values of a form and the record they are based on.
 * A clean form follows the stored record; a dirty one survives a reload.
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
  const forget = useWriting(name, draft);

  /** Persists and renders synchronously, because the page may navigate right afterwards. */
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
    /** The record on the screen; undefined until a new record is saved. */
    record: current.record,
    /** The values that the record was loaded with. */
    read: read.values,
    /** The `updated_at` to send with a change. */
    readAt: timeToSend(read, stored === undefined ? read : readOf(stored)),
    values: draft?.values ?? read.values,
    /** Whether there are unsaved changes. */
    changed: draft !== undefined,
    /** Whether the form started with a draft from before a reload. */
    restored: restored && draft !== undefined,

    /**
     * Applies a change to the latest values,
     * so that late callers, such as a finished upload, do not overwrite newer ones.
     */
    update(change: (values: Values) => Values) {
      setDraft((before) => {
        const ground = before?.read ?? current.read;
        return draftOf(ground, change(before?.values ?? ground.values));
      });
    },
    /** Continues with a record that was just stored or read; `values` may contain unsaved changes. */
    adopt(record: Stored, values: Values = valuesOf(record)) {
      const next = readOf(record);
      replace({ instead: stored, record, read: next }, draftOf(next, values));
    },
    /** Rebases my changes onto the record as it was saved elsewhere. */
    rebase(theirs: Stored) {
      const next = readOf(theirs);
      replace({ instead: stored, record: theirs, read: next }, draft && rebase(draft, next));
    },
    /** Starts a new record with other initial values; the form counts as clean. */
    begin(values: Values) {
      replace({ instead: stored, record: current.record, read: { at: undefined, values } }, undefined);
    },
    /** Discards the draft; the form shows the record as stored now. */
    discard() {
      forget();
      if (name !== undefined) formDrafts.remove(name);
      setDraft(undefined);
      setRestored(false);
    },
  };
}
