import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { Adjustments } from './adjustments.tsx';
import { ArrivalTable } from './arrival-table.tsx';
import { HintTable } from './hint-table.tsx';
import styles from './statistic.module.css';
import { StatisticTaskTable } from './statistic-task-table.tsx';
import { TeamCharts } from './team-charts.tsx';
import { TeamFacts } from './team-facts.tsx';

interface Props {
  entry: StatisticEntry;
  /** All teams; if given, the distribution charts are shown too. */
  among?: readonly StatisticEntry[];
}

export function TeamStatistic({ entry, among }: Props) {
  const { t } = useTranslation(statisticTexts);
  return (
    <div className={styles.team}>
      <header className={styles.head}>
        <h2>{entry.Team.name}</h2>
        <p>{entry.Exploration.name}</p>
        {entry.joined_at === null && <p>{t('statistic.notJoined')}</p>}
      </header>
      <TeamFacts entry={entry} />
      <TeamCharts entry={entry} among={among} />
      <StatisticTaskTable entry={entry} />
      <HintTable entry={entry} />
      <ArrivalTable entry={entry} />
      <Adjustments entry={entry} />
    </div>
  );
}
