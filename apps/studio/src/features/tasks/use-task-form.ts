import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { type FormPart, useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { poiWithTasks, rereadTasks } from './poi-tasks.ts';
import { sendContent } from './send-content.ts';
import { commonChange, contentChange } from './task-changes.ts';
import { commonErrors, contentErrors } from './task-errors.ts';
import { bodyOfNew, type TaskValues, taskValuesOf, withPending } from './task-values.ts';
import { taskIn } from './use-task.ts';

type Part = FormPart<ManagedTask, TaskValues>;

interface Options {
  poi: ManagedPoi;
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
  /** Gives changed points to those who have solved the task, too. */
  recalculate: boolean;
}

/** Form state of a task. A new task is saved as a whole (part `common`); the two parts of a stored task are saved separately. */
export function useTaskForm({ poi, task, recalculate }: Options) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const showAlert = useAlert();
  const { pathname } = useLocation();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const poi_id = poi.id;

  const whole: Part = {
    check: (values) => ({ ...commonErrors(values), ...contentErrors(withPending(values)) }),
    save:
      ({ values }) =>
      () =>
        accountCall(routes.tasks.create, { params: { poi_id }, body: bodyOfNew(values) }),
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
    save({ record, values, read, readAt }) {
      const change = contentChange(read.task, withPending(values).task);
      if (!record || !change) return undefined;
      const params = { poi_id, task_id: record.id };
      return () => sendContent({ type: values.task_type, params, change: { ...change, updated_at: readAt } });
    },
  };

  async function onSaved(stored: ManagedTask, alert: AlertCode | null = 'update') {
    const address = to.task({ ...at, task: stored.slug });
    if (!task) {
      void rereadTasks(client, at, stored);
      return navigate(withAlert(address, 'create'), { replace: true });
    }
    if (address === pathname) showAlert(alert);
    else
      await navigate(alert ? withAlert(address, alert) : address, {
        replace: true,
        state: { saved: true, same: stored.id },
      });
    return rereadTasks(client, at, stored);
  }

  return useRecordForm({
    stored: task,
    valuesOf: taskValuesOf,
    page: (record) => (record ? `quest ${record.id}` : pathname),
    parts: { common: task ? common : whole, content },
    onSaved: (stored, refusal) => void onSaved(stored, refusal),
    reload: async () => taskIn(await fetchAgain(client, poiWithTasks(at)), task?.id),
    alertOf: () => 'missing',
  });
}
