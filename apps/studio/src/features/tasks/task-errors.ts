import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { ContentMistake } from '@puzzle-runs/domain/tasks/content-mistake.ts';
import { replyMistakes } from '@puzzle-runs/domain/tasks/replies.ts';
import { contentMistakes } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { shown } from '#tasks/editor/entries.ts';
import type { Common, Content } from './task-values.ts';

/** Error text keys by field and kind of mistake. A mistake in a list item is shown at its list. */
const SENTENCES = {
  'name.missing': 'task.error.name',
  'TaskGuessTextAnswers.missing': 'task.error.guess_text',
  'TaskGuessTextAnswers.invalid': 'task.error.duplicate',
  'TaskChoices.missing': 'task.error.choice',
  'TaskOptions.missing': 'task.error.decision',
  'TaskOptions.invalid': 'task.error.imageAddress',
  'TaskOrderEntries.missing': 'task.error.order',
  'answer.invalid': 'task.error.answer',
  'range_to.invalid': 'task.error.range',
  'image.missing': 'task.error.image',
  'image.invalid': 'task.error.imageAddress',
  'example_image.invalid': 'task.error.imageAddress',
  'code.missing': 'task.error.code',
  'text.missing': 'task.error.cloze',
  'text.invalid': 'task.error.gaps',
  'TaskClozeWords.missing': 'task.error.words',
  'TaskReplies.missing': 'task.error.replies',
  'TaskReplies.invalid': 'task.error.replies',
  'TaskReplies.already_right': 'task.error.replies',
} as const;

/** A list that is longer than the API takes, as after pasting a column. */
const TOO_MANY = 'task.error.tooMany';

type Sentence = (typeof SENTENCES)[keyof typeof SENTENCES] | typeof TOO_MANY;

/** Error text keys by field. */
export type TaskErrors = Readonly<Partial<Record<string, Sentence>>>;

function isKnown(place: string): place is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, place);
}

function worded(mistakes: readonly ContentMistake[]): TaskErrors {
  const places = mistakes.map(({ path: [field = ''], code }) => ({ field, place: `${field}.${code}` }));
  return Object.fromEntries(places.flatMap(({ field, place }) => (isKnown(place) ? [[field, SENTENCES[place]]] : [])));
}

/** Errors of the fields that all kinds share. */
export function commonErrors({ name }: Common): TaskErrors {
  return isBlank(name) ? { name: SENTENCES['name.missing'] } : {};
}

/** Errors that make the content unsolvable; ignores items that are marked for deletion. */
export function contentErrors({ task_type, task }: Content): TaskErrors {
  const fields = Object.entries(task).map(([field, value]) => [field, Array.isArray(value) ? shown(value) : value]);
  const full = fields.filter(([, value]) => Array.isArray(value) && value.length > ENTRIES_MAX);
  const content = Object.fromEntries(fields);
  return {
    ...worded([...contentMistakes(task_type, content), ...replyMistakes(task_type, content)]),
    ...Object.fromEntries(full.map(([field]) => [field, TOO_MANY])),
  };
}
