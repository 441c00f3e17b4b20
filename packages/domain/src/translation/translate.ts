import type { TaskContents, TaskType } from '../task/task-types.ts';
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
import { type FieldOf, keyOf, type TextFieldName } from './text-fields.ts';

/** The texts of one language by `keyOf`. */
export type TextsByKey = ReadonlyMap<string, string>;

/**
 * A record in the requested language, or in the source language (`translated` false) if one of its required texts is missing. Languages are
 * never mixed within a record: a gap text with words of another language could not be solved.
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
    content: translateContent(task.taskType, task.content as never, text),
  }));
}

/**
 * The content of a task with the answers of a language; undefined if no answer is translated, or a word or an entry is missing. The
 * question need not be translated, because an answer is right in every language of the run.
 */
export function answersInLanguage(task: TranslatableTask, texts: TextsByKey): TaskContents[TaskType] | undefined {
  if (task.taskType === 'choice') return undefined; // the same ids in every language
  const sources = textsOfTask(task).filter(({ record, field }) => record === 'item' || field === 'code');
  if (!sources.some((source) => texts.has(keyOf(source)))) return undefined;
  const { value, translated } = inLanguage(task, sources, texts, (text) => ({
    content: translateContent(task.taskType, task.content as never, text),
  }));
  return translated ? value.content : undefined;
}

/** Finds a text of the current record; undefined if it is missing. */
type Find = (field: TextFieldName, itemId?: number) => string | undefined;

const CONTENT: { readonly [K in TaskType]: (content: TaskContents[K], text: Find) => TaskContents[K] } = {
  guess_text: ({ TaskGuessTextAnswers: answers, ...content }, text) => ({
    ...content,
    TaskGuessTextAnswers: answers.map((item) => ({ ...item, answer: text('answer', item.id) ?? item.answer })),
  }),
  guess_number: (content) => content,
  choice: ({ TaskChoices }, text) => ({
    TaskChoices: TaskChoices.map((item) => ({ ...item, answer: text('choice', item.id) ?? item.answer })),
  }),
  cloze: ({ TaskClozeWords: words, ...content }, text) => ({
    ...content,
    text: text('cloze_text') ?? content.text,
    TaskClozeWords: words.map((item) => ({ ...item, word: text('word', item.id) ?? item.word })),
  }),
  locate: (content, text) => ({
    ...content,
    image_description: text('image_description') ?? content.image_description,
    code: text('code') ?? content.code,
  }),
  photo: (content, text) => ({ ...content, example_caption: text('example_caption') ?? content.example_caption }),
  order: ({ TaskOrderEntries }, text) => ({
    TaskOrderEntries: TaskOrderEntries.map((item) => ({ ...item, text: text('entry', item.id) ?? item.text })),
  }),
};

function translateContent<K extends TaskType>(type: K, content: TaskContents[K], text: Find): TaskContents[K] {
  return CONTENT[type](content, text);
}

function inLanguage<T>(
  value: T,
  sources: readonly SourceText[],
  texts: TextsByKey,
  translate: (text: Find) => Partial<T> | object,
): InLanguage<T> {
  if (sources.some((source) => source.required && !texts.has(keyOf(source)))) return { value, translated: false };
  const find: Find = (field, itemId) => {
    const source = sources.find((each) => each.field === field && each.itemId === (itemId ?? null));
    return source && texts.get(keyOf(source));
  };
  return { value: { ...value, ...translate(find) }, translated: true };
}
