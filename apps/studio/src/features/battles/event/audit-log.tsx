import { Button } from '@mantine/core';
import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { battleActsQuery } from '../battle-queries.ts';
import styles from './event.module.css';
import { useBattleAction } from './use-battle-action.ts';

/** Audit log of a battle: every action of its organiser, newest first. */
export function AuditLog({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const { offset, onGo } = useListPage();
  const { data } = useQuery({
    ...battleActsQuery(battle.id, offset),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  /** An entry stores a new schedule as `start/end` (ISO 8601), with `..` for an open end. */
  function wordsOf({ kind, text, amount }: EventLogEntry): string {
    if (kind === 'schedule' || kind === 'start') {
      const [start = '..', end = '..'] = text?.split('/') ?? [];
      return [start, end].map((time) => timeOrDash(time === '..' ? null : time)).join(' – ');
    }
    const unit = kind === 'points' || kind === 'recalculated' ? 'points' : 'minutes';
    const number = amount === null ? undefined : t(`battle.act.amount.${unit}`, { count: amount });
    return [number, text].filter(Boolean).join(': ') || '–';
  }

  const nameOf = ({ kind }: EventLogEntry) => t(`battle.act.${kind}`);

  const columns: Column<EventLogEntry>[] = [
    { head: t('battle.act.at'), cell: ({ at }) => timeOrDash(at), short: true },
    { head: t('battle.act.kind'), cell: nameOf },
    { head: tBattles('battle.team'), cell: ({ Team }) => Team?.name ?? t('battle.message.all'), long: true },
    { head: t('battle.act.words'), cell: wordsOf, long: true },
    { head: t('battle.act.actor'), cell: ({ actor }) => actor, long: true },
    {
      head: tBattles('battle.actions'),
      cell: (entry) => <UndoAct battle={battle} entry={entry} name={nameOf(entry)} />,
    },
  ];
  return (
    <PagedTable
      label={t('battle.log')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={<p className={styles.none}>{t('battle.log.none')}</p>}
    />
  );
}

interface Props {
  battle: ManagedBattle;
  entry: EventLogEntry;
  /** Name of the entry's action. */
  name: string;
}

/** Undoes an entry of the log, and shows when that has happened. */
function UndoAct({ battle, entry: { id, at, undoable, undone_at }, name }: Props) {
  const { t } = useTranslation(eventTexts);
  const undo = useBattleAction(battle, (_: undefined, { params }) =>
    accountCall(routes.managedEvents.undo, { params: { ...params, act_id: id } }),
  );
  if (undone_at !== null) return t('event.undone');
  if (!undoable) return null;
  return (
    <Button
      variant="subtle"
      loading={undo.isPending}
      aria-label={t('event.undo.of', { act: name, time: timeOrDash(at) })}
      onClick={() => undo.mutate(undefined)}
    >
      {t('event.undo')}
    </Button>
  );
}
