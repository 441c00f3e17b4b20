import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';

/** Number of entries of a poi that wait for a network. */
export function PoiWaitingChip({ count }: { count: number }) {
  const { t } = useTranslation(offlineTexts);
  return (
    <ChipRow>
      <Chip tone="sun" icon={<IconArrowUp size={18} aria-hidden />}>
        {t('offline.waits.poi', { count })}
      </Chip>
    </ChipRow>
  );
}
