import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { timelineSteps } from '@puzzle-runs/domain/battle/team-statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { type TimeUnit, timelinePoints, timeUnitOf } from '../timeline-points.ts';
import { stepsOption } from './steps-option.ts';

/** 24-hour clock in every language, like all times of the product. */
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const TICKS: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  minute: MINUTE,
  second: { ...MINUTE, second: '2-digit' },
};

interface Props {
  /** Part of the screen text keys. */
  of: 'tasks' | 'hints';
  entry: StatisticEntry;
}

/** Step line of the moments when a team solved tasks or paid for hints. */
export function TimelineChart({ of, entry }: Props) {
  const { t, i18n } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const full = of === 'tasks' ? entry.totalTasks : entry.totalHints;
  const deleted = entry[`deleted_${of}_timeline`].map(({ at, count }) => ({ at: Date.parse(at), count }));
  const steps = timelineSteps(
    entry[`${of}_timeline`].map((at) => Date.parse(at)),
    deleted,
  );
  const corners = timelinePoints(steps, entry.joined_at);
  const clock = new Intl.DateTimeFormat(i18n.language, TICKS[timeUnitOf(corners)]);
  const option = stepsOption(corners, {
    full,
    tone: of === 'tasks' ? 'trail' : 'sun',
    number,
    tick: (at) => clock.format(at),
    moment: timeOrDash,
  });
  return (
    <ChartFigure
      title={t(`statistic.timeline.${of}`)}
      text={t(steps.length === 1 ? 'statistic.timeline.once' : 'statistic.timeline.text', {
        from: timeOrDash(steps[0]?.at ?? null),
        to: timeOrDash(steps.at(-1)?.at ?? null),
      })}
      option={corners.length > 0 ? option : undefined}
      table={{
        head: [t('statistic.when'), t('statistic.number')],
        rows: steps.map(({ at, count }) => [timeOrDash(at), number(count)]),
      }}
    />
  );
}
