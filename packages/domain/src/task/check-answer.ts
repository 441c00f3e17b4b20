import { isChoiceRight } from './choice.ts';
import { isClozeRight } from './cloze.ts';
import { isGuessNumberRight } from './guess-number.ts';
import { isGuessTextRight } from './guess-text.ts';
import { isLocateRight } from './locate.ts';
import { isOrderRight } from './order.ts';
import { isPhotoRight } from './photo.ts';
import type { TaskAnswers, TaskContents, TaskType } from './task-types.ts';
import { isWritten, wrongAnswerText } from './wrong-answer-text.ts';

type Check<K extends TaskType> = (content: TaskContents[K], answer: TaskAnswers[K]) => boolean;

const CHECKS: { readonly [K in TaskType]: Check<K> } = {
  guess_text: isGuessTextRight,
  guess_number: isGuessNumberRight,
  choice: isChoiceRight,
  cloze: isClozeRight,
  locate: isLocateRight,
  order: isOrderRight,
  photo: isPhotoRight,
};

/**
 * Whether an answer solves a task: by the rule of its kind, or because the creator accepted it afterwards. A task whose content has no right
 * answer is never solved.
 */
export function isAnswerRight<K extends TaskType>(type: K, content: TaskContents[K], answer: TaskAnswers[K]): boolean {
  return CHECKS[type](content, answer) || isAcceptedAfterwards(type, content, answer);
}

function isAcceptedAfterwards<K extends TaskType>(type: K, content: TaskContents[K], answer: TaskAnswers[K]): boolean {
  const accepted = 'also_right' in content ? content.also_right : undefined;
  if (!accepted || !isWritten(type)) return false;
  return accepted.includes(wrongAnswerText(type, answer as never));
}
