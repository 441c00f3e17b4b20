import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import styles from './statistic.module.css';
import { arrivalRows, type StatisticArrivalRow } from './statistic-rows.ts';

/** Arrivals of a team with proof and time; renders nothing in explorations without arrivals. */
export function ArrivalTable({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const rows = arrivalRows(entry.Exploration.Pois);
  if (rows.length === 0) return null;
  const columns: Column<StatisticArrivalRow>[] = [
    { head: t('statistic.table.poi'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('statistic.arrivals.via'), cell: ({ via }) => t(`statistic.arrivals.${via}`) },
    { head: t('statistic.when'), cell: ({ at }) => <span className={styles.time}>{timeOrDash(at)}</span> },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.arrivals')}</h3>
      <PagedTable label={t('statistic.arrivals')} columns={columns} rows={rows} empty={null} />
    </section>
  );
}
