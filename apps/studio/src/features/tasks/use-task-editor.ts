import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { refusedFields } from '#shell/form/refused-fields.ts';
import { useRecordDraft } from '#shell/form/use-record-draft.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useWordedErrors } from '#shell/form/use-worded-errors.ts';
import { to } from '#to.ts';
import { commonErrors, contentErrors } from './mistakes.ts';
import { bodyOfNew, newTask } from './new-task.ts';
import { poiWithTasks, rereadTasks } from './poi-tasks.ts';
import { rebased } from './rebase.ts';
import { saveContent } from './saving.ts';
import { type TaskRecord, type TaskValues, valuesOf } from './task.ts';
import { commonChange, contentChange } from './task-changes.ts';

interface Subject {
  poi: ManagedPoi;
  /** Undefined for a new one. */
  task: ManagedTask | undefined;
}

type Part = 'common' | 'content';

const NEW: TaskRecord = newTask('guess_text');

/**
 * What a creator writes about a task, and the ways to save it: a new one at once, a stored one in two parts, of each only what changed
 * (specification 2, part 2).
 */
export function useTaskEditor({ poi, task }: Subject) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const showAlert = useAlert();
  const worded = useWordedErrors();
  const { pathname } = useLocation();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const page = task ? `quest ${task.id}` : pathname;
  const draft = useRecordDraft<TaskRecord, TaskValues>({ page, stored: task ?? NEW, valuesOf });
  const { base, values } = draft;

  /** Parts that somebody tried to save; from then on their mistakes are shown. */
  const [tried, setTried] = useState<readonly Part[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState(false);
  const mistakes = { common: commonErrors(values), content: contentErrors(values) };
  const errors = {
    ...refused,
    ...worded(tried.includes('common') ? mistakes.common : {}),
    ...worded(tried.includes('content') ? mistakes.content : {}),
  };

  function onRefused(problem: ApiProblem): boolean {
    if (problem.code === 'conflict') setConflict(true);
    const fields = worded(refusedFields(problem, { ...values, ...values.task }));
    setRefused(fields);
    return problem.code === 'conflict' || Object.keys(fields).length > 0;
  }

  const addressOf = ({ slug }: ManagedTask) => to.task({ ...at, task: slug });

  /** A part is stored; what was written in the other one is still to be saved. */
  async function onStored(stored: ManagedTask, part: Part) {
    const mine = part === 'common' ? { task: values.task } : commonOf(values);
    draft.settle(stored, { ...valuesOf(stored), ...mine } as TaskValues);
    setTried(tried.filter((other) => other !== part));
    if (addressOf(stored) === pathname) showAlert('update');
    else
      await navigate(withAlert(addressOf(stored), 'update'), {
        replace: true,
        state: { saved: true, same: stored.id },
      });
    await rereadTasks(client, at, stored);
  }

  const create = useSave({
    send: (written: TaskValues) =>
      accountCall(routes.tasks.create, {
        params: { poi_id: poi.id },
        body: bodyOfNew(written),
      }),
    onDone(stored) {
      draft.settle(NEW);
      void rereadTasks(client, at, stored);
      void navigate(withAlert(addressOf(stored), 'create'), { replace: true });
    },
    onRefused,
  });

  const ids = { poi_id: poi.id, task_id: task?.id ?? 0 };
  const readAt = base.updated_at === undefined ? {} : { updated_at: base.updated_at };

  const saveCommon = useSave({
    send: (change: object) => accountCall(routes.tasks.change, { params: ids, body: { ...change, ...readAt } }),
    onDone: (stored) => onStored(stored, 'common'),
    onRefused,
  });

  const saveSolution = useSave({
    send: (change: object) => saveContent({ type: values.task_type, params: ids, change: { ...change, ...readAt } }),
    onDone: (stored) => onStored(stored, 'content'),
    onRefused,
  });

  const changes = { common: commonChange(base, values), content: contentChange(base.task, values.task) };

  /** Saves parts that have no mistakes, and says when there is nothing to save. */
  function save(parts: readonly Part[], send: () => void, nothing: boolean) {
    setTried([...new Set([...tried, ...parts])]);
    setRefused({});
    if (parts.some((part) => Object.keys(mistakes[part]).length > 0)) showAlert('missing');
    else if (nothing) showAlert('nochange');
    else send();
  }

  /** What is stored now becomes the ground of what is shown: alone, or below what I wrote. */
  async function takeOver(merge: (theirs: TaskValues) => TaskValues) {
    setConflict(false);
    const { Tasks } = await client.fetchQuery({ ...poiWithTasks(at), staleTime: 0 });
    const theirs = Tasks.find(({ id }) => id === base.id);
    if (theirs) draft.settle(theirs, merge(valuesOf(theirs)));
  }

  return {
    values,
    errors,
    changes,
    changed: draft.changed,
    restored: draft.restored,
    busy: { common: create.isPending || saveCommon.isPending, content: saveSolution.isPending },
    conflict: {
      opened: conflict,
      onTheirs: () => takeOver((theirs) => theirs),
      onMine: () => takeOver((theirs) => rebased(values, valuesOf(base), theirs)),
    },
    change(next: TaskValues) {
      setRefused({});
      draft.change(next);
    },
    /** Another kind begins with its own defaults (specification 2, part 4). */
    begin(type: TaskValues['task_type']) {
      setTried([]);
      draft.settle(newTask(type));
    },
    discard() {
      setTried([]);
      draft.discard();
    },
    create: () => save(['common', 'content'], () => create.mutate(values), false),
    saveCommon: () => save(['common'], () => saveCommon.mutate(changes.common ?? {}), changes.common === undefined),
    saveSolution: () =>
      save(['content'], () => saveSolution.mutate(changes.content ?? {}), changes.content === undefined),
  };
}

function commonOf({ name, description, points, attempts }: TaskValues) {
  return { name, description, points, attempts };
}
