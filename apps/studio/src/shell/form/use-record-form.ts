import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusRefused } from '#ui/form.tsx';
import type { AlertCode } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';
import { changedValues, pickFields } from './field-changes.ts';
import { alertOfErrors, type ErrorKey, errorsIn, type FieldErrors, refusedFields } from './form-errors.ts';
import { formFields } from './form-fields.ts';
import { afterSaving } from './record-draft.ts';
import { type Base, saveParts } from './save-parts.ts';
import type { Act } from './use-acts.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { failureAlert, useSave } from './use-save.ts';

/** Input of a part's `save`. */
export interface Saving<Stored, Values> {
  /** Undefined until a new record is saved. */
  record: Stored | undefined;
  values: Values;
  /** The values that the record was loaded with. */
  read: Values;
  /** The changed fields of the part; undefined without changes. */
  changes: Partial<Values> | undefined;
  /** `updated_at` of the record as it was read. The API refuses a change of an outdated record with `conflict`. */
  readAt: string | undefined;
  /** Sends a call that counts once per `submission_id`. */
  act: Act;
}

/** Part of a record with its own save button. */
export interface FormPart<Stored, Values> {
  /** Fields of the part; all fields by default. */
  fields?: readonly (keyof Values)[];
  /** Returns errors by field; nothing is sent while there are any. */
  check?: (values: Values) => FieldErrors;
  /** Returns the call that saves the part and returns the stored record; undefined without changes. */
  save: (saving: Saving<Stored, Values>) => (() => Promise<Stored>) | undefined;
  /** Values that could not be saved with the others and stay unsaved. */
  left?: (saved: Stored) => Partial<Values>;
}

interface Options<Stored, Values, Name extends string> {
  /**
   * The record as read; undefined for a new one. A page that switches to another record gives its form another `key`.
   */
  stored: Stored | undefined;
  /** Returns the form values of a record, as plain data; for a new record its initial values. */
  valuesOf: (record: Stored | undefined) => Values;
  /**
   * Name of the draft that survives a reload, usually the page's address. Without it no draft is persisted (passwords).
   */
  page?: (record: Stored | undefined) => string;
  parts: Record<Name, FormPart<Stored, Values>>;
  /**
   * Called after parts are saved; the form already shows the stored record. `refusal` is the alert of a part that was
   * refused; null if the form itself shows why; undefined if all were saved.
   */
  onSaved: (saved: Stored, refusal?: AlertCode | null) => void;
  /** Reads the current record after a conflict. */
  reload?: () => Promise<Stored>;
  /** Alert of a save without changes. */
  unchanged?: AlertCode;
  /** Alert of an invalid form; null when the messages next to the fields are enough. */
  alertOf?: (errors: FieldErrors) => AlertCode | null;
  /** Returns the API's refusals by field. */
  refusedOf?: (problem: ApiProblem, values: Values) => FieldErrors;
}

/** Props of the `ConflictDialog`. */
export interface ConflictState {
  opened: boolean;
  /** Name of the record, on a page with several. */
  name?: string | undefined;
  /** Loads the version saved elsewhere. */
  onTheirs: () => void;
  /** Keeps my changes on top of that version; the next save overwrites it. */
  onMine: () => void;
}

interface Calling<Stored> {
  base?: Base<Stored>;
  act?: Act;
}

/** For calls that are only asked whether there is something to save. */
const sendNothing: Act = () => Promise.reject(new Error('the call is not sent by a save'));

