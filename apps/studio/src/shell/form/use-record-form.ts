import { useForm } from '@mantine/form';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { changedValues, mergedValues } from './field-changes.ts';
import type { FormError, FormErrors } from './refused-fields.ts';
import { useKeeping, useKept } from './use-draft.ts';
import { useWordedErrors } from './use-worded-errors.ts';

const MISSING: ReadonlySet<FormError> = new Set(['form.error.name', 'form.error.missing', 'form.error.code']);

interface Rules<Stored, Values> {
  /** The record as it was read; undefined for a new one. */
  stored?: Stored | undefined;
  /** What the fields hold of it; of a new one, what they begin with. */
  valuesOf: (stored: Stored | undefined) => Values;
  check: (values: Values) => FormErrors<Values>;
  /** Address of the page: under it the draft is kept. */
  page: string;
}

/** What a form was filled with, and when that was read (`updated_at`). */
interface Read<Values> {
  at: string | undefined;
  values: Values;
}

interface Draft<Values> {
  read: Read<Values>;
  values: Values;
}

/**
 * The form of one record. Only changed fields are sent, with the `updated_at` of the record they were read from; unsaved work survives a
 * reload, and what somebody else saves meanwhile.
 */
export function useRecordForm<Stored extends { updated_at: string }, Values extends Record<string, unknown>>({
  stored,
  valuesOf,
  check,
  page,
}: Rules<Stored, Values>) {
  const readOf = (record: Stored | undefined): Read<Values> => ({ at: record?.updated_at, values: valuesOf(record) });
  const worded = useWordedErrors();
  const { name, kept } = useKept<Draft<Values>>(page);
  const [restored, setRestored] = useState(kept !== undefined);
  const [read, setRead] = useState(() => kept?.read ?? readOf(stored));
  const form = useForm<Values>({
    initialValues: kept?.values ?? read.values,
    validate: (values) => worded(check(values)) as Partial<Record<keyof Values, string>>,
  });
  const changes = changedValues(form.values, read.values);
  useKeeping(name, changes && { read, values: form.values });

  function fill(next: Read<Values>, values = next.values) {
    setRead(next);
    form.setValues(values);
  }

  // Read again with the same values, for example once it was published: what is shown is that record, too. With others, somebody changed
  // what may be changed here: the next save is refused, and asks.
  const again = stored && changedValues(valuesOf(stored), read.values) === undefined;

  return {
    form,
    /** What would be sent; undefined when nothing differs. */
    changes,
    /** When what is shown was read. */
    readAt: again ? stored.updated_at : read.at,
    /** Whether the form began with what was typed before a reload. */
    restored,
    /** Whether something is missing that has to be there; otherwise what is there does not fit. */
    incomplete: () => Object.values(check(form.values)).some((error) => MISSING.has(error as FormError)),
    /** Throws away what was typed. */
    discard() {
      formDrafts.remove(name);
      setRestored(false);
      fill(read);
      form.clearErrors();
    },
    /** The record is saved, or somebody else's is taken over: nothing is changed any more, also for who leaves the page at once. */
    accept(saved: Stored) {
      formDrafts.remove(name);
      flushSync(() => {
        setRestored(false);
        fill(readOf(saved));
      });
    },
    /** Goes on writing on top of what somebody else saved. */
    rebase(theirs: Stored) {
      const next = readOf(theirs);
      fill(next, mergedValues(form.values, read.values, next.values));
    },
    /** The first field that is wrong gets the focus. */
    focusFirst(errors: object) {
      const [first = ''] = Object.keys(errors);
      form.getInputNode(first)?.focus();
    },
  };
}

export type RecordFormState<Stored extends { updated_at: string }, Values extends Record<string, unknown>> = ReturnType<
  typeof useRecordForm<Stored, Values>
>;
