import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { elapsedValues, hasData } from '../chart-values.ts';
import { clockOption } from './ring-option.ts';

const TONES = { hours: 'trail', minutes: 'sun', seconds: 'soft' } as const;

/** Time of a team from its first to its last entry, drawn as a clock. */
export function ElapsedChart({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const hands = elapsedValues(entry).map((part) => ({
    ...part,
    label: t(`statistic.elapsed.${part.name}`),
    tone: TONES[part.name],
  }));
  const told = hands.map((hand) => ({ ...hand, value: number(hand.value) }));
  return (
    <ChartFigure
      title={t('statistic.elapsed')}
      text={t('statistic.elapsed.text', entry.elapsed)}
      option={hasData(hands) ? clockOption(hands) : undefined}
      legend={<ChartLegend entries={told} />}
      table={{
        head: [t('statistic.elapsed.unit'), t('statistic.number')],
        rows: told.map(({ label, value }) => [label, value]),
      }}
    />
  );
}
