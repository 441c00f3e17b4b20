import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { ConsoleTeamRow, type RowAct } from './console-team-row.tsx';
import { minutesSince, type TeamSort, type WaitingNames } from './sort-teams.ts';
import styles from './team-table.module.css';

const HEADS = ['place', 'team', 'last', 'poi', 'tasks', 'points'] as const;

interface Props {
  teams: readonly EventTeam[];
  names: WaitingNames;
  /** When the first team starts; null for a battle that is always open. */
  eventStart: string | null;
  /** Milliseconds on the server's clock. */
  now: number;
  /** The ticked teams; null while none are being ticked. */
  ticked: ReadonlySet<number> | null;
  sort: TeamSort;
  reverse: boolean;
  /** Handlers of the rows. */
  rows: HTMLAttributes<HTMLElement>;
  onSort: (sort: TeamSort) => void;
  onTick: (id: number, ticked: boolean) => void;
  onTickAll: (ticked: boolean) => void;
  onAct: (act: RowAct, id: number) => void;
}

/** All teams, each a row; on phones two lines. Rows outside of the screen are not painted (docs/decisions/0069). */
export function TeamTable(props: Props) {
  const { teams, names, eventStart, now, ticked, sort, reverse, rows, onSort, onTick, onTickAll, onAct } = props;
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const all = ticked !== null && teams.length > 0 && teams.every(({ participant_id }) => ticked.has(participant_id));
  return (
    <div className={styles.frame}>
      <div role="table" className={styles.table} aria-label={tBattles('battle.teams')} aria-rowcount={teams.length + 1}>
        <div role="row" className={styles.head}>
          {HEADS.map((name) => (
            <span
              key={name}
              role="columnheader"
              className={styles[name]}
              aria-sort={sort !== name ? 'none' : reverse ? 'descending' : 'ascending'}
            >
              {name === 'place' && ticked !== null ? (
                <input
                  type="checkbox"
                  aria-label={t('event.selectAll')}
                  checked={all}
                  onChange={({ target }) => onTickAll(target.checked)}
                />
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSort(name)}>
                  {t(`event.${name}`)}
                  {sort === name && <span aria-hidden="true">{reverse ? ' ↑' : ' ↓'}</span>}
                </button>
              )}
            </span>
          ))}
          <span role="columnheader" className={styles.acts}>
            <span className="visually-hidden">{tBattles('battle.actions')}</span>
          </span>
        </div>
        <div role="rowgroup" {...rows}>
          {teams.map((team) => (
            <ConsoleTeamRow
              key={team.participant_id}
              team={team}
              wish={names.get(team.Team.id)}
              eventStart={eventStart}
              minutes={minutesSince(team, now)}
              ticked={ticked?.has(team.participant_id)}
              onTick={onTick}
              onAct={onAct}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