/**
 * Form of a record with parts, from reading to saving. Each part defines its fields, its checks and the call that saves
 * it. The hook persists drafts across reloads, sends only changes, shows refusals next to their fields, and resolves
 * conflicts with changes saved elsewhere.
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
  /** The values that the last save sent. */
  const sent = useRef(values);

  function eachPart<Result>(of: (name: Name) => Result): Record<Name, Result> {
    return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Result>;
  }

  const fieldsOf = (name: Name) => parts[name].fields ?? (Object.keys(values) as (keyof Values)[]);

  /** Returns the call that saves a part with the current values. */
  function callOf(name: Name, { base = { record, readAt }, act = sendNothing }: Calling<Stored> = {}) {
    const fields = fieldsOf(name);
    const changes = changedValues(pickFields(values, fields) as Values, read);
    return parts[name].save({ ...base, values, read, changes, act });
  }

  /** Loads the record that was saved elsewhere; the dialog then asks which version to keep. */
  function loadTheirs(load: () => Promise<Stored>) {
    // If the record is deleted, renamed or unreachable, only the general alert is shown.
    load().then(setTheirs, () => showAlert('conflict'));
  }

  function choose(take: (theirs: Stored) => void) {
    setTheirs(undefined);
    attempts.clear();
    if (theirs) take(theirs);
  }

  const isCreated = stored === undefined && record !== undefined; // the page navigates away; blocks a second create
  const changedNames = names.filter((name) => callOf(name) !== undefined);

  /** Shows a refusal of the API; returns false if it needs an alert. */
  function showRefusal(problem: ApiProblem): boolean {
    if ((problem.code === 'conflict' || problem.code === 'not_found') && reload) {
      loadTheirs(reload);
      return true;
    }
    const refused = errorsIn(refusedOf(problem, values));
    attempts.showRefused(refused);
    return problem.code !== 'missing' && Object.keys(refused).length > 0;
  }

  const saving = useSave({
    send(wanted: readonly Name[], act) {
      sent.current = values;
      return saveParts(
        wanted.map((name) => ({
          name,
          call: (base: Base<Stored>) => callOf(name, { base, act })?.() ?? Promise.reject(new Error(name)),
        })),
        { record, readAt },
      );
    },
    onDone({ saved, done, failure }) {
      const stored = valuesOf(saved);
      const entered = done.reduce((now, name) => {
        attempts.showFound(name, {});
        return {
          ...afterSaving(now, { sent: sent.current, stored, fields: fieldsOf(name) }),
          ...parts[name].left?.(saved),
        };
      }, values);
      draft.adopt(saved, entered);
      onSaved(saved, failure === undefined ? undefined : failureAlert(failure, showRefusal));
    },
    onRefused: showRefusal,
    partly: true,
  });

  /** Checks and saves parts. Nothing is sent while one of them is invalid. */
  async function submit(wanted: readonly Name[]): Promise<void> {
    const found = wanted.map((name) => ({ name, errors: errorsIn(parts[name].check?.(values) ?? {}) }));
    for (const { name, errors } of found) attempts.showFound(name, errors);
    const errors = Object.assign({}, ...found.map((part) => part.errors)) as Record<string, ErrorKey>;
    const changed = wanted.filter((name) => callOf(name) !== undefined);
    if (Object.keys(errors).length > 0) {
      const alert = alertOf(errors);
      if (alert) showAlert(alert);
    } else if (changed.length > 0) await saving.settle(changed);
    else showAlert(unchanged);
  }

  /** Saves all parts with changes. Settles when they are saved or refused. */
  async function saveAll(): Promise<void> {
    if (focusRefused(document)) return;
    attempts.attempt(document.body);
    if (!saving.isPending && !isCreated) await submit(changedNames);
  }

  const conflict: ConflictState = {
    opened: theirs !== undefined,
    onTheirs: () => choose(draft.adopt),
    onMine: () => choose(draft.rebase),
  };

  return {
    ...formFields({ ...draft, errors: attempts.errors }),
    change: (next: Values) => draft.update(() => next),
    /** Whether there are unsaved changes. */
    changed: draft.changed,
    /** Whether a save is on its way, or a new record is saved and its page is about to open. */
    saving: saving.isPending || isCreated,
    restored: draft.restored,
    discard() {
      attempts.clear();
      draft.discard();
    },
    /** Starts a new record with other initial values; the form counts as clean. */
    begin(next: Values) {
      attempts.clear();
      draft.begin(next);
    },
    /** Props of each part's `Form` and `SaveBar`. */
    parts: eachPart((name) => ({
      changed: stored === undefined ? draft.changed : changedNames.includes(name),
      busy: (saving.isPending && saving.variables.includes(name)) || isCreated,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        attempts.attempt(event.currentTarget);
        if (!saving.isPending) void submit([name]);
      },
    })),
    saveAll,
    /** Saves one part by a button outside of a form. */
    async savePart(name: Name): Promise<void> {
      if (focusRefused(document)) return;
      attempts.attempt(document.body);
      if (!saving.isPending && !isCreated) await submit([name]);
    },
    conflict,
  };
}

/** State that the form's frame needs, independent of the record type. */
export type FormState = Pick<
  ReturnType<typeof useRecordForm<object, object, string>>,
  'changed' | 'saving' | 'restored' | 'discard' | 'conflict' | 'saveAll'
>;
export type PartState = ReturnType<typeof useRecordForm<object, object, string>>['parts'][string];
