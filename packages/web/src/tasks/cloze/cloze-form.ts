import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { onDemand } from '../../on-demand/on-demand.tsx';
import type { AnswerForm } from '../answer-form.ts';
import type { GapFill } from './cloze-gaps.ts';

export const clozeForm: AnswerForm<'cloze', readonly GapFill[]> = {
  Input: onDemand(() => import('./cloze-input.tsx').then((file) => file.ClozeInput)),
  start: ({ text }) => Array<GapFill>(countGaps(text)).fill(null),
  fits: (stored, { text, TaskClozeWords }) =>
    Array.isArray(stored) &&
    stored.length === countGaps(text) &&
    stored.every((fill) => fill === null || typeof fill === 'string' || TaskClozeWords[Number(fill)] !== undefined),
  answer: gapWords,
  given: (words) => words.join(', '),
};

/** Word or text of every gap; null while one is empty. */
function gapWords(fills: readonly GapFill[], { TaskClozeWords }: PlayedContent<'cloze'>): string[] | null {
  const words = fills.flatMap((fill) => {
    const word = typeof fill === 'number' ? TaskClozeWords[fill]?.word : fill;
    return word && !isBlank(word) ? [word] : [];
  });
  return words.length === fills.length ? words : null;
}
