import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { PlayingNote } from '#shell/playing-note.tsx';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { rereadTasks } from './poi-tasks.ts';

interface Props {
  poi: ManagedPoi;
  task: ManagedTask;
}

/** Deletes a task after confirmation; the tasks after it move up. */
export function DeleteTask({ poi, task }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () =>
      accountCall(routes.tasks.remove, {
        params: { poi_id: poi.id, task_id: task.id },
      }),
    async onDone() {
      await navigate(withAlert(to.taskDeleted({ ...at, task: task.slug }), 'delete'), {
        replace: true,
        state: { deleted: true },
      });
      await rereadTasks(client, at);
    },
  });
  return (
    <Panel title={t('task.delete.what', { name: task.name })} text={t('task.delete.text')} tone="danger">
      <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.deleteTask" />
      <DeleteForm back={to.tasks(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
