import type { EChartsOption } from 'echarts';
import {
  CHART_INK,
  FONT,
  LINE,
  SECOND_INK,
  TONES,
  TOOLTIP,
  type ToneName,
  TRACK,
  tooltipElement,
} from './chart-style.ts';

export interface ChartBar {
  label: string;
  value: number;
  tone: ToneName;
}

interface NumberFormat {
  /** Formats a number in the language of the screen. */
  number: (value: number) => string;
}

/** Width of the columns for names and for values, in pixels. */
const LABEL_PX = 96;
const VALUE_PX = 48;

/** Axis for the labels on either side of the bars. */
const BESIDE = { type: 'category', inverse: true, axisLine: { show: false }, axisTick: { show: false } } as const;
const LABEL = { ...FONT, color: SECOND_INK, interval: 0 };

/** Horizontal bars with names and values. The axis ends at `full`, or at the largest value if that is higher. */
export function barsOption(
  bars: readonly ChartBar[],
  { number, full }: NumberFormat & { full: number },
): EChartsOption {
  return {
    grid: { left: LABEL_PX + 8, right: VALUE_PX, top: 0, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: Math.max(full, ...bars.map(({ value }) => value)) },
    yAxis: [
      {
        ...BESIDE,
        data: bars.map(({ label }) => label),
        axisLabel: { ...LABEL, width: LABEL_PX, overflow: 'truncate', ellipsis: '…' },
      },
      {
        ...BESIDE,
        position: 'right',
        data: bars.map(({ value }) => number(value)),
        axisLabel: { ...LABEL, color: CHART_INK, fontWeight: 'bold' },
      },
    ],
    series: [
      {
        type: 'bar',
        silent: true,
        barMaxWidth: 24,
        barCategoryGap: '35%',
        showBackground: true,
        backgroundStyle: { color: TRACK, borderRadius: 6 },
        data: bars.map(({ value, tone }) => ({
          value,
          itemStyle: { ...TONES[tone], borderWidth: value > 0 ? 1.5 : 0, borderRadius: 6 },
        })),
        emphasis: { disabled: true },
      },
    ],
  };
}

/** Vertical bars for many teams: they show the shape of the distribution, the tooltip names each bar. */
export function columnsOption(bars: readonly ChartBar[], { number }: NumberFormat): EChartsOption {
  const some = bars.some(({ tone }) => tone === 'open');
  return {
    grid: { left: 0, right: 4, top: 20, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      ...TOOLTIP,
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (shown) => {
        const bar = bars[[shown].flat()[0]?.dataIndex ?? -1];
        return tooltipElement(bar ? `${bar.label}: ${number(bar.value)}` : '');
      },
    },
    xAxis: {
      type: 'category',
      data: bars.map(({ label }) => label),
      axisLabel: { show: false },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: SECOND_INK } },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      axisLabel: { ...FONT, color: SECOND_INK, formatter: number },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'bar',
        barCategoryGap: '15%',
        data: bars.map(({ value, tone }) => ({
          value,
          itemStyle: { color: tone === 'open' ? TONES.open.borderColor : TONES[tone].color },
          // Label the highlighted bar: among a hundred bars it is only a thin line.
          label: {
            ...FONT,
            show: tone !== 'open' && some,
            position: 'top',
            color: CHART_INK,
            fontWeight: 'bold',
            formatter: number(value),
          },
        })),
        emphasis: { disabled: true },
      },
    ],
  };
}
