import type { EChartsOption } from 'echarts';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { FONT } from './chart-style.ts';

register([BarChart, LineChart, PieChart, AriaComponent, GridComponent, TooltipComponent, SVGRenderer]);

/** The only functions of echarts that the React wrapper calls. Passing the whole module would defeat tree shaking. */
const echarts = { init, getInstanceByDom, dispose };

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

interface Props {
  option: EChartsOption;
  /** Label for screen readers. */
  label: string;
}

/** SVG chart that fills its container. */
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
