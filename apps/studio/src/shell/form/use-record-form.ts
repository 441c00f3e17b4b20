import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWordedErrors } from '../use-worded-errors.ts';
import { changedValues, mergedValues } from './field-changes.ts';
import type { FormErrors } from './refused-fields.ts';
import { useDraft } from './use-draft.ts';

interface Rules<Stored, Values> {
  /** The record as it was read; undefined for a new one. */
  stored?: Stored | undefined;
  /** What the fields hold of it; of a new one, what they begin with. */
  valuesOf: (stored: Stored | undefined) => Values;
  check: (values: Values) => FormErrors<Values>;
  /** Address of the page: under it the draft is kept. */
  page: string;
}

/** What a form was filled with: the values, and when the record was read (`updated_at`). */
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
 * reload and what somebody else saves meanwhile (issue: unsaved work is never lost).
 */
export function useRecordForm<Stored extends { updated_at: string }, Values extends Record<string, unknown>>({
  stored,
  valuesOf,
  check,
  page,
}: Rules<Stored, Values>) {
  const worded = useWordedErrors();
  const [read, setRead] = useState<Read<Values>>(() => ({ at: stored?.updated_at, values: valuesOf(stored) }));
  const form = useForm<Values>({
    initialValues: read.values,
    validate: (values) => worded(check(values)) as Partial<Record<keyof Values, string>>,
  });
  const changes = changedValues(form.values, read.values);

  function fill(next: Read<Values>, values: Values) {
    setRead(next);
    form.setInitialValues(next.values);
    form.setValues(values);
  }

  const [restored, setRestored] = useState(false);
  const draft = useDraft<Draft<Values>>({
    page,
    draft: changes && { read, values: form.values },
    onFound(kept) {
      fill(kept.read, kept.values);
      setRestored(true);
    },
  });

  // What was read again may replace what is shown, unless somebody else changed what is being changed here.
  useEffect(() => {
    if (!stored || stored.updated_at === read.at) return;
    const values = valuesOf(stored);
    if (changes === undefined) fill({ at: stored.updated_at, values }, values);
    else if (changedValues(values, read.values) === undefined) setRead({ at: stored.updated_at, values });
  });

  return {
    form,
    /** What would be sent; undefined when nothing differs. */
    changes,
    /** When what is shown was read. */
    readAt: read.at,
    /** Whether the form began with what was typed before a reload. */
    restored,
    /** Throws away what was typed. */
    discard() {
      draft.forget();
      setRestored(false);
      form.reset();
      form.setValues(read.values);
    },
    /** Forgets the draft; what is on the screen stays. */
    forget: draft.forget,
    /** The record is saved, or somebody else's is taken over: nothing is changed any more, also for who leaves the page at once. */
    accept(saved: Stored) {
      draft.forget();
      flushSync(() => {
        setRestored(false);
        fill({ at: saved.updated_at, values: valuesOf(saved) }, valuesOf(saved));
      });
    },
    /** Goes on writing on top of what somebody else saved. */
    rebase(theirs: Stored) {
      const next = { at: theirs.updated_at, values: valuesOf(theirs) };
      fill(next, mergedValues(form.values, read.values, next.values));
    },
    /** The first field that is wrong gets the focus. */
    focusFirst(errors: object) {
      const [first = ''] = Object.keys(errors);
      form.getInputNode(first)?.focus();
    },
  };
}
