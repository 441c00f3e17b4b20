import { choiceMistakes } from './choice.ts';
import { clozeMistakes } from './cloze.ts';
import type { TaskContents, TaskType } from './content.ts';
import { guessNumberMistakes } from './guess-number.ts';
import { guessTextMistakes } from './guess-text.ts';
import { locateMistakes } from './locate.ts';
import type { Mistake } from './mistake.ts';
import { orderMistakes } from './order.ts';

const RULES: { readonly [K in TaskType]: (content: TaskContents[K]) => Mistake[] } = {
  guess_text: guessTextMistakes,
  guess_number: guessNumberMistakes,
  choice: choiceMistakes,
  cloze: clozeMistakes,
  locate: locateMistakes,
  order: orderMistakes,
};

/**
 * What a content lacks beyond its shape, so that its quest could not be played or solved (specification 2, part 5). Nothing when it
 * is fine.
 */
export function contentMistakes<K extends TaskType>(type: K, content: TaskContents[K]): Mistake[] {
  return RULES[type](content);
}
