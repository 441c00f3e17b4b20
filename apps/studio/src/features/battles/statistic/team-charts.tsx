import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { hintValues, taskValues } from './chart-values.ts';
import { AmountChart } from './charts/amount-chart.tsx';
import { ElapsedChart } from './charts/elapsed-chart.tsx';
import { PointsChart } from './charts/points-chart.tsx';
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
