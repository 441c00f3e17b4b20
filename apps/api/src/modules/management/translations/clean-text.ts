import { translatedText } from '@puzzle-runs/contract/shared.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { storedName, storedText } from '@puzzle-runs/domain/text/stored-text.ts';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { ImportProblem } from '@puzzle-runs/domain/translation/import-problems.ts';
import { type TextAddress, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { cleanHtml } from '#html/clean-html.ts';

export interface Cleaned {
  /** Empty for a blank text. */
  text: string;
  /** Reason why the text cannot be stored. */
  mistake?: Extract<ImportProblem, 'too_long' | 'invalid'>;
}

/** A text with the field that it translates. */
interface SentText extends Pick<TextAddress, 'record'> {
  field: string;
  text: string;
}

/** Translated texts as they are stored. */
export function cleanTexts(texts: readonly SentText[]): Cleaned[] {
  return texts.map((sent) => cleanText(sent, sent.text));
}

/**
 * A translated text as it is stored: sanitised, trimmed and within
 * the limits of its source. Its gaps are checked by `hasOtherGaps`.
 */
export function cleanText({ record, field }: Pick<SentText, 'record' | 'field'>, sent: string): Cleaned {
  const { format = 'plain', max = 0 } = textField(record, field) ?? {};
  const stored = field === 'name' ? storedName(sent) : storedText(sent);
  if (stored.length > HTML_MAX) return { text: '', mistake: 'too_long' };
  if (!translatedText.safeParse(stored).success) return { text: '', mistake: 'invalid' };
  const trimmed = format === 'line' ? stored.trim().replace(/\s+/g, ' ') : stored.trim();
  const text = format === 'html' ? cleanHtml(stored) : trimmed;
  if (format === 'html' ? isBlankHtml(text) : isBlank(text)) return { text: '' };
  return text.length > max ? { text, mistake: 'too_long' } : { text };
}

/** Whether a text of a cloze has other gaps than its source. */
export function hasOtherGaps({ field }: Pick<TextAddress, 'field'>, source: string, text: string): boolean {
  return field === 'cloze_text' && text !== '' && countGaps(text) !== countGaps(source);
}
