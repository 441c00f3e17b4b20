import { isObject, isSame, pickFields } from './field-changes.ts';
import { mergeValues, replaceWhole } from './merge-values.ts';

/** The values that a form was loaded with, and their `updated_at`; undefined for a new record or one without a time. */
export interface Read<Values> {
  at: string | undefined;
  values: Values;
}

/** Unsaved values, and the record they are based on. Stored as JSON. */
export interface Draft<Values> {
  read: Read<Values>;
  values: Values;
}

/** Returns the draft of the entered values; undefined when they do not differ from what was read. */
export function draftOf<Values>(read: Read<Values>, values: Values): Draft<Values> | undefined {
  return isSame(values, read.values) ? undefined : { read, values };
}

/** Whether a persisted value is a draft. Earlier versions of the site may have stored another shape. */
export function isDraft<Values>(kept: unknown): kept is Draft<Values> {
  return isObject(kept) && 'values' in kept && 'read' in kept && isObject(kept.read) && 'values' in kept.read;
}

interface Saved<Values> {
  sent: Values;
  stored: Values;
  /** The fields that were saved. */
  fields: readonly (keyof Values)[];
}

/**
 * Returns the values after some fields were saved: those fields take their stored values, the others stay as entered,
 * also what was entered in a field while it was saved.
 */
export function afterSaving<Values extends object>(entered: Values, { sent, stored, fields }: Saved<Values>): Values {
  const settled = fields.filter((field) => isSame(entered[field], sent[field]));
  const edited = fields.filter((field) => !isSame(entered[field], sent[field]));
  return {
    ...entered,
    ...pickFields(stored, settled),
    ...Object.fromEntries(edited.map((field) => [field, replaceWhole(entered[field], stored[field])])),
  };
}

/** Rebases the draft onto the record as it was saved elsewhere in the meantime. */
export function rebase<Values extends object>(
  { read, values }: Draft<Values>,
  theirs: Read<Values>,
): Draft<Values> | undefined {
  return draftOf(theirs, mergeValues(values, read.values, theirs.values));
}

/**
 * Returns the time to send with a change. A record that was stored again with the same values, for example when it was
 * published, still matches the screen, so the newer time is sent. If its values differ, it was changed elsewhere: the
 * old time makes the API refuse the save, and the form shows the conflict dialog.
 */
export function timeToSend<Values>(read: Read<Values>, stored: Read<Values>): string | undefined {
  const isNewer = read.at !== undefined && stored.at !== undefined && stored.at > read.at;
  return isNewer && isSame(stored.values, read.values) ? stored.at : read.at;
}
