import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './example-statistic.module.css';
import { exampleStatisticOf, pointsTimeline } from './example-statistic.ts';
import { TEAMS, TOTALS } from './example-teams.ts';
import { PartBar } from './part-bar.tsx';
import { PointsTable } from './points-table.tsx';
import { SamplePointsChart } from './sample-points-chart.tsx';

/** The statistic an organiser sees of each team, with invented figures. */
export function StatisticPlayground() {
  const { t } = useTranslation(playgroundTexts);
  const [chosen, setChosen] = useState(0);
  const [asTable, setAsTable] = useState(false);
  const team = TEAMS[chosen] ?? { tasks: [], hints: [] };
  const { points, tasks, hints, elapsed } = exampleStatisticOf(team, TOTALS);
  const timeline = pointsTimeline(team);

  return (
    <>
      <div className={styles.teams} role="group" aria-label={t('playground.statistic.teams')}>
        {TEAMS.map(({ name }, index) => (
          <button key={name} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {t(`playground.battle.${name}`)}
          </button>
        ))}
      </div>
      <Card className={styles.card}>
        <p className={styles.elapsed}>{t('playground.statistic.elapsed', { count: elapsed })}</p>
        <PartBar
          label={t('playground.statistic.points')}
          parts={[
            { tone: 'trail', label: t('playground.statistic.available'), value: points.available },
            { tone: 'sun', label: t('playground.statistic.spent'), value: points.spent },
            { tone: 'open', label: t('playground.statistic.open'), value: points.open },
          ]}
        />
        <PartBar
          label={t('playground.statistic.tasks')}
          parts={[
            { tone: 'trail', label: t('playground.statistic.solved'), value: tasks.solved },
            { tone: 'open', label: t('playground.statistic.open'), value: tasks.open },
          ]}
        />
        <PartBar
          label={t('playground.statistic.hints')}
          parts={[
            { tone: 'sun', label: t('playground.statistic.used'), value: hints.used },
            { tone: 'open', label: t('playground.statistic.unused'), value: hints.unused },
          ]}
        />
        <div className={styles.head}>
          <h3>{t('playground.statistic.over')}</h3>
          <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('playground.statistic.table')}
          </Button>
        </div>
        {asTable ? <PointsTable course={timeline} /> : <SamplePointsChart course={timeline} />}
      </Card>
    </>
  );
}
