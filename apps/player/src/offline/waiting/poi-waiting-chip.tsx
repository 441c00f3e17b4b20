import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { waitsFor } from './waits-for.ts';

/** Number of entries of a poi that wait, and for what. */
export function PoiWaitingChip({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation(offlineTexts);
  const [first] = entries;
  if (!first) return null;
  return (
    <ChipRow>
      <Chip tone="sun" icon={<IconArrowUp size={18} aria-hidden />}>
        {t(`offline.list.${waitsFor(first)}`, { count: entries.length })}
      </Chip>
    </ChipRow>
  );
}
