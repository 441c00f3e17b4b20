import type { EChartsOption, PieSeriesOption } from 'echarts';
import { TONES, type ToneName } from '#ui/charts/chart-style.ts';

export interface RingSlice {
  label: string;
  value: number;
  tone: ToneName;
}

const PLAIN = {
  type: 'pie',
  silent: true,
  label: { show: false },
  labelLine: { show: false },
  emphasis: { disabled: true },
} as const satisfies PieSeriesOption;

function sliceOf({ label, value, tone }: RingSlice) {
  return { name: label, value, itemStyle: { ...TONES[tone], borderWidth: value > 0 ? 1.5 : 0 } };
}

/** Ring chart of the slices; slices of zero are omitted. */
export function ringOption(slices: readonly RingSlice[]): EChartsOption {
  const parts = slices.filter(({ value }) => value > 0);
  const padAngle = parts.length > 1 ? 2 : 0;
  return { series: [{ ...PLAIN, radius: ['54%', '94%'], padAngle, data: parts.map(sliceOf) }] };
}

const WIDTH = 18;
const STEP = 24;

/** Concentric rings like the hands of a clock, the first outermost. A ring is closed at `full`. */
export function clockOption(hands: readonly (RingSlice & { full: number })[]): EChartsOption {
  return {
    series: hands.map(({ full, ...hand }, index) => ({
      ...PLAIN,
      radius: [`${94 - index * STEP - WIDTH}%`, `${94 - index * STEP}%`],
      data: [sliceOf(hand), { name: '', value: full - hand.value, itemStyle: { color: TONES.open.color } }],
    })),
  };
}
