import type { EChartsOption } from 'echarts';
import { FONT, INK, LINE, NOTE, SECOND_INK, TONES, type ToneName, TRACK } from './look.ts';

/** A bar, in its words. */
export interface Bar {
  label: string;
  value: number;
  tone: ToneName;
}

interface Telling {
  /** A number as one reads it. */
  number: (value: number) => string;
}

const LABEL_PX = 112;

/** Bars from left to right, each with its name and its value; `full` of a value reach the end. */
export function barsOption(bars: readonly Bar[], { number, full }: Telling & { full: number }): EChartsOption {
  return {
    grid: { left: LABEL_PX + 8, right: 64, top: 0, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: Math.max(full, ...bars.map(({ value }) => value)) },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...FONT, color: SECOND_INK, width: LABEL_PX, overflow: 'truncate', interval: 0 },
    },
    series: [
      {
        type: 'bar',
        silent: true,
        barMaxWidth: 24,
        barCategoryGap: '35%',
        showBackground: true,
        backgroundStyle: { color: TRACK, borderRadius: 6 },
        label: {
          ...FONT,
          show: true,
          position: 'right',
          color: INK,
          fontWeight: 'bold',
          formatter: ({ value }) => number(Number(value)),
        },
        data: bars.map(({ value, tone }) => ({
          value,
          itemStyle: { ...TONES[tone], borderWidth: value > 0 ? 1.5 : 0, borderRadius: 6 },
        })),
        emphasis: { disabled: true },
      },
    ],
  };
}

/** Many bars side by side: their outline matters, and what each is, the pointer tells. */
export function columnsOption(bars: readonly Bar[], { number }: Telling): EChartsOption {
  return {
    grid: { left: 0, right: 4, top: 12, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      ...NOTE,
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (shown) => {
        const bar = bars[[shown].flat()[0]?.dataIndex ?? -1];
        return bar ? `${bar.label}: ${number(bar.value)}` : '';
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
        data: bars.map(({ value, tone }) => ({ value, itemStyle: { ...TONES[tone], borderWidth: value > 0 ? 1 : 0 } })),
        emphasis: { disabled: true },
      },
    ],
  };
}
