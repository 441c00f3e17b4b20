import { randomInt } from 'node:crypto';
import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import type { ContentChange, NewContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { omitUndefined } from '@puzzle-runs/domain/changed-fields.ts';
import { areContiguousPositions, editList, type ListEdit } from '@puzzle-runs/domain/edit-list.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { mayReply } from '@puzzle-runs/domain/tasks/replies.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { inOrder } from '@puzzle-runs/domain/tasks/texts-in-order.ts';
import {
  repliesInFile,
  type SentChange,
  type SentReplies,
  withChangedReplies,
  withNewReplies,
} from './task-replies.ts';

type Change<K extends TaskType> = Omit<ContentChange<K>, 'updated_at'>;
type FileContent<K extends TaskType> = Extract<RunTask, { task_type: K }>['task'];
type FileNumber = Omit<FileContent<'guess_number'>, 'also_right'> & { also_right?: readonly string[] | undefined };

/** How the content of a kind is stored that creators or run files send. HTML in it is sanitised. */
interface StoredKind<K extends TaskType> {
  ofNew(content: NewContent<K>): TaskContents[K];
  /** Throws `not_found`, `invalid_request`, `limit_reached` and `nochange` like the list edits below. */
  changed(content: TaskContents[K], change: Change<K>): TaskContents[K];
  fromFile(content: FileContent<K>): TaskContents[K];
  toFile(content: TaskContents[K]): FileContent<K>;
}

const STORED: { readonly [K in TaskType]: StoredKind<K> } = {
  guess_text: {
    ofNew({ TaskGuessTextAnswers, TaskReplies: _replies, ...content }) {
      return { ...content, TaskGuessTextAnswers: withRandomIds(TaskGuessTextAnswers) };
    },
    changed: (content, { case_sensitive, focus, tolerance, ...edit }) => ({
      ...content,
      ...omitUndefined({ case_sensitive, focus, tolerance }),
      TaskGuessTextAnswers: edited(content.TaskGuessTextAnswers, edit),
    }),
    fromFile: ({ case_sensitive, focus, tolerance, answers, also_right }) => ({
      case_sensitive,
      focus,
      ...toleranceOf({ tolerance }),
      ...acceptedOf({ also_right }),
      TaskGuessTextAnswers: withRandomIds(answers.map((answer) => ({ answer }))),
    }),
    toFile: ({ case_sensitive, focus, tolerance, TaskGuessTextAnswers, also_right }) => ({
      case_sensitive,
      focus,
      ...toleranceOf({ tolerance }),
      answers: TaskGuessTextAnswers.map(({ answer }) => answer),
      ...acceptedOf({ also_right }),
    }),
  },

  guess_number: {
    ofNew: ({ TaskReplies: _replies, ...content }) => content,
    changed(content, { answer, range_from, range_to, tolerance }) {
      return { ...content, ...omitUndefined({ answer, range_from, range_to, tolerance }) };
    },
    fromFile: numberInFile,
    toFile: numberInFile,
  },

  choice: {
    ofNew: ({ TaskChoices }) => ({ TaskChoices: withRandomIds(TaskChoices) }),
    changed: (content, edit) => ({ TaskChoices: edited(content.TaskChoices, edit) }),
    fromFile: ({ choices }) => ({ TaskChoices: withRandomIds(choices) }),
    toFile: ({ TaskChoices }) => ({ choices: TaskChoices.map(({ answer, correct }) => ({ answer, correct })) }),
  },

  cloze: {
    ofNew({ text, preview, TaskClozeWords }) {
      return { text, preview, TaskClozeWords: withRandomIds(placed(TaskClozeWords)) };
    },
    changed: (content, { text, preview, ...edit }) => ({
      ...content,
      ...omitUndefined({ text, preview }),
      TaskClozeWords: editedInOrder(content.TaskClozeWords, edit),
    }),
    fromFile: ({ text, preview, words, also_right }) => ({
      text,
      preview,
      ...acceptedOf({ also_right }),
      TaskClozeWords: withRandomIds(placed(words.map((word) => ({ word })))),
    }),
    toFile: ({ text, preview, TaskClozeWords, also_right }) => ({
      text,
      preview,
      words: inOrder(TaskClozeWords).map(({ word }) => word),
      ...acceptedOf({ also_right }),
    }),
  },

  locate: {
    ofNew: ({ TaskReplies: _replies, ...content }) => content,
    changed: (content, { locate_type, image, image_description, code, case_sensitive }) => ({
      ...content,
      ...omitUndefined({ locate_type, image, image_description, code, case_sensitive }),
    }),
    fromFile: ({ also_right, replies: _replies, ...content }) => ({
      image_description: '',
      ...content,
      ...acceptedOf({ also_right }),
    }),
    toFile({ locate_type, image, image_description, code, case_sensitive, also_right }) {
      const found = { image, code, case_sensitive, ...acceptedOf({ also_right }) };
      return locate_type === 'image' ? { locate_type, image_description, ...found } : { locate_type, ...found };
    },
  },

  order: {
    ofNew: ({ TaskOrderEntries }) => ({ TaskOrderEntries: withRandomIds(placed(TaskOrderEntries)) }),
    changed: (content, edit) => ({ TaskOrderEntries: editedInOrder(content.TaskOrderEntries, edit) }),
    fromFile: ({ entries }) => ({ TaskOrderEntries: withRandomIds(placed(entries.map((text) => ({ text })))) }),
    toFile: ({ TaskOrderEntries }) => ({ entries: inOrder(TaskOrderEntries).map(({ text }) => text) }),
  },

  photo: {
    ofNew: (content) => content,
    changed: (content, { example_image, example_caption, review }) => ({
      ...content,
      ...omitUndefined({ example_image, example_caption, review }),
    }),
    fromFile: ({ example_image = '', example_caption = '', review }) => ({ example_image, example_caption, review }),
    toFile: ({ example_image, example_caption, review }) => ({
      ...(example_image !== '' && { example_image }),
      ...(example_caption !== '' && { example_caption }),
      review,
    }),
  },

  decision: {
    ofNew: ({ TaskOptions }) => ({ TaskOptions: withRandomIds(TaskOptions) }),
    changed: (content, edit) => ({ TaskOptions: edited(content.TaskOptions, edit) }),
    fromFile: ({ options }) => ({
      TaskOptions: withRandomIds(options.map(({ option, image = '', reaction = '' }) => ({ option, image, reaction }))),
    }),
    toFile: ({ TaskOptions }) => ({
      options: TaskOptions.map(({ option, image, reaction }) => ({
        option,
        ...(image !== '' && { image }),
        ...(reaction !== '' && { reaction }),
      })),
    }),
  },
};

/** How the content of a kind is stored, with its replies to wrong answers. */
export function storedKind<K extends TaskType>(type: K): StoredKind<K> {
  const kind: StoredKind<K> = STORED[type];
  if (!mayReply(type)) return kind;
  // These kinds all have the fields for replies.
  return {
    ofNew: (content) => withNewReplies(kind.ofNew(content), content as SentReplies, randomIds),
    changed: (content, change) => withChangedReplies(kind.changed(content, change), change as SentChange, randomIds),
    fromFile: (content) => withNewReplies(kind.fromFile(content), content as SentReplies, randomIds),
    toFile: (content) => ({ ...kind.toFile(content), ...repliesInFile(content) }) as FileContent<K>,
  };
}

function numberInFile({ answer, range_from, range_to, tolerance, also_right }: FileNumber) {
  return { answer, range_from, range_to, ...toleranceOf({ tolerance }), ...acceptedOf({ also_right }) };
}

/** Accepted answers, left out if empty, so that a file comes back as it was written. */
function acceptedOf({ also_right }: { also_right?: readonly string[] | undefined }): { also_right?: string[] } {
  return also_right && also_right.length > 0 ? { also_right: [...also_right] } : {};
}

/** A tolerance, left out if zero, so that a file comes back as it was written. */
function toleranceOf<T extends number>({ tolerance }: { tolerance?: T | undefined }): { tolerance?: T } {
  return tolerance ? { tolerance } : {};
}

/** Fills missing positions with the order of the list. */
function placed<T extends object>(items: readonly (T & { position?: number | undefined })[]) {
  return items.map((item, index) => ({ ...item, position: item.position ?? index + 1 }));
}

/** The list after an edit. Throws like `editList`, and `limit_reached`. */
function edited<T extends { id: number }>(stored: readonly T[], edit: ListEdit<T>): T[] {
  const taken = stored.map(({ id }) => id);
  const items = editList(stored, edit, (count) => randomIds(count, taken));
  if (items.length > ENTRIES_MAX) throw new Problem('limit_reached', { max: ENTRIES_MAX });
  return items;
}

/** Like `edited`, sorted by position. Throws `nochange` unless the positions are exactly 1…n. */
function editedInOrder<T extends { id: number; position: number }>(stored: readonly T[], edit: ListEdit<T>): T[] {
  const items = edited(stored, edit);
  if (!areContiguousPositions(items.map(({ position }) => position))) throw new Problem('nochange');
  return inOrder(items);
}

/** Random ids for the items of a task. Sequential ids would reveal the order in which choices were written. */
export function randomIds(count: number, taken: readonly number[] = []): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) {
    const id = randomInt(1, 2 ** 31);
    if (!taken.includes(id)) drawn.add(id);
  }
  return [...drawn];
}

/** Gives each item of a new list an id. */
function withRandomIds<T extends object>(items: readonly T[]): (T & { id: number })[] {
  const ids = randomIds(items.length);
  return items.map((item, index) => ({ id: ids[index] ?? 0, ...item }));
}
