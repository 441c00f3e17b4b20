import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { barsOption } from '#ui/charts/bars-option.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { useNumberFormat } from '#ui/use-number-format.ts';
import { hasData, pointValues } from '../chart-values.ts';

const TONES = { collected: 'trail', spent: 'sun', available: 'soft' } as const;

/** Collected, spent and available points of a team, compared with all points of the exploration. */
export function PointsChart({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation();
  const { number } = useNumberFormat();
  const bars = pointValues(entry).map(({ name, value }) => ({
    label: t(`statistic.points.${name}`),
    value,
    tone: TONES[name],
  }));
  return (
    <ChartFigure
      title={t('statistic.points')}
      text={t('statistic.points.text', {
        available: number(entry.pointsAvailable),
        all: number(entry.pointsToEarn),
      })}
      option={hasData(bars) ? barsOption(bars, { number, full: entry.pointsToEarn }) : undefined}
      table={{
        head: [t('statistic.points'), t('statistic.number')],
        rows: bars.map(({ label, value }) => [label, number(value)]),
      }}
    />
  );
}
