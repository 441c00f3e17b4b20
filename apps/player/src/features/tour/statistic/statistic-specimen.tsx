import '#i18n/specimen.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseChart } from './course-chart.tsx';
import { CourseTable } from './course-table.tsx';
import { TEAMS, TOTALS } from './example.ts';
import { PartBar } from './part-bar.tsx';
import styles from './statistic.module.css';
import { courseOf, statisticOf } from './statistic.ts';

/** What an organiser sees of each team, with invented figures. */
export function StatisticSpecimen() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const [asTable, setAsTable] = useState(false);
  const team = TEAMS[chosen] ?? { tasks: [], hints: [] };
  const { points, tasks, hints, elapsed } = statisticOf(team, TOTALS);
  const course = courseOf(team);

  return (
    <>
      <div className={styles.teams} role="group" aria-label={t('specimen.statistic.teams')}>
        {TEAMS.map(({ name }, index) => (
          <button key={name} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {t(`specimen.battle.${name}`)}
          </button>
        ))}
      </div>
      <Card className={styles.card}>
        <p className={styles.elapsed}>{t('specimen.statistic.elapsed', { count: elapsed })}</p>
        <PartBar
          label={t('specimen.statistic.points')}
          parts={[
            { tone: 'trail', label: t('specimen.statistic.available'), value: points.available },
            { tone: 'sun', label: t('specimen.statistic.spent'), value: points.spent },
            { tone: 'open', label: t('specimen.statistic.open'), value: points.open },
          ]}
        />
        <PartBar
          label={t('specimen.statistic.tasks')}
          parts={[
            { tone: 'trail', label: t('specimen.statistic.solved'), value: tasks.solved },
            { tone: 'open', label: t('specimen.statistic.open'), value: tasks.open },
          ]}
        />
        <PartBar
          label={t('specimen.statistic.hints')}
          parts={[
            { tone: 'sun', label: t('specimen.statistic.used'), value: hints.used },
            { tone: 'open', label: t('specimen.statistic.unused'), value: hints.unused },
          ]}
        />
        <div className={styles.head}>
          <h3>{t('specimen.statistic.over')}</h3>
          <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('specimen.statistic.table')}
          </Button>
        </div>
        {asTable ? <CourseTable course={course} /> : <CourseChart course={course} />}
      </Card>
    </>
  );
}
