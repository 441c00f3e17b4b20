import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ManagedProgressEntry } from '@puzzle-runs/contract/management/progress.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { accountQuery } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { LIVE_REFRESH_MS } from '../live-refresh.ts';
import { NoParticipants } from '../no-participants.tsx';
import { DeleteTeamProgress } from './delete-team-progress.tsx';
import styles from './progress-table.module.css';

/** Progress of each team. Polls the API. */
export function ProgressTable({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const { offset, onGo } = useListPage();
  const { data } = useQuery({
    ...accountQuery(routes.managedProgress.list, {
      query: { battle_name: battle.slug, offset },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_REFRESH_MS,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<ManagedProgressEntry & { id: number }>[] = [
    { head: t('battle.battle'), cell: ({ Battle }) => Battle.name, long: true },
    { head: t('battle.team'), cell: ({ Team }) => <strong>{Team.name}</strong>, long: true },
    { head: t('battle.exploration'), cell: ({ Exploration }) => Exploration.name, long: true },
    {
      head: t('battle.tasks'),
      cell: (entry) =>
        entry.joined_at === null
          ? t('battle.notJoined')
          : t('battle.tasks.of', { done: entry.tasks_completed, all: entry.total_tasks }),
    },
    {
      head: t('battle.points'),
      cell: ({ netPoints, pointsToEarn, Team }) => (
        <div className={styles.points}>
          <ProgressBar
            value={Math.max(netPoints, 0)}
            max={pointsToEarn}
            label={t('ranking.points', { team: Team.name })}
          />
        </div>
      ),
    },
    { head: t('battle.actions'), cell: (entry) => <DeleteTeamProgress entry={entry} slug={battle.slug} /> },
  ];
  return (
    <PagedTable
      label={t('battle.progress')}
      columns={columns}
      rows={data.rows.map((row) => ({ ...row, id: row.participant_id }))}
      paging={{ count: data.count, offset, onGo }}
      empty={<NoParticipants slug={battle.slug} />}
    />
  );
}
