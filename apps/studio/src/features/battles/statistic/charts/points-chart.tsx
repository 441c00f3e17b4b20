import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { NamedBars } from '#ui/charts/named-bars.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { hasData, pointValues } from '../chart-values.ts';

const TONES = { collected: 'trail', spent: 'sun', available: 'soft' } as const;

/** Collected, spent and available points of a team, compared with all points of the exploration. */
export function PointsChart({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const bars = pointValues(entry).map(({ name, value }) => ({
    label: t(`statistic.points.${name}`),
    value,
    tone: TONES[name],
  }));
  const title = t('statistic.points');
  const text = t('statistic.points.text', {
    available: number(entry.pointsAvailable),
    all: number(entry.pointsToEarn),
  });
  const named = <NamedBars label={`${title}: ${text}`} bars={bars} number={number} full={entry.pointsToEarn} />;
  return <ChartFigure title={title} text={text} option={hasData(bars) ? named : undefined} />;
}
