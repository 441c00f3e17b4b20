import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { poiWithTasks, rereadTasks } from './poi-tasks.ts';
import { taskFormParts } from './task-form-parts.ts';
import { taskValuesOf } from './task-values.ts';
import { taskIn } from './use-task.ts';

interface Options {
  poi: ManagedPoi;
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
  /** Gives changed points to those who have solved the task, too. */
  recalculate: boolean;
}

/**
 * Form state of a task. A new task is saved as a whole (part `common`); the two parts of a stored task are saved
 * separately.
 */
export function useTaskForm({ poi, task, recalculate }: Options) {
  const goOn = useGoOn();
  const client = useQueryClient();
  const showAlert = useAlert();
  const { pathname } = useLocation();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const { whole, common, content } = taskFormParts({ poi_id: poi.id, recalculate });

  async function onSaved(stored: ManagedTask, alert: AlertCode | null = 'update') {
    const address = to.task({ ...at, task: stored.slug });
    if (!task) {
      void rereadTasks(client, at, stored);
      return goOn(address, { alert: 'create' });
    }
    if (address === pathname) showAlert(alert);
    else await goOn(address, { alert, state: { same: stored.id } });
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
