import type { EChartsOption } from 'echarts';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { FONT } from './chart-style.ts';

register([BarChart, LineChart, PieChart, AriaComponent, GridComponent, TooltipComponent, SVGRenderer]);

/** All that the wrapper asks of echarts; the whole module would bring everything that is in it. */
const echarts = { init, getInstanceByDom, dispose };

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

interface Props {
  option: EChartsOption;
  /** Read instead of the drawing. */
  label: string;
}

/** The drawing itself, as large as what it is in. */
export function EchartsChart({ option, label }: Props) {
  return (
    <EChartsReactCore
      echarts={echarts}
      opts={{ renderer: 'svg' }}
      notMerge
      style={{ height: '100%' }}
      option={{
        textStyle: FONT,
        animation: !REDUCED_MOTION.matches,
        animationDuration: 400,
        aria: { enabled: true, label: { description: label } },
        ...option,
      }}
    />
  );
}
