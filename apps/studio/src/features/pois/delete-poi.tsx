import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';

/** Deletes a poi with its tasks, hints and prerequisites after confirmation. */
export function DeletePoi({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () => accountCall(routes.managedPois.remove, { params: { poi_id: poi.id } }),
    async onDone() {
      await navigate(withAlert(to.poiDeleted(at), 'delete'), { replace: true, state: { deleted: true } });
      client.removeQueries({ queryKey: [routes.managedPois.list.path] });
    },
  });
  return (
    <Panel title={t('pois.delete.what', { name: poi.name })} text={t('pois.delete.text')} tone="danger">
      <DeleteForm back={to.pois(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
