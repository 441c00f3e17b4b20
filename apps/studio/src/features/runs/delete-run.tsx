import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeleteForm } from '#shell/delete-form.tsx';
import { runChanged } from '#shell/managed-run.ts';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import type { RunToDelete } from './handed-run.ts';

/** Deletes a run with all it holds, once that was confirmed (specification 2, part 5). */
export function DeleteRun({ run: { id, name, slug } }: { run: RunToDelete }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useSave({
    send: () =>
      call(routes.managedExplorations.remove, { headers: session.accountHeaders(), params: { exploration_id: id } }),
    onDone() {
      runChanged(client);
      void navigate(withAlert(to.runDeleted({ exploration: slug }), 'delete'), { replace: true });
    },
  });
  return (
    <Panel tone="danger" title={name} text={t('runs.delete.text')}>
      <DeleteForm
        back={to.run({ exploration: slug })}
        busy={remove.isPending}
        onDelete={() => remove.mutate(undefined)}
      />
    </Panel>
  );
}
