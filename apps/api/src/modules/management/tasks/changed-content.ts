import type { ContentChange } from '@puzzle-runs/contract/management/task-content.ts';
import { omitUndefined } from '@puzzle-runs/domain/changed-fields.ts';
import { editList, type ListEdit } from '@puzzle-runs/domain/edit-list.ts';
import { areContiguousPositions } from '@puzzle-runs/domain/exploration/list-positions.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { randomIds } from '#random-ids.ts';
import { refuseFull } from '../input-checks.ts';

/** The list after an edit. Throws like `editList`, and `limit_reached`. */
function edited<T extends { id: number }>(stored: readonly T[], edit: ListEdit<T>): T[] {
  const taken = stored.map(({ id }) => id);
  const items = editList(stored, edit, (count) => randomIds(count, taken));
  refuseFull(items.length - 1, ENTRIES_MAX);
  return items;
}

/** Like `edited`, sorted by position. Throws `nochange` unless the positions are exactly 1…n. */
function editedInOrder<T extends { id: number; position: number }>(stored: readonly T[], edit: ListEdit<T>): T[] {
  const items = edited(stored, edit);
  if (!areContiguousPositions(items.map(({ position }) => position))) throw new Problem('nochange');
  return items.toSorted((a, b) => a.position - b.position);
}

type Change<K extends TaskType> = Omit<ContentChange<K>, 'updated_at'>;
type Apply<K extends TaskType> = (content: TaskContents[K], change: Change<K>) => TaskContents[K];

/** Applies a change to the content, per task type. */
const CHANGED: { [K in TaskType]: Apply<K> } = {
  guess_text: (content, { case_sensitive, focus, tolerance, ...edit }) => ({
    ...content,
    ...omitUndefined({ case_sensitive, focus, tolerance }),
    TaskGuessTextAnswers: edited(content.TaskGuessTextAnswers, edit),
  }),
  guess_number: (content, { answer, range_from, range_to, tolerance }) => {
    return { ...content, ...omitUndefined({ answer, range_from, range_to, tolerance }) };
  },
  choice: (content, edit) => ({ TaskChoices: edited(content.TaskChoices, edit) }),
  cloze: (content, { text, preview, ...edit }) => ({
    ...content,
    ...omitUndefined({ text, preview }),
    TaskClozeWords: editedInOrder(content.TaskClozeWords, edit),
  }),
  locate: (content, { locate_type, image, image_description, code, case_sensitive }) => ({
    ...content,
    ...omitUndefined({ locate_type, image, image_description, code, case_sensitive }),
  }),
  order: (content, edit) => ({ TaskOrderEntries: editedInOrder(content.TaskOrderEntries, edit) }),
  photo: (content, { example_image, example_caption, review }) => ({
    ...content,
    ...omitUndefined({ example_image, example_caption, review }),
  }),
};

/** Throws `not_found`, `invalid_request`, `limit_reached` and `nochange` like the list edits above. @param change with sanitised HTML */
export function changedContent<K extends TaskType>(
  type: K,
  content: TaskContents[K],
  change: Change<K>,
): TaskContents[K] {
  return CHANGED[type](content, change);
}
