import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTryOut } from './use-try-out.ts';

interface Props {
  spot: ManagedPoi;
  /** The quest that is to be seen. */
  quest?: ManagedTask;
}

/** Opens a spot, or one of its quests, as it is stored, in a test of its run where every spot is open. */
export function ViewAsPlayer({ spot, quest }: Props) {
  const { t } = useTranslation();
  const { busy, begin } = useTryOut(spot.Exploration);
  return (
    <Button
      variant="outline"
      leftSection={<IconEye aria-hidden="true" size={20} />}
      loading={busy}
      onClick={() => begin({ unlocked: true, poi: spot.slug, quest: quest?.id })}
    >
      {t('tryOut.view')}
    </Button>
  );
}
