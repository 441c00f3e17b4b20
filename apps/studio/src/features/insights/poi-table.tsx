import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { ARRIVAL_METHODS } from '@puzzle-runs/domain/poi/arrival.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { ColumnNotes } from './column-notes.tsx';
import styles from './insights.module.css';
import { useAmount } from './use-amount.ts';

type Poi = Insights['pois'][number];

/** The funnel over the spots: number of participations at which each was open, and how much they solved there. */
export function PoiTable({ insights: { pois, begun } }: { insights: Insights }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const amount = useAmount();
  const hasArrivals = pois.some(({ arrivals }) => ARRIVAL_METHODS.some((method) => arrivals[method] > 0));
  const hasHints = pois.some(({ hints_bought }) => hints_bought > 0);
  const arrivalsOf = ({ arrivals }: Poi) =>
    ARRIVAL_METHODS.filter((method) => arrivals[method] > 0)
      .map((method) => `${t(`statistic.arrivals.${method}`)}: ${number(arrivals[method])}`)
      .join(', ') || '–';
  const columns: Column<Poi>[] = [
    {
      head: t('insights.poi'),
      cell: ({ position, name }) => <strong>{`${position}. ${isolated(name)}`}</strong>,
      long: true,
    },
    { head: t('insights.opened'), cell: ({ opened }) => amount(opened, begun), short: true },
    { head: t('insights.firstSolved'), cell: (poi) => amount(poi.first_solved, poi.opened), short: true },
    { head: t('insights.allSolved'), cell: (poi) => amount(poi.all_solved, poi.opened), short: true },
    { head: t('insights.leftHere'), cell: (poi) => amount(poi.left_here, poi.opened), short: true },
    ...(hasHints
      ? [{ head: t('insights.hints'), cell: ({ hints_bought }: Poi) => number(hints_bought), short: true }]
      : []),
    ...(hasArrivals ? [{ head: t('statistic.arrivals'), cell: arrivalsOf, long: true }] : []),
  ];
  const notes = [
    ...(['opened', 'firstSolved', 'allSolved', 'leftHere', ...(hasHints ? (['hints'] as const) : [])] as const).map(
      (of) => ({
        head: t(`insights.${of}`),
        text: t(`insights.${of}.text`),
      }),
    ),
    ...(hasArrivals ? [{ head: t('statistic.arrivals'), text: t('insights.arrivals.text') }] : []),
  ];
  return (
    <section className={styles.section}>
      <h2>{t('insights.pois')}</h2>
      <p className={styles.text}>{t('insights.pois.text')}</p>
      <ColumnNotes notes={notes} />
      <PagedTable
        label={t('insights.pois')}
        columns={columns}
        rows={pois}
        empty={<p className={styles.text}>{t('insights.noPois')}</p>}
      />
    </section>
  );
}
