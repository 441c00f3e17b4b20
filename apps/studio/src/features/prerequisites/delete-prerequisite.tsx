import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { usePrerequisiteWords } from './prerequisite-words.ts';
import { usePrerequisiteCalls } from './use-prerequisite-calls.ts';

interface Props {
  poi: ManagedPoi;
  prerequisite: ManagedPrerequisite;
}

/** Deletes a prerequisite of a poi after the creator confirmed it. */
export function DeletePrerequisite({ poi, prerequisite }: Props) {
  const { t } = useTranslation(poisTexts);
  const navigate = useNavigate();
  const wordsOf = usePrerequisiteWords();
  const calls = usePrerequisiteCalls(poi);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const remove = useSave({
    send: () => calls.remove(prerequisite.id),
    async onDone() {
      const address = to.prerequisiteDeleted({ ...at, prerequisite: prerequisite.id });
      await navigate(withAlert(address, 'delete'), { replace: true, state: { deleted: true } });
      await calls.refresh();
    },
  });
  return (
    <Panel title={wordsOf(prerequisite)} text={t('prerequisite.delete.text')} tone="danger">
      <DeleteForm back={to.prerequisites(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
