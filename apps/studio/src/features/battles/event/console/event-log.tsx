import { Button } from '@mantine/core';
import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { TablePager } from '#ui/tables/table-pager.tsx';
import { battleActsQuery } from '../../battle-queries.ts';
import { useBattleAction } from '../use-battle-action.ts';
import styles from './console.module.css';

/** Audit log of a battle, newest act first, folded to a line with the newest one. */
export function EventLog({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const { offset, onGo } = useListPage();
  const { data } = useQuery({
    ...battleActsQuery(battle.id, offset),
    placeholderData: keepPreviousData,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });

  /** An entry stores a new schedule as `start/end` (ISO 8601), with `..` for an open end. */
  function wordsOf({ kind, text, amount }: EventLogEntry): string {
    if (kind === 'schedule' || kind === 'start') {
      const [start = '..', end = '..'] = text?.split('/') ?? [];
      return [start, end].map((time) => timeOrDash(time === '..' ? null : time)).join(' – ');
    }
    const unit = kind === 'points' || kind === 'recalculated' ? 'points' : 'minutes';
    const number = amount === null ? undefined : t(`battle.act.amount.${unit}`, { count: amount });
    return [number, text].filter(Boolean).join(': ');
  }

  const newest = offset === 0 ? data?.rows[0] : undefined;
  return (
    <details className={`${styles.card} ${styles.fold}`}>
      <summary className={styles.foldLine}>
        <strong>{t('battle.log')}</strong>
        <span>
          {newest && joinNames([formatClock(newest.at), t(`battle.act.${newest.kind}`), newest.Team?.name], ' ')}
        </span>
        <IconChevronRight aria-hidden="true" size={20} />
      </summary>
      {data?.count === 0 && <p className={styles.none}>{t('battle.log.none')}</p>}
      <ul className={styles.log} aria-label={t('battle.log')}>
        {data?.rows.map((entry) => (
          <li key={entry.id}>
            <div>
              <p>
                <strong>{t(`battle.act.${entry.kind}`)}</strong> {wordsOf(entry)}
              </p>
              <small>
                {joinNames([timeOrDash(entry.at), entry.Team?.name ?? t('battle.message.all'), entry.actor], ' · ')}
              </small>
            </div>
            <UndoAct battle={battle} entry={entry} />
          </li>
        ))}
      </ul>
      {data && <TablePager count={data.count} offset={offset} onGo={onGo} label={t('battle.log')} />}
    </details>
  );
}

/** Undoes an entry of the log, and shows when that has happened. */
function UndoAct({ battle, entry }: { battle: ManagedBattle; entry: EventLogEntry }) {
  const { t } = useTranslation(eventTexts);
  const { id, at, kind, undoable, undone_at } = entry;
  const undo = useBattleAction(battle, (_: undefined, { params }) =>
    accountCall(routes.managedEvents.undo, { params: { ...params, act_id: id } }),
  );
  if (undone_at !== null) return <small>{t('event.undone')}</small>;
  if (!undoable) return null;
  return (
    <Button
      variant="subtle"
      loading={undo.isPending}
      aria-label={t('event.undo.of', { act: t(`battle.act.${kind}`), time: timeOrDash(at) })}
      onClick={() => undo.mutate(undefined)}
    >
      {t('event.undo')}
    </Button>
  );
}
