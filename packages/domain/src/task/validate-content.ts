import { choiceMistakes } from './choice.ts';
import { clozeMistakes } from './cloze.ts';
import type { ContentMistake } from './content-mistake.ts';
import { guessNumberMistakes } from './guess-number.ts';
import { guessTextMistakes } from './guess-text.ts';
import { locateMistakes } from './locate.ts';
import { orderMistakes } from './order.ts';
import { photoMistakes } from './photo.ts';
import type { TaskContents, TaskType } from './task-types.ts';

const RULES: { readonly [K in TaskType]: (content: TaskContents[K]) => ContentMistake[] } = {
  guess_text: guessTextMistakes,
  guess_number: guessNumberMistakes,
  choice: choiceMistakes,
  cloze: clozeMistakes,
  locate: locateMistakes,
  order: orderMistakes,
  photo: photoMistakes,
};

/** Mistakes in a well-formed content that make its task impossible to play or to solve; empty if it is complete. */
export function contentMistakes<K extends TaskType>(type: K, content: TaskContents[K]): ContentMistake[] {
  return RULES[type](content);
}
