import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { IconDots, IconMail, IconPlusMinus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import styles from './console.module.css';

export type RowAction = 'message' | 'points' | 'more';

interface Props {
  team: EventTeam;
  /** Minutes since the last activity. */
  minutes: number | null;
  selected: boolean;
  onSelect: (id: number, selected: boolean) => void;
  onAct: (action: RowAction, id: number) => void;
}

const ICONS = { message: IconMail, points: IconPlusMinus, more: IconDots } as const;

function toneOf({ joined_at, help, stuck, silent_minutes, contacted_at }: EventTeam): string {
  if (joined_at === null) return 'away';
  if (help !== null) return 'open';
  return contacted_at === null && (stuck !== null || silent_minutes !== null) ? 'open' : 'good';
}

/** One team. Renders again only when its own figures change: hundreds are on the page. */
export const ConsoleTeamRow = memo(function ConsoleTeamRow({ team, minutes, selected, onSelect, onAct }: Props) {
  const { t } = useTranslation(eventTexts);
  const { participant_id: id, Team, joined_at, place, Poi, tasks_completed, total_tasks, netPoints } = team;
  const tone = toneOf(team);
  const cells = [
    {
      name: 'last',
      value: minutes === null ? '–' : minutes === 0 ? t('event.now') : t('event.ago', { count: minutes }),
    },
    { name: 'poi', value: Poi?.name ?? '–' },
    { name: 'tasks', value: `${tasks_completed} / ${total_tasks}` },
    { name: 'points', value: String(netPoints) },
  ] as const;
  return (
    <div role="row" className={styles.row} data-tone={tone} aria-selected={selected}>
      <span role="cell" className={styles.select}>
        <input
          type="checkbox"
          aria-label={t('event.select', { team: Team.name })}
          checked={selected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </span>
      <span role="cell" className={styles.place}>
        {joined_at === null ? '–' : place}
      </span>
      <span role="rowheader" className={styles.team}>
        <span className={styles.name}>
          <span className={styles.dot} aria-hidden="true" />
          <strong>{Team.name}</strong>
        </span>
        <TeamBadges team={team} />
      </span>
      {cells.map(({ name, value }) => (
        <span role="cell" key={name} className={styles[name]} data-head={t(`event.${name}`)}>
          {value}
        </span>
      ))}
      <span role="cell" className={styles.acts}>
        {(['message', 'points', 'more'] as const).map((action) => {
          const Icon = ICONS[action];
          return (
            <button
              key={action}
              type="button"
              className={styles.act}
              aria-label={t(`event.${action}.of`, { team: Team.name })}
              onClick={() => onAct(action, id)}
            >
              <Icon aria-hidden="true" size={20} />
            </button>
          );
        })}
      </span>
    </div>
  );
});

/**
 * Marks of a team: not joined, calling for help, stuck, silent, contacted, finished, its phones and its extra minutes.
 */
function TeamBadges({ team }: { team: EventTeam }) {
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
