import { isDeepStrictEqual } from 'node:util';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ContentChange, NewContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { optionIdsOf } from '@puzzle-runs/domain/tasks/decision/decision.ts';
import { replyMistakes } from '@puzzle-runs/domain/tasks/replies.ts';
import { contentMistakes, type TaskContents, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Session } from '#http/session.ts';
import { storedKind } from '#mapping/task-contents.ts';
import { dropGoneNames } from '#modules/content/conditions.service.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import { cleanHtmlField, nextUpdatedAt, refuseStale } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';
import { toManagedTask } from './managed-task.ts';

interface ChangingContent<K extends TaskType> {
  ids: { poi_id: number; task_id: number };
  type: K;
  change: ContentChange<K>;
}

/**
 * Changes the type-specific content of an own task and returns the whole task. The result must be complete. Conditions
 * that name a deleted option are adapted.
 * @throws `not_found` (also for another task type or items of another task), `conflict`, `nochange` (also for positions
 * that are not 1…n), `missing`, `already_right`, `invalid_request`, `limit_reached`.
 */
export async function changeContent<K extends TaskType>(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { ids, type, change }: ChangingContent<K>,
): Promise<ManagedTask> {
  const { updated_at, ...sent } = change;
  const rest =
    'text' in sent && typeof sent.text === 'string' ? { ...sent, text: await cleanHtmlField(sent.text, 'text') } : sent;
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    markChanged(explorationId);
    if (task.taskType !== type) throw new Problem('not_found');
    refuseStale(task, { updated_at });
    const content = storedKind(type).changed(task.content as TaskContents[K], rest as ContentChange<K>);
    if (isDeepStrictEqual(content, task.content)) throw new Problem('nochange');
    refuseBadContent(type, content);
    const losesOption = isOptionLost(task.content, content);
    if (losesOption) await keepWhatIsOpen(tx, explorationId, now());
    const changed = { content, updatedAt: nextUpdatedAt(task, now()) };
    const managed = toManagedTask(await changeTaskRow(tx, explorationId, task, changed));
    const adapted = losesOption ? await dropGoneNames(tx, explorationId) : [];
    return { ...managed, ...(adapted.length > 0 && { adapted }) };
  });
}

/** Whether a decision has an option less, which conditions may name. */
function isOptionLost(before: TaskContents[TaskType], after: TaskContents[TaskType]): boolean {
  const kept = optionIdsOf(after) ?? [];
  return (optionIdsOf(before) ?? []).some((id) => !kept.includes(id));
}

/** The content as stored, with sanitised HTML. Throws like `cleanHtmlField`. */
export async function contentOfNew<K extends TaskType>(type: K, content: NewContent<K>): Promise<TaskContents[K]> {
  return storedKind(type).ofNew(
    'text' in content ? { ...content, text: await cleanHtmlField(content.text, 'task.text') } : content,
  );
}

/**
 * Refuses content that cannot be played or solved, and replies that no wrong answer can have: `missing` for empty
 * fields, `already_right` for replies to right answers, `invalid_request` for the rest, with paths.
 */
export function refuseBadContent<K extends TaskType>(type: K, content: TaskContents[K], at = ''): void {
  refuseAll(
    [...contentMistakes(type, content), ...replyMistakes(type, content)].map(
      ({ path, code }) =>
        new Problem(code === 'invalid' ? 'invalid_request' : code, undefined, `${at}${path.join('.')}`),
    ),
  );
}
