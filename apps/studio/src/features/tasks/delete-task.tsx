import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { PlayingNote, usePlayersSentence } from '#shell/playing-note.tsx';
import { rereadTasks } from '#shell/poi-page/poi-tasks.ts';
import { useWaitingWords, WaitingNote } from '#shell/poi-page/waiting-note.tsx';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  poi: ManagedPoi;
  task: ManagedTask;
}

/**
 * Deletes a task after confirmation, and a question before a published run has none left; the tasks after it move up.
 */
export function DeleteTask({ poi, task }: Props) {
  const { t } = useTranslation(tasksTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: exploration } = useSuspenseQuery({ ...explorationQuery(poi.Exploration.slug), staleTime: 0 });
  const isLast = exploration.published && exploration.task_count === 1;
  const [asking, setAsking] = useState(false);
  const players = usePlayersSentence(poi.Exploration.id);
  const offerUndo = useOfferUndo();
  const waiting = useWaitingWords();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () =>
      accountCall(routes.tasks.remove, {
        params: { poi_id: poi.id, task_id: task.id },
      }),
    async onDone({ adapted }) {
      await navigate(withAlert(to.taskDeleted({ ...at, task: task.slug }), 'delete'), {
        replace: true,
        state: { deleted: true },
      });
      if (adapted) offerUndo({ text: waiting.after(adapted) });
      await rereadTasks(client);
    },
  });
  return (
    <Panel title={t('task.delete.what', { name: task.name })} text={t('task.delete.text')} tone="danger">
      <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.deleteTask" />
      <WaitingNote exploration={poi.Exploration.slug} leaving={{ tasks: [task.id] }} />
      <DeleteForm
        back={to.tasks(at)}
        busy={remove.isPending}
        onDelete={() => (isLast ? setAsking(true) : remove.mutate(undefined))}
      />
      <ConfirmDialog
        opened={asking}
        title={t('task.delete.last')}
        text={`${players} ${t('task.delete.last.text')}`}
        action={t('action.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
