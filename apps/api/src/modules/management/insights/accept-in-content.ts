import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { GuessTextContent } from '@puzzle-runs/domain/tasks/guess-text/guess-text.ts';
import type { TaskContents } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { ANSWER_TEXT_MAX } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import { randomIds } from '#random-ids.ts';

type Written = TaskContents['guess_text' | 'guess_number' | 'cloze' | 'locate'];

/** The content with one more right answer; a case-insensitive text is added to the answers that the creator edits. */
export function acceptInContent(type: string, content: Written, text: string): Written {
  const isWhole = text.length < ANSWER_TEXT_MAX;
  if (type === 'guess_text' && isWhole && !(content as GuessTextContent).case_sensitive) {
    const { TaskGuessTextAnswers: answers, ...rest } = content as GuessTextContent;
    if (answers.length >= ENTRIES_MAX) throw new Problem('limit_reached');
    const taken = answers.map(({ id }) => id);
    const [id = 0] = randomIds(1, taken);
    return { ...rest, TaskGuessTextAnswers: [...answers, { id, answer: text }] };
  }
  const accepted = content.also_right ?? [];
  if (accepted.length >= ENTRIES_MAX) throw new Problem('limit_reached');
  return { ...content, also_right: [...new Set([...accepted, text])] };
}
