import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import type { prerequisiteOf } from './prerequisite-of.ts';
import { usePrerequisiteWords } from './use-prerequisite-words.ts';

interface Props {
  poi: ManagedPoi;
  prerequisite: ReturnType<typeof prerequisiteOf>;
}

/** Deletes a prerequisite of a poi after the creator confirmed it. */
export function DeletePrerequisite({ poi, prerequisite }: Props) {
  const { t } = useTranslation(poisTexts);
  const navigate = useNavigate();
  const { wordsOf } = usePrerequisiteWords(poi.Exploration.slug);
  const client = useQueryClient();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () =>
      accountCall(routes.prerequisites.remove, { params: { poi_id: poi.id, prerequisite_id: prerequisite.id } }),
    async onDone() {
      const address = to.prerequisiteDeleted({ ...at, prerequisite: prerequisite.id });
      await navigate(withAlert(address, 'delete'), { replace: true, state: { deleted: true } });
      for (const { path } of [routes.managedPois.list, routes.managedExplorations.checklist])
        await client.invalidateQueries({ queryKey: [path] });
    },
  });
  return (
    <Panel title={wordsOf(prerequisite)} text={t('prerequisite.delete.text')} tone="danger">
      <DeleteForm back={to.prerequisites(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
