import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './statistic.module.css';

type Adjustment = StatisticEntry['Adjustments'][number] & { id: number };

/** Points that the organiser gave or took, each with its reason. Renders nothing without adjustments. */
export function Adjustments({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { change } = useNumberFormats();
  if (entry.Adjustments.length === 0) return null;

  const columns: Column<Adjustment>[] = [
    { head: t('statistic.points'), cell: ({ points }) => <strong>{change(points)}</strong> },
    { head: t('statistic.adjustments.reason'), cell: ({ reason }) => reason, long: true },
    { head: t('statistic.when'), cell: ({ at }) => timeOrDash(at) },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.adjustments')}</h3>
      <PagedTable
        label={t('statistic.adjustments')}
        columns={columns}
        rows={entry.Adjustments.map((adjustment, id) => ({ ...adjustment, id }))}
        empty={null}
      />
    </section>
  );
}
