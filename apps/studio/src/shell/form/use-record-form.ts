import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { type SyntheticEvent, useState } from 'react';
import type { AlertCode } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';
import { changedValues, pickFields } from './field-changes.ts';
import { alertOfErrors, errorsIn, type FieldErrors, refusedFields } from './form-errors.ts';
import { formFields } from './form-fields.ts';
import { afterSaving } from './record-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useSave } from './use-save.ts';

/** What a part needs to know to be saved. */
export interface Saving<Stored, Values> {
  /** Undefined as long as a new record is not stored. */
  record: Stored | undefined;
  values: Values;
  /** The values that the record was read with. */
  read: Values;
  /** The fields of the part that differ; undefined when none does. */
  changes: Partial<Values> | undefined;
  /** `updated_at` of the record as it was read: the API refuses a change of an older one with `conflict`. */
  readAt: string | undefined;
}

/** What of a record is saved by one button. */
export interface FormPart<Stored, Values> {
  /** The fields that belong to it; all of them unless some are named. */
  fields?: readonly (keyof Values)[];
  /** What is wrong, by field; nothing is sent before it is fixed. */
  check?: (values: Values) => FieldErrors;
  /** The call that saves the part and returns the stored record; undefined when nothing changed. */
  save: (saving: Saving<Stored, Values>) => (() => Promise<Stored>) | undefined;
  /** Values that could not be saved along with the others and stay unsaved. */
  left?: (saved: Stored) => Partial<Values>;
}

interface Options<Stored, Values, Name extends string> {
  /** The record as it was read; undefined for a new one. A page that shows another record gives its form another `key`. */
  stored: Stored | undefined;
  /** What the fields hold of a record: plain data. Of a new one, what they begin with. */
  valuesOf: (record: Stored | undefined) => Values;
  /** Name of the draft that survives a reload, usually the address of the page; without it nothing is kept (passwords). */
  page?: (record: Stored | undefined) => string;
  parts: Record<Name, FormPart<Stored, Values>>;
  /** Called once a part is saved; the form shows the stored record already. */
  onSaved: (saved: Stored, part: Name) => void;
  /** Reads the record as it is now, after a conflict. */
  reload?: () => Promise<Stored>;
  /** The alert of a save without any change. */
  unchanged?: AlertCode;
  /** The alert of a form that is not sent; null for errors that their fields say well enough. */
  alertOf?: (errors: FieldErrors) => AlertCode | null;
  /** What the API refused, by field. */
  refusedOf?: (problem: ApiProblem, values: Values) => FieldErrors;
}

/**
 * The form of a record with parts, from reading to saving. Each part says what belongs to it, what is wrong with it, and which call saves
 * it; the hook keeps what is entered over a reload, sends only what changed, shows refusals beside their fields, and asks when the record
 * was saved elsewhere meanwhile.
 */
export function useRecordForm<Stored extends object, Values extends object, Name extends string>({
  stored,
  valuesOf,
  page,
  parts,
  onSaved,
  reload,
  unchanged = 'nochange',
  alertOf = alertOfErrors,
  refusedOf = refusedFields,
}: Options<Stored, Values, Name>) {
  const showAlert = useAlert();
  const draft = usePersistedDraft({ stored, valuesOf, page });
  const { values, read, record, readAt } = draft;
  const names = Object.keys(parts) as Name[];
  const attempts = useFieldErrors(
    values,
    eachPart((name) => () => parts[name].check?.(values) ?? {}),
  );
  const [theirs, setTheirs] = useState<Stored>();

  function eachPart<Result>(of: (name: Name) => Result): Record<Name, Result> {
    return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Result>;
  }

  const fieldsOf = (name: Name) => parts[name].fields ?? (Object.keys(values) as (keyof Values)[]);

  /** The call that saves a part as it is entered now. */
  function callOf(name: Name) {
    const fields = fieldsOf(name);
    const changes = changedValues(pickFields(values, fields) as Values, read);
    return parts[name].save({ record, values, read, changes, readAt });
  }

  /** The record was saved elsewhere: it is read, and the dialog asks which one counts. */
  function loadTheirs(load: () => Promise<Stored>) {
    // A record that is gone, renamed or out of reach leaves only the general sentence.
    load().then(setTheirs, () => showAlert('conflict'));
  }

  function choose(take: (theirs: Stored) => void) {
    setTheirs(undefined);
    attempts.clear();
    if (theirs) take(theirs);
  }

  const saving = useSave({
    send: ({ call }: { name: Name; call: () => Promise<Stored> }) => call(),
    onDone(saved, { name }) {
      attempts.showFound(name, {});
      draft.adopt(saved, { ...afterSaving(values, valuesOf(saved), fieldsOf(name)), ...parts[name].left?.(saved) });
      onSaved(saved, name);
    },
    onRefused(problem) {
      if (problem.code === 'conflict' && reload) {
        loadTheirs(reload);
        return true;
      }
      const refused = errorsIn(refusedOf(problem, values));
      attempts.showRefused(refused);
      return problem.code !== 'missing' && Object.keys(refused).length > 0;
    },
  });

  function submit(name: Name) {
    const found = errorsIn(parts[name].check?.(values) ?? {});
    const call = callOf(name);
    attempts.showFound(name, found);
    if (Object.keys(found).length > 0) {
      const alert = alertOf(found);
      if (alert) showAlert(alert);
    } else if (call) saving.mutate({ name, call });
    else showAlert(unchanged);
  }

  const isCreated = stored === undefined && record !== undefined; // another page takes over: nothing is saved here again
  return {
    ...formFields({ ...draft, errors: attempts.errors }),
    change: (next: Values) => draft.update(() => next),
    /** Something is not saved yet. */
    changed: draft.changed,
    restored: draft.restored,
    discard() {
      attempts.clear();
      draft.discard();
    },
    /** Begins a new record with other values; they count as unchanged. */
    begin(next: Values) {
      attempts.clear();
      draft.begin(next);
    },
    /** What a `<form>` and its `SaveBar` need of each part. */
    parts: eachPart((name) => ({
      changed: stored === undefined ? draft.changed : callOf(name) !== undefined,
      busy: (saving.isPending && saving.variables.name === name) || isCreated,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        attempts.attempt(event);
        if (!saving.isPending) submit(name);
      },
    })),
    /** Props of the `ConflictDialog`. */
    conflict: {
      opened: theirs !== undefined,
      onTheirs: () => choose(draft.adopt),
      onMine: () => choose(draft.rebase),
    },
  };
}

/** What a form around the fields needs, whatever the record is. */
export type FormState = Pick<
  ReturnType<typeof useRecordForm<object, object, string>>,
  'changed' | 'restored' | 'discard' | 'conflict'
>;
export type PartState = ReturnType<typeof useRecordForm<object, object, string>>['parts'][string];
