import type { ManagedTask, NewTask, TaskChange } from '@puzzle-runs/contract/management/task.ts';
import { repliesIn, withReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { changedValues, isSame } from '#shell/form/field-changes.ts';
import { listChange } from '#shell/form/list-change.ts';
import type { FormPart } from '#shell/form/use-record-form.ts';
import { studioKind } from '#tasks/task-kinds.ts';
import { withPending } from './pending-entry.ts';
import { commonErrors, contentErrors } from './task-errors.ts';
import type { Common, Content, TaskValues } from './task-values.ts';

type Part = FormPart<ManagedTask, TaskValues>;

interface Options {
  poi_id: number;
  /** Gives changed points to those who have solved the task, too. */
  recalculate: boolean;
}

/** The parts of a task's form: a new task as a whole, and the three parts of a stored task. */
export function taskFormParts({ poi_id, recalculate }: Options) {
  const whole: Part = {
    check: (values) => ({ ...commonErrors(values), ...contentErrors(withPending(values)) }),
    save:
      ({ values, act }) =>
      () =>
        act(routes.tasks.create, { params: { poi_id }, body: bodyOfNew(values) }),
  };

  const common: Part = {
    fields: ['name', 'description', 'points', 'attempts', 'explanation', 'explain_after_attempts', 'partial'],
    check: commonErrors,
    save({ record, values, read, readAt }) {
      const change = commonChange(read, values);
      if (!record || !change) return undefined;
      const params = { poi_id, task_id: record.id };
      const body = { ...change, ...(change.points !== undefined && { recalculate }), updated_at: readAt };
      return () => accountCall(routes.tasks.change, { params, body });
    },
  };

  const content: Part = {
    fields: ['task_type', 'task', 'pending'],
    check: (values) => contentErrors(withPending(values)),
    save({ record, values, read, readAt, act }) {
      const change = contentChange(read.task, withPending(values).task);
      if (!record || !change) return undefined;
      const params = { poi_id, task_id: record.id };
      const { change: route, blank } = studioKind(values.task_type);
      // The routes differ only in their bodies, and `change` was made from a content of the same kind.
      const call = [
        route as typeof routes.tasks.changeChoice,
        { params, body: { ...change, updated_at: readAt } },
      ] as const;
      // A change adds to a list: sent twice, it would add twice.
      const hasList = Object.values(blank).some(Array.isArray);
      return () => (hasList ? act(...call) : accountCall(...call));
    },
  };

  const pieces: Part = {
    fields: ['pieces'],
    save({ record, values: { pieces = [] }, read, readAt }) {
      if (!record || isSame(read.pieces ?? [], pieces)) return undefined;
      const params = { poi_id, task_id: record.id };
      return () => accountCall(routes.tasks.setPieces, { params, body: { pieces: [...pieces], updated_at: readAt } });
    },
  };

  return { whole, common, content, pieces };
}

function withoutReplies(content: Content['task']): Content['task'] {
  return withReplies(content, []);
}

function withoutId({ id: _id, ...item }: { id: number }): object {
  return item;
}

/** Request body for a new task; its items have no id yet. */
export function bodyOfNew(entered: TaskValues): NewTask {
  const { pending: _added, ...values } = withPending(entered);
  const fields = Object.entries(values.task).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(withoutId) : value,
  ]);
  return { ...values, task: Object.fromEntries(fields) } as NewTask; // the same fields, except the ids of the items
}

/** Changed fields that all kinds share; undefined if nothing changed. */
export function commonChange(before: Common, after: Common): TaskChange | undefined {
  const { description, points, attempts, explanation, explain_after_attempts, partial } = after;
  const name = after.name.trim().replace(/\s+/g, ' ');
  return changedValues({ name, description, points, attempts, explanation, explain_after_attempts, partial }, before);
}

/**
 * Changed content of a kind: single values by field name, list items as `create`, `update` and `delete`, and all
 * replies if one has changed.
 * Undefined if nothing changed.
 */
export function contentChange(before: Content['task'], after: Content['task']): object | undefined {
  const stored = new Map(Object.entries(before));
  const change = Object.entries(withoutReplies(after)).flatMap(([field, value]): [string, unknown][] => {
    if (!Array.isArray(value)) return value === stored.get(field) ? [] : [[field, value]];
    return Object.entries(listChange(stored.get(field) ?? [], value) ?? {}).filter(([, items]) => items.length > 0);
  });
  const [read, entered] = [repliesIn(before), repliesIn(after)];
  // All replies are sent at once: those without an id are new.
  const replies = entered.map(({ id, ...reply }) => ({ ...(id > 0 && { id }), ...reply }));
  if (!isSame(read, entered)) change.push(['TaskReplies', replies]);
  return change.length > 0 ? Object.fromEntries(change) : undefined;
}
