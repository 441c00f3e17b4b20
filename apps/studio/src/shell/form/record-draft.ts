import { isObject, isSame, pickFields } from './field-changes.ts';
import { mergeValues } from './merge-values.ts';

/** What a form was filled with, and when that was stored (`updated_at`); undefined for a new record, or one without a time. */
export interface Read<Values> {
  at: string | undefined;
  values: Values;
}

/** Unsaved values, and the record they were entered on. It is stored as JSON. */
export interface Draft<Values> {
  read: Read<Values>;
  values: Values;
}

/** The draft of entered values; undefined when they do not differ from what was read. */
export function draftOf<Values>(read: Read<Values>, values: Values): Draft<Values> | undefined {
  return isSame(values, read.values) ? undefined : { read, values };
}

/** Whether what was kept in the browser is a draft; versions of this site may have kept something else. */
export function isDraft<Values>(kept: unknown): kept is Draft<Values> {
  return isObject(kept) && 'values' in kept && 'read' in kept && isObject(kept.read) && 'values' in kept.read;
}

/** The entered values once some fields are saved: those fields are as they were stored, the others stay as they were entered. */
export function afterSaving<Values extends object>(
  entered: Values,
  saved: Values,
  fields: readonly (keyof Values)[],
): Values {
  return { ...entered, ...pickFields(saved, fields) };
}

/** The draft on top of the record as it was saved elsewhere meanwhile. */
export function rebase<Values extends object>(
  { read, values }: Draft<Values>,
  theirs: Read<Values>,
): Draft<Values> | undefined {
  return draftOf(theirs, mergeValues(values, read.values, theirs.values));
}

/**
 * The time to send with a change. A record that was stored anew with the same values, for example because it was published, is still the
 * one on the screen. With other values it was changed elsewhere: the old time is sent, so that the API refuses and the form asks.
 */
export function timeToSend<Values>(read: Read<Values>, stored: Read<Values>): string | undefined {
  const isNewer = read.at !== undefined && stored.at !== undefined && stored.at > read.at;
  return isNewer && isSame(stored.values, read.values) ? stored.at : read.at;
}
