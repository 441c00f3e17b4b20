import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeleteForm } from '#shell/delete-form.tsx';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { useQualifierWords } from './qualifier-words.ts';
import { useQualifierCalls } from './use-qualifier-calls.ts';

interface Props {
  spot: ManagedPoi;
  qualifier: ManagedPrerequisite;
}

/** Deletes one of the conditions that open a spot. */
export function DeleteQualifier({ spot, qualifier }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wordsOf = useQualifierWords();
  const calls = useQualifierCalls(spot);
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  const remove = useSave({
    send: () => calls.remove(qualifier.id),
    async onDone() {
      const address = to.qualifierDeleted({ ...at, prerequisite: qualifier.id });
      await navigate(withAlert(address, 'delete'), { replace: true });
      await calls.refresh();
    },
  });
  return (
    <Panel title={wordsOf(qualifier)} text={t('qualifier.delete.text')} tone="danger">
      <DeleteForm back={to.qualifiers(at)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
