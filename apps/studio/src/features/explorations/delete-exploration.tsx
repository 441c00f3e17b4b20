import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { PlayingNote } from '#shell/playing-note.tsx';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import type { ExplorationToDelete } from './handed-exploration.ts';

/** Deletes an exploration with all its content after the creator confirmed it. */
export function DeleteExploration({ exploration: { id, name, slug } }: { exploration: ExplorationToDelete }) {
  const { t } = useTranslation(explorationsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useSave({
    send: () => accountCall(routes.managedExplorations.remove, { params: { exploration_id: id } }),
    onDone() {
      updateExplorationCache(client);
      void navigate(withAlert(to.explorationDeleted({ exploration: slug }), 'delete'), {
        replace: true,
        state: { deleted: true },
      });
    },
  });
  return (
    <Panel tone="danger" title={name} text={t('explorations.delete.text')}>
      <PlayingNote explorationId={id} meaning="playing.meaning.deleteExploration" />
      <DeleteForm
        back={to.exploration({ exploration: slug })}
        busy={remove.isPending}
        onDelete={() => remove.mutate(undefined)}
      />
    </Panel>
  );
}
