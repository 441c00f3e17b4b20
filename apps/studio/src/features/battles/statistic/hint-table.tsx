import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './statistic.module.css';
import { hintRows, type StatisticHintRow } from './statistic-rows.ts';

/** All hints of the exploration, and when the team paid for them. Renders nothing without hints. */
export function HintTable({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const [yes, no] = [t('statistic.table.yes'), t('statistic.table.no')];
  const rows = hintRows(entry.Exploration.Pois);
  if (rows.length === 0) return null;

  const columns: Column<StatisticHintRow>[] = [
    {
      head: t('statistic.table.hint'),
      cell: (row) => <strong>{t('statistic.table.hint.of', { number: row.number })}</strong>,
    },
    { head: t('statistic.table.poi'), cell: ({ poi }) => poi, long: true },
    { head: t('statistic.table.cost'), cell: ({ cost }) => number(cost) },
    {
      head: t('statistic.table.used'),
      cell: ({ progressed }) => <StatusChip tone={progressed ? 'good' : 'plain'}>{progressed ? yes : no}</StatusChip>,
    },
    {
      head: t('statistic.when'),
      cell: ({ progressed_at }) => <span className={styles.time}>{timeOrDash(progressed_at)}</span>,
    },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.table.hints')}</h3>
      <PagedTable label={t('statistic.table.hints')} columns={columns} rows={rows} empty={null} />
    </section>
  );
}
