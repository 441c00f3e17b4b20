import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './insights.module.css';

type Day = Insights['days'][number] & { id: number };

/** Participations begun and finished per day, newest first. */
export function DayTable({ insights: { days }, timeZone }: { insights: Insights; timeZone: string }) {
  const { t, i18n } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: Column<Day>[] = [
    { head: t('insights.day'), cell: ({ day }) => <strong>{date.format(new Date(day))}</strong> },
    { head: t('insights.begun'), cell: ({ begun }) => number(begun) },
    { head: t('insights.finished'), cell: ({ finished }) => number(finished) },
  ];
  const rows = days.map((day, id) => ({ ...day, id })).toReversed();
  return (
    <section className={styles.section}>
      <h2>{t('insights.days')}</h2>
      <p className={styles.text}>{t('insights.days.text', { zone: timeZone })}</p>
      <PagedTable label={t('insights.days')} columns={columns} rows={rows} empty={null} />
    </section>
  );
}
