import type { EChartsOption } from 'echarts';
import { FONT, LINE, SECOND_INK, TONES, TOOLTIP, tooltipElement } from '#ui/charts/chart-style.ts';
import type { TimelinePoint } from '../timeline-points.ts';

interface StepsSettings {
  /** Highest possible count. */
  full: number;
  tone: 'trail' | 'sun';
  number: (value: number) => string;
  /** Formats a moment (milliseconds since 1970): `tick` for the axis, `moment` in full for the tooltip. */
  tick: (at: number) => string;
  moment: (at: number) => string;
}

/** Maximum number of equal intervals on the value axis. */
const LINES = 4;

/** Labels hold no fraction of a second: closer ones would be equal. */
const SECOND_MS = 1_000;

/** Axis labels stay inside the chart and do not overlap. */
const TICK = { ...FONT, color: SECOND_INK, hideOverlap: true, alignMinLabel: 'left', alignMaxLabel: 'right' } as const;

/** Step line of a count over time. */
export function stepsOption(
  corners: readonly TimelinePoint[],
  { full, tone, number, tick, moment }: StepsSettings,
): EChartsOption {
  const { color, borderColor } = TONES[tone];
  const most = Math.max(full, corners.at(-1)?.[1] ?? 0);
  const interval = Math.max(Math.ceil(most / LINES), 1);
  return {
    grid: { left: 0, right: 16, top: 12, bottom: 8, outerBoundsMode: 'same' },
    tooltip: {
      ...TOOLTIP,
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: SECOND_INK }, label: { show: false } },
      formatter: (shown) => {
        const [at, count] = corners[[shown].flat()[0]?.dataIndex ?? -1] ?? [];
        return tooltipElement(at === undefined || count === undefined ? '' : `${moment(at)}: ${number(count)}`);
      },
    },
    xAxis: {
      type: 'time',
      splitNumber: 3,
      minInterval: SECOND_MS,
      axisLabel: { ...TICK, formatter: (at: number) => tick(at) },
      axisLine: { lineStyle: { color: SECOND_INK } },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: interval * Math.ceil(most / interval),
      interval,
      axisLabel: { ...FONT, color: SECOND_INK, formatter: number },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'line',
        step: 'end',
        data: corners.map(([at, count]) => [at, count]),
        symbol: 'circle',
        symbolSize: 8,
        lineStyle: { color: borderColor, width: 2.5 },
        itemStyle: { color, borderColor, borderWidth: 1.5 },
        areaStyle: { color, opacity: 0.15 },
        emphasis: { disabled: true },
      },
    ],
  };
}
