import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './example-statistic.module.css';
import { exampleStatisticOf, pointsTimeline } from './example-statistic.ts';
import { TEAMS, TOTALS } from './example-teams.ts';
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

interface BarPart {
  tone: 'trail' | 'sun' | 'open';
  label: string;
  value: number;
}

/** A stacked bar with a legend of the numbers. */
function PartBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  return (
    <figure className={styles.bar}>
      <figcaption>{label}</figcaption>
      <div className={styles.track} aria-hidden="true">
        {parts.map(({ tone, label: part, value }) => (
          <span key={part} className={styles[tone]} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ tone, label: part, value }) => (
          <li key={part}>
            <span className={styles[tone]} aria-hidden="true" />
            {part} <b>{value}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The chart as a table: each event, and the points after it. */
function PointsTable({ course: timeline }: { course: ReturnType<typeof pointsTimeline> }) {
  const { t } = useTranslation(playgroundTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('playground.statistic.time')}</th>
          <th scope="col">{t('playground.statistic.what')}</th>
          <th scope="col">{t('playground.statistic.points')}</th>
        </tr>
      </thead>
      <tbody>
        {timeline.map(({ name, minute, net }) => (
          <tr key={name}>
            <td>{t('playground.statistic.minute', { n: minute })}</td>
            <td>{t(`playground.statistic.mark.${name}`)}</td>
            <td>{net}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
