import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeleteForm } from '#shell/delete-form.tsx';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { rereadQuests } from './spot-quests.ts';

interface Props {
  spot: ManagedPoi;
  quest: ManagedTask;
}

/** Deletes a quest; the quests after it move up. */
export function DeleteQuest({ spot, quest }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  const remove = useSave({
    send: () =>
      call(routes.tasks.remove, {
        params: { poi_id: spot.id, task_id: quest.id },
        headers: session.accountHeaders(),
      }),
    async onDone() {
      await navigate(withAlert(to.questDeleted({ ...at, task: quest.slug }), 'delete'), { replace: true });
      await rereadQuests(client, at);
    },
  });
  return (
    <Panel title={t('quest.delete.what', { name: quest.name })} text={t('quest.delete.text')} tone="danger">
      <DeleteForm back={to.quests(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
