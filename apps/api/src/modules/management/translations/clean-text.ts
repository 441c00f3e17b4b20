import { html as allowedHtml } from '@puzzle-runs/contract/shared.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { HTML_MAX } from '@puzzle-runs/domain/limits.ts';
import { countGaps } from '@puzzle-runs/domain/task/cloze.ts';
import { isBlank } from '@puzzle-runs/domain/task/text-comparison.ts';
import type { ImportProblem } from '@puzzle-runs/domain/translation/import-problems.ts';
import { type TextAddress, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { cleanHtml } from '#html/clean-html.ts';

interface Cleaned {
  /** Empty for a blank text. */
  text: string;
  /** Reason why the text cannot be stored. */
  mistake?: Extract<ImportProblem, 'too_long' | 'invalid' | 'other_gaps'>;
}

/** A translated text as it is stored: sanitised, trimmed and within the limits of its source. */
export function cleanText(
  { record, field }: Pick<TextAddress, 'record' | 'field'>,
  source: string,
  sent: string,
): Cleaned {
  const { format = 'plain', max = 0 } = textField(record, field) ?? {};
  if (sent.length > HTML_MAX) return { text: '', mistake: 'too_long' };
  if (!allowedHtml.safeParse(sent).success) return { text: '', mistake: 'invalid' };
  const text = format === 'html' ? cleanHtml(sent) : format === 'line' ? sent.trim().replace(/\s+/g, ' ') : sent.trim();
  if (format === 'html' ? isBlankHtml(text) : isBlank(text)) return { text: '' };
  if (text.length > max) return { text, mistake: 'too_long' };
  if (field === 'cloze_text' && countGaps(text) !== countGaps(source)) return { text, mistake: 'other_gaps' };
  return { text };
}
