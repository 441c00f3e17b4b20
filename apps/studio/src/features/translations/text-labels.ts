import type { ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import type { TextFieldName } from '@puzzle-runs/domain/translation/text-fields.ts';

/** Text key of each field's label. */
export const FIELD_LABELS = {
  name: 'translations.field.name',
  description: 'translations.field.description',
  intro: 'translations.field.intro',
  finale: 'translations.field.finale',
  hint_value: 'translations.field.hint_value',
  hint_description: 'translations.field.hint_description',
  explanation: 'translations.field.explanation',
  cloze_text: 'translations.field.cloze_text',
  image_description: 'translations.field.image_description',
  example_caption: 'translations.field.example_caption',
  code: 'translations.field.code',
  answer: 'translations.field.answer',
  choice: 'translations.field.choice',
  option: 'translations.field.option',
  reaction: 'translations.field.reaction',
  word: 'translations.field.word',
  entry: 'translations.field.entry',
  reply_answer: 'translations.field.reply_answer',
  reply: 'translations.field.reply',
} as const satisfies Record<TextFieldName, string>;

/** Number of a text among those of its group with the same field, from 1; undefined for the only one. */
export function numberOf(row: ManagedText, rows: readonly ManagedText[]): number | undefined {
  const same = rows.filter(({ field }) => field === row.field);
  return same.length === 1 ? undefined : same.indexOf(row) + 1;
}
