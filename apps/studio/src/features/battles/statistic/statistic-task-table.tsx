import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './statistic.module.css';
import { type StatisticTaskRow, taskRows } from './statistic-rows.ts';

/** All tasks of the exploration, and when the team solved them. */
export function StatisticTaskTable({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const [yes, no] = [t('statistic.table.yes'), t('statistic.table.no')];
  const columns: Column<StatisticTaskRow>[] = [
    { head: t('statistic.table.task'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('statistic.table.poi'), cell: ({ poi }) => poi, long: true },
    { head: t('statistic.table.points'), cell: ({ points }) => number(points) },
    {
      head: t('statistic.table.solved'),
      cell: ({ progressed }) => <StatusChip tone={progressed ? 'good' : 'plain'}>{progressed ? yes : no}</StatusChip>,
    },
    {
      head: t('statistic.when'),
      cell: ({ progressed_at }) => <span className={styles.time}>{timeOrDash(progressed_at)}</span>,
    },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.table.tasks')}</h3>
      <PagedTable
        label={t('statistic.table.tasks')}
        columns={columns}
        rows={taskRows(entry.Exploration.Pois)}
        empty={<p className={styles.none}>{t('statistic.table.noTasks')}</p>}
      />
    </section>
  );
}
