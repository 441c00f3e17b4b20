import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import styles from './console.module.css';
import { ConsoleTeamRow, type RowAction } from './console-team-row.tsx';
import { minutesSince, type TeamSort } from './sort-teams.ts';

const HEADS = ['place', 'team', 'last', 'poi', 'tasks', 'points'] as const;

interface Props {
  teams: readonly EventTeam[];
  /** Milliseconds on the server's clock. */
  now: number;
  selected: ReadonlySet<number>;
  sort: TeamSort;
  reverse: boolean;
  onSort: (sort: TeamSort) => void;
  onSelect: (id: number, selected: boolean) => void;
  onSelectAll: (selected: boolean) => void;
  onAct: (action: RowAction, id: number) => void;
}

/** All teams, each a row; on phones a card. Rows outside of the screen are not painted (docs/decisions/0069). */
export function TeamTable({ teams, now, selected, sort, reverse, onSort, onSelect, onSelectAll, onAct }: Props) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const all = teams.length > 0 && teams.every(({ participant_id }) => selected.has(participant_id));
  return (
    <div role="table" className={styles.table} aria-label={tBattles('battle.teams')} aria-rowcount={teams.length + 1}>
      <div role="row" className={styles.head}>
        <span role="columnheader" className={styles.select}>
          <input
            type="checkbox"
            aria-label={t('event.selectAll')}
            checked={all}
            onChange={({ target }) => onSelectAll(target.checked)}
          />
        </span>
        {HEADS.map((name) => (
          <span
            key={name}
            role="columnheader"
            className={styles[name]}
            aria-sort={sort !== name ? 'none' : reverse ? 'descending' : 'ascending'}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(name)}>
              {t(`event.${name}`)}
              {sort === name && <span aria-hidden="true">{reverse ? ' ↑' : ' ↓'}</span>}
            </button>
          </span>
        ))}
        <span role="columnheader" className={styles.acts}>
          <span className={styles.hidden}>{tBattles('battle.actions')}</span>
        </span>
      </div>
      {teams.map((team) => (
        <ConsoleTeamRow
          key={team.participant_id}
          team={team}
          minutes={minutesSince(team, now)}
          selected={selected.has(team.participant_id)}
          onSelect={onSelect}
          onAct={onAct}
        />
      ))}
    </div>
  );
}
