import type { EChartsOption } from 'echarts';
import { CHART_INK, FONT, LINE, SECOND_INK, TONES, TOOLTIP, type ToneName, tooltipElement } from './chart-style.ts';

export interface ChartBar {
  label: string;
  value: number;
  tone: ToneName;
}

interface NumberFormat {
  /** Formats a number in the language of the screen. */
  number: (value: number) => string;
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
