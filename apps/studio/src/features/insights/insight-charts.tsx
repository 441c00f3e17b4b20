import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { type ChartBar, columnsOption } from '#ui/charts/columns-option.ts';
import { NamedBars } from '#ui/charts/named-bars.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './insights.module.css';

/** Up to this number, bars have room for their names. */
const NAMED_MAX = 12;

/** Funnel over the spots, solved quests, and the days. */
export function InsightCharts({ insights, timeZone }: { insights: Insights; timeZone: string }) {
  const { begun, pois, tasks, days } = insights;
  const { t, i18n } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const charts = [
    { of: 'funnel', values: pois.map(({ name, first_solved }) => ({ label: name, value: first_solved })), full: begun },
    { of: 'tasks', values: tasks.map(({ name, solved }) => ({ label: name, value: solved })), full: begun },
    {
      of: 'days',
      values: days.map(({ day, begun }) => ({ label: date.format(new Date(day)), value: begun })),
      full: 0,
    },
  ] as const;
  return (
    <div className={styles.charts}>
      {charts.map(({ of, values, full }) => {
        const bars = values.map((value): ChartBar => ({ ...value, tone: 'trail' }));
        const title = t(`insights.chart.${of}`);
        const text = t(`insights.chart.${of}.text`, { zone: timeZone });
        if (bars.every(({ value }) => value === 0))
          return <ChartFigure key={of} title={title} text={text} option={undefined} />;
        if (bars.length <= NAMED_MAX) {
          const label = `${title}: ${text}`;
          const named = <NamedBars label={label} bars={bars} number={number} full={full} />;
          return <ChartFigure key={of} title={title} text={text} option={named} />;
        }
        return (
          <ChartFigure
            key={of}
            title={title}
            text={text}
            option={columnsOption(bars, { number })}
            table={{
              head: [title, t('statistic.number')],
              rows: bars.map(({ label, value }) => [label, number(value)]),
            }}
          />
        );
      })}
    </div>
  );
}
