import type { ManagedText, NewText } from '@puzzle-runs/contract/management/translation.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import type { ErrorKey, FieldErrors } from '#shell/form/form-errors.ts';
import { textKey } from './texts-query.ts';

/** An edited translation, with the hash and time that it was read with: the API refuses changes of outdated texts. */
export interface TextValue {
  text: string;
  /** The creator confirmed that the text still fits its changed source. */
  confirmed: boolean;
  source_hash: string;
  updated_at: string | null;
}

/** By the key of the text, see `textKey`. */
export type TextValues = Record<string, TextValue>;

function textValueOf({ text, source_hash, updated_at }: ManagedText): TextValue {
  return { text: text ?? '', confirmed: false, source_hash, updated_at };
}

export function textValuesOf(rows: readonly ManagedText[]): TextValues {
  return Object.fromEntries(rows.map((row) => [textKey(row), textValueOf(row)]));
}

/** A value of the form; a draft from before a reload lacks texts that were written since. */
export function valueIn(values: TextValues, row: ManagedText): TextValue {
  return values[textKey(row)] ?? textValueOf(row);
}

/**
 * The texts to send: those that were changed or confirmed. They go with the hash and the time of the values that were
 * read, which differ from those of the row when the draft is from before a reload.
 */
export function changedTexts(rows: readonly ManagedText[], values: TextValues, read: TextValues): NewText[] {
  return rows.flatMap((row) => {
    const { text, confirmed } = valueIn(values, row);
    const before = valueIn(read, row);
    if (text === before.text && !confirmed) return [];
    const { record, id, field, item_id } = row;
    const { source_hash, updated_at } = before;
    return [{ record, id, field, item_id, text, source_hash, updated_at }];
  });
}

/** Error text keys by text. A blank text is no error: it deletes the translation. */
export function textErrors(rows: readonly ManagedText[], values: TextValues): FieldErrors {
  return Object.fromEntries(rows.map((row) => [textKey(row), textError(row, valueIn(values, row).text)]));
}

function textError(row: ManagedText, text: string): ErrorKey | undefined {
  if (text.length > row.max) return 'translations.error.long';
  const isWrittenCloze = row.field === 'cloze_text' && !isBlankHtml(text);
  return isWrittenCloze && countGaps(text) !== countGaps(row.source) ? 'translations.error.gaps' : undefined;
}
