import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { tasksTexts } from '#i18n/tasks.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { PlayingNote, usePlayersSentence } from '#shell/playing-note.tsx';
import { useWaitingWords, WaitingNote } from '#shell/poi-page/waiting-note.tsx';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';

/**
 * Deletes a poi with its tasks, hints and prerequisites after confirmation, and a question before a published run has
 * no poi or no task left.
 */
export function DeletePoi({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const { t: tTasks } = useTranslation(tasksTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: exploration } = useSuspenseQuery({ ...explorationQuery(poi.Exploration.slug), staleTime: 0 });
  const holdsAllTasks = poi.task_count > 0 && poi.task_count === exploration.task_count;
  const isLast = exploration.poi_count === 1;
  const isAsked = exploration.published && (isLast || holdsAllTasks);
  const [asking, setAsking] = useState(false);
  const players = usePlayersSentence(poi.Exploration.id);
  const offerUndo = useOfferUndo();
  const waiting = useWaitingWords();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () => accountCall(routes.managedPois.remove, { params: { poi_id: poi.id } }),
    async onDone({ adapted }) {
      await navigate(withAlert(to.poiDeleted(at), 'delete'), { replace: true, state: { deleted: true } });
      client.removeQueries({ queryKey: [routes.managedPois.list.path] });
      if (adapted) offerUndo({ text: waiting.after(adapted) });
    },
  });
  return (
    <Panel title={t('pois.delete.what', { name: poi.name })} text={t('pois.delete.text')} tone="danger">
      <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.deletePoi" />
      <WaitingNote exploration={poi.Exploration.slug} leaving={{ pois: [poi.id] }} />
      <DeleteForm
        back={to.pois(at)}
        busy={remove.isPending}
        onDelete={() => (isAsked ? setAsking(true) : remove.mutate(undefined))}
      />
      <ConfirmDialog
        opened={asking}
        title={t(isLast ? 'pois.delete.last' : 'pois.delete.all')}
        text={`${players} ${isLast ? t('pois.delete.last.text') : tTasks('task.delete.last.text')}`}
        action={t('action.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
