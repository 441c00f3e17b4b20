import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { NamedBars } from '#ui/charts/named-bars.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { type ChartValue, elapsedValues, hasData, hintValues, pointValues, taskValues } from './chart-values.ts';
import { clockOption, ringOption } from './charts/ring-option.ts';
import { TeamsChart } from './charts/teams-chart.tsx';
import { TimelineChart } from './charts/timeline-chart.tsx';
import styles from './statistic.module.css';
import { DISTRIBUTED_VALUES } from './team-distribution.ts';

interface Props {
  entry: StatisticEntry;
  /** All teams; if given, the distribution charts are shown too. */
  among?: readonly StatisticEntry[] | undefined;
}

export function TeamCharts({ entry, among }: Props) {
  return (
    <div className={styles.charts}>
      <PointsChart entry={entry} />
      <AmountChart of="tasks" parts={taskValues(entry)} />
      <AmountChart of="hints" parts={hintValues(entry)} />
      <ElapsedChart entry={entry} />
      <TimelineChart of="tasks" entry={entry} />
      <TimelineChart of="hints" entry={entry} />
      {among && DISTRIBUTED_VALUES.map((what) => <TeamsChart key={what} what={what} entries={among} own={entry} />)}
    </div>
  );
}

const POINT_TONES = { collected: 'trail', spent: 'sun', available: 'soft' } as const;

/** Collected, spent and available points of a team, compared with all points of the exploration. */
function PointsChart({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const bars = pointValues(entry).map(({ name, value }) => ({
    label: t(`statistic.points.${name}`),
    value,
    tone: POINT_TONES[name],
  }));
  const title = t('statistic.points');
  const text = t('statistic.points.text', {
    available: number(entry.pointsAvailable),
    all: number(entry.pointsToEarn),
  });
  const named = <NamedBars label={`${title}: ${text}`} bars={bars} number={number} full={entry.pointsToEarn} />;
  return <ChartFigure title={title} text={text} option={hasData(bars) ? named : undefined} />;
}

const HAND_TONES = { hours: 'trail', minutes: 'sun', seconds: 'soft' } as const;

/** Time of a team from its first to its last entry, drawn as a clock. */
function ElapsedChart({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const hands = elapsedValues(entry).map((part) => ({
    ...part,
    label: t(`statistic.elapsed.${part.name}`),
    tone: HAND_TONES[part.name],
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

interface AmountChartProps {
  /** Part of the screen text keys. */
  of: 'tasks' | 'hints';
  /** First the part that is done, then the rest. */
  parts: readonly ChartValue<'solved' | 'unsolved' | 'used' | 'unused'>[];
}

/** Ring chart of the solved and unsolved tasks, or of the used and unused hints. */
function AmountChart({ of, parts }: AmountChartProps) {
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
