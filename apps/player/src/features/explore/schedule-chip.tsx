import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';

/** Schedule of a battle: its start, then its end; nothing for a battle that is always open. */
export function ScheduleChip({ schedule: { state, starts_at, ends_at } }: { schedule: BattleSchedule }) {
  const { t } = useTranslation();
  if (state === 'ended') return <Chip tone="lock">{t('battle.over')}</Chip>;
  if (state === 'waiting')
    return <Chip>{starts_at ? t('battle.from', { time: formatTime(starts_at) }) : t('battle.manual')}</Chip>;
  return ends_at && <Chip>{t('battle.until', { time: formatTime(ends_at) })}</Chip>;
}
