import { repliesIn, withReplies } from '../tasks/replies.ts';
import type { FindText } from '../tasks/task-kind.ts';
import { type TaskContents, type TaskType, taskKind } from '../tasks/task-kinds.ts';
import {
  type SourceText,
  type TranslatableExploration,
  type TranslatablePoi,
  type TranslatableTask,
  textsOfExploration,
  textsOfHint,
  textsOfPoi,
  textsOfTask,
} from './source-texts.ts';
import { type FieldOf, keyOf } from './text-fields.ts';

/** The texts of one language by `keyOf`. */
export type TextsByKey = ReadonlyMap<string, string>;

/**
 * A record in the requested language, or in the source language (`translated` false) if one of its required texts is
 * missing. Languages are never mixed within a record: a gap text with words of another language could not be solved.
 */
export interface InLanguage<T> {
  value: T;
  translated: boolean;
}

type Story = Pick<TranslatableExploration, 'id' | 'description' | 'intro' | 'finale'>;

export function translateExploration<T extends Story>(exploration: T, texts: TextsByKey): InLanguage<T> {
  return inLanguage(
    exploration,
    textsOfExploration(exploration),
    texts,
    (text) =>
      ({
        description: text('description') ?? exploration.description,
        intro: text('intro') ?? exploration.intro,
        finale: text('finale') ?? exploration.finale,
      }) satisfies Record<FieldOf<'exploration'>, string>,
  );
}

type PoiTexts = Pick<TranslatablePoi, 'id' | 'name' | 'description'>;

export function translatePoi<T extends PoiTexts>(poi: T, texts: TextsByKey): InLanguage<T> {
  return inLanguage(
    poi,
    textsOfPoi(poi),
    texts,
    (text) =>
      ({
        name: text('name') ?? poi.name,
        description: text('description') ?? poi.description,
      }) satisfies Record<FieldOf<'poi'>, string>,
  );
}

type Hint = TranslatablePoi['hints'][number];

/** Pictures, videos and sounds are the same in every language; their descriptions are not. */
export function translateHint<T extends Hint>(hint: T, texts: TextsByKey): InLanguage<T> {
  return inLanguage(hint, textsOfHint(hint), texts, (text) => ({
    hintValue: text('hint_value') ?? hint.hintValue,
    hintDescription: text('hint_description') ?? hint.hintDescription,
  }));
}

export function translateTask<T extends TranslatableTask>(task: T, texts: TextsByKey): InLanguage<T> {
  return inLanguage(task, textsOfTask(task), texts, (text) => ({
    name: text('name') ?? task.name,
    description: text('description') ?? task.description,
    explanation: text('explanation') ?? task.explanation,
    content: translatedContent(task, text),
  }));
}

function translatedContent({ taskType, content }: TranslatableTask, text: FindText): TaskContents[TaskType] {
  const translated = taskKind(taskType).translated(content, text);
  const replies = repliesIn(content).map((reply) => ({
    ...reply,
    answer: text('reply_answer', reply.id) ?? reply.answer,
    reply: text('reply', reply.id) ?? reply.reply,
  }));
  return replies.length > 0 ? withReplies(translated, replies) : translated;
}

/**
 * The content of a task with the answers of a language; undefined if no answer is translated, or a word or an entry is
 * missing. The question need not be translated, because an answer is right in every language of the run.
 */
export function answersInLanguage(task: TranslatableTask, texts: TextsByKey): TaskContents[TaskType] | undefined {
  if (taskKind(task.taskType).isAnsweredWithIds) return undefined;
  const sources = textsOfTask(task).filter(({ record, field }) => {
    return (record === 'item' && field !== 'reply') || field === 'code';
  });
  if (!sources.some((source) => texts.has(keyOf(source)))) return undefined;
  const { value, translated } = inLanguage(task, sources, texts, (text) => ({
    content: translatedContent(task, text),
  }));
  return translated ? value.content : undefined;
}

function inLanguage<T>(
  value: T,
  sources: readonly SourceText[],
  texts: TextsByKey,
  translate: (text: FindText) => Partial<T> | object,
): InLanguage<T> {
  if (sources.some((source) => source.required && !texts.has(keyOf(source)))) return { value, translated: false };
  const find: FindText = (field, itemId) => {
    const source = sources.find((each) => each.field === field && each.itemId === (itemId ?? null));
    return source && texts.get(keyOf(source));
  };
  return { value: { ...value, ...translate(find) }, translated: true };
}
