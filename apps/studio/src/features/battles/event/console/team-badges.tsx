import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { StatusChip } from '#ui/status-chip.tsx';

/** Marks of a team: not joined, calling for help, stuck, silent, contacted, finished, its phones and its extra minutes. */
export function TeamBadges({ team }: { team: EventTeam }) {
  const { t } = useTranslation(eventTexts);
  const { joined_at, stuck, Task, silent_minutes, contacted_at, finished, phones, extra_minutes, help } = team;
  return (
    <>
      {joined_at === null && <StatusChip tone="plain">{t('event.away')}</StatusChip>}
      {help !== null && <StatusChip tone="open">{t(`event.help.mark.${help.state}`)}</StatusChip>}
      {stuck === 'tries' && Task && (
        <StatusChip tone="open">{t('event.stuck.tries', { count: Task.wrong, task: Task.name })}</StatusChip>
      )}
      {stuck === 'time' && <StatusChip tone="open">{t('event.stuck.time')}</StatusChip>}
      {silent_minutes !== null && <StatusChip tone="open">{t('event.silent', { count: silent_minutes })}</StatusChip>}
      {contacted_at !== null && <StatusChip tone="good">{t('event.contacted')}</StatusChip>}
      {finished && <StatusChip tone="good">{t('event.finished')}</StatusChip>}
      {joined_at !== null && <StatusChip tone="plain">{t('event.phones', { count: phones })}</StatusChip>}
      {extra_minutes > 0 && <StatusChip tone="plain">{t('event.extra', { count: extra_minutes })}</StatusChip>}
    </>
  );
}
