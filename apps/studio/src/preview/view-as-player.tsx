import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTrial } from './use-trial.ts';

interface Props {
  poi: ManagedPoi;
  /** The task to open; without it the poi is opened. */
  task?: ManagedTask;
}

/** Opens a stored poi or task in a trial of its exploration with all pois unlocked. */
export function ViewAsPlayer({ poi, task }: Props) {
  const { t } = useTranslation();
  const { busy, begin } = useTrial(poi.Exploration);
  return (
    <Button
      variant="outline"
      leftSection={<IconEye aria-hidden="true" size={20} />}
      loading={busy}
      onClick={() => begin({ unlocked: true, poi: poi.slug, task: task?.id })}
    >
      {t('tryOut.view')}
    </Button>
  );
}
