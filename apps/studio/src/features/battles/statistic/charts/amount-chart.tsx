import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { type ChartValue, hasData } from '../chart-values.ts';
import { ringOption } from './ring-option.ts';

interface Props {
  /** Part of the screen text keys. */
  of: 'tasks' | 'hints';
  /** First the part that is done, then the rest. */
  parts: readonly ChartValue<'solved' | 'unsolved' | 'used' | 'unused'>[];
}

/** Ring chart of the solved and unsolved tasks, or of the used and unused hints. */
export function AmountChart({ of, parts }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const slices = parts.map(({ name, value }, index) => ({
    label: t(`statistic.part.${name}`),
    value,
    tone: index > 0 ? ('open' as const) : of === 'tasks' ? ('trail' as const) : ('sun' as const),
  }));
  const told = slices.map((slice) => ({ ...slice, value: number(slice.value) }));
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartFigure
      title={t(`statistic.${of}`)}
      text={t(`statistic.${of}.text`, { done: number(parts[0]?.value ?? 0), all: number(all) })}
      option={hasData(parts) ? ringOption(slices) : undefined}
      legend={<ChartLegend entries={told} />}
      table={{
        head: [t(`statistic.${of}`), t('statistic.number')],
        rows: told.map(({ label, value }) => [label, value]),
      }}
    />
  );
}
