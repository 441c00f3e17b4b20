import type { NewContent } from '@puzzle-runs/contract/management/task-content.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { contentMistakes } from '@puzzle-runs/domain/task/validate-content.ts';
import { withRandomIds } from '#random-ids.ts';
import { cleanHtmlField } from '../input-checks.ts';

/** Fills missing positions with the order of the list. */
function placed<T extends { position?: number | undefined }>(items: readonly T[]): (T & { position: number })[] {
  return items.map((item, index) => ({ ...item, position: item.position ?? index + 1 }));
}

/** Sent content to stored content, per task type. */
const STORED: { [K in TaskType]: (content: NewContent<K>) => TaskContents[K] } = {
  guess_text: ({ TaskGuessTextAnswers, ...content }) => {
    return { ...content, TaskGuessTextAnswers: withRandomIds(TaskGuessTextAnswers) };
  },
  guess_number: (content) => content,
  choice: ({ TaskChoices }) => ({ TaskChoices: withRandomIds(TaskChoices) }),
  cloze: ({ text, preview, TaskClozeWords }) => {
    return { text, preview, TaskClozeWords: withRandomIds(placed(TaskClozeWords)) };
  },
  locate: (content) => content,
  order: ({ TaskOrderEntries }) => ({ TaskOrderEntries: withRandomIds(placed(TaskOrderEntries)) }),
  photo: (content) => content,
};

/** The content as stored, with sanitised HTML. Throws like `cleanHtmlField`. */
export async function contentOfNew<K extends TaskType>(type: K, content: NewContent<K>): Promise<TaskContents[K]> {
  return STORED[type](
    'text' in content ? { ...content, text: await cleanHtmlField(content.text, 'task.text') } : content,
  );
}

/** Refuses content that cannot be played or solved: `missing` for empty fields, `invalid_request` for the rest, with paths. */
export function refuseBadContent<K extends TaskType>(type: K, content: TaskContents[K], at = ''): void {
  refuseAll(
    contentMistakes(type, content).map(
      ({ path, code }) =>
        new Problem(code === 'missing' ? 'missing' : 'invalid_request', undefined, `${at}${path.join('.')}`),
    ),
  );
}
