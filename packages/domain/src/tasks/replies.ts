import { isBlank } from '../text/blank.ts';
import { type ContentInLanguages, isAnswerRight } from './check-answer.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { Reply } from './task-kind.ts';
import { type TaskAnswers, type TaskContents, type TaskType, taskKind } from './task-kinds.ts';
import { wrongAnswerText } from './wrong-answer-text.ts';

/** Whether a kind of task may reply to wrong answers. */
export function mayReply(type: TaskType): boolean {
  return taskKind(type).expecting !== undefined;
}

/** The replies of a content; empty without any. */
export function repliesIn(content: TaskContents[TaskType]): readonly Reply[] {
  return ('TaskReplies' in content && content.TaskReplies) || [];
}

/**
 * The reply to a wrong answer in any language: to an equal answer first, otherwise to one that the rules of the task
 * would accept in its place, with a typo or in another case.
 */
export function replyTo<K extends TaskType>(
  type: K,
  { content, translations }: ContentInLanguages<K>,
  answer: TaskAnswers[K],
): Reply | undefined {
  const contents = [content, ...translations].filter((each) => repliesIn(each).length > 0);
  if (contents.length === 0) return undefined;
  const text = wrongAnswerText(type, answer);
  const candidates = contents.flatMap((each) =>
    repliesIn(each)
      .filter(({ reply }) => !isBlank(reply))
      .map((reply) => ({ content: each, reply })),
  );
  const found =
    candidates.find(({ reply }) => textOf(type, reply.answer) === text) ??
    candidates.find(({ content, reply }) => isLike(type, content, { expected: reply.answer, answer }));
  return found?.reply;
}

/** The reply to a wrong answer as it is written, by the rules of one content. */
export function replyToText<K extends TaskType>(type: K, content: TaskContents[K], text: string): Reply | undefined {
  const answer = taskKind(type).read?.(text);
  return answer === undefined ? undefined : replyTo(type, { content, translations: [] }, answer);
}

/** Whether two written answers are the same where they are compared. */
export function sameAnswer(type: TaskType, one: string, other: string): boolean {
  const text = textOf(type, one);
  return text !== undefined && text === textOf(type, other);
}

/** Mistakes in the replies: blank or repeated ones, and those to answers that are right already. */
export function replyMistakes<K extends TaskType>(type: K, content: TaskContents[K]): ContentMistake[] {
  const texts = repliesIn(content).map(({ answer }) => textOf(type, answer));
  return repliesIn(content).flatMap(({ answer, reply }, index) => {
    const read = taskKind(type).read?.(answer);
    const mistake = (holds: boolean, code: ContentMistake['code'], field: 'answer' | 'reply' = 'answer') =>
      mistakeUnless(holds, code, 'TaskReplies', index, field);
    const isUsable = !isBlank(answer) && read !== undefined;
    return [
      ...mistake(!isBlank(answer), 'missing'),
      ...mistake(isBlank(answer) || read !== undefined, 'invalid'),
      ...mistake(!isUsable || texts.indexOf(texts[index]) === index, 'invalid'),
      ...mistake(!isUsable || !isAnswerRight(type, content, read), 'already_right'),
      ...mistake(!isBlank(reply), 'missing', 'reply'),
    ];
  });
}

/** The content without replies to answers that are right by now. */
export function withoutRightReplies<K extends TaskType>(type: K, content: TaskContents[K]): TaskContents[K] {
  const right = new Set(
    replyMistakes(type, content).flatMap(({ path: [, index], code }) => (code === 'already_right' ? [index] : [])),
  );
  if (right.size === 0) return content;
  const left = repliesIn(content).filter((_, index) => !right.has(index));
  return withReplies(content, left);
}

/** The content with these replies; without any, it has no field for them. */
export function withReplies<Content extends object>(content: Content, replies: readonly Reply[]): Content {
  const { TaskReplies: _, ...rest } = content as Content & { TaskReplies?: unknown };
  return (replies.length > 0 ? { ...rest, TaskReplies: replies } : rest) as Content;
}

/** The expected answer as it is compared; undefined if it is not expected. */
function textOf(type: TaskType, answer: string): string | undefined {
  const read = taskKind(type).read?.(answer);
  return read === undefined ? undefined : wrongAnswerText(type, read);
}

function isLike<K extends TaskType>(
  type: K,
  content: TaskContents[K],
  { expected, answer }: { expected: string; answer: TaskAnswers[K] },
): boolean {
  const { read, expecting, isRight } = taskKind(type);
  const given = read?.(expected);
  return expecting !== undefined && given !== undefined && isRight(expecting(content, given), answer);
}
