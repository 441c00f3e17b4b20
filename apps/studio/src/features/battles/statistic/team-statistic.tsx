import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { HintTable } from './hint-table.tsx';
import styles from './statistic.module.css';
import { arrivalRows, type StatisticArrivalRow } from './statistic-rows.ts';
import { StatisticTaskTable } from './statistic-task-table.tsx';
import { TeamCharts } from './team-charts.tsx';

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
      <StatisticTaskTable entry={entry} />
      <HintTable entry={entry} />
      <ArrivalTable entry={entry} />
      <Adjustments entry={entry} />
      <TeamCharts entry={entry} among={among} />
    </div>
  );
}

/** Arrivals of a team with proof and time; renders nothing in explorations without arrivals. */
function ArrivalTable({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const rows = arrivalRows(entry.Exploration.Pois);
  if (rows.length === 0) return null;
  const columns: Column<StatisticArrivalRow>[] = [
    { head: t('statistic.table.poi'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('statistic.arrivals.via'), cell: ({ via }) => t(`statistic.arrivals.${via}`) },
    { head: t('statistic.when'), cell: ({ at }) => <span className={styles.time}>{timeOrDash(at)}</span> },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.arrivals')}</h3>
      <PagedTable label={t('statistic.arrivals')} columns={columns} rows={rows} empty={null} />
    </section>
  );
}

/** Key figures of a team: points, first and last solved task, time of joining. */
function TeamFacts({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number, change } = useNumberFormats();
  const facts = [
    { name: t('statistic.fact.points'), value: number(entry.netPoints) },
    ...(entry.adjustedPoints === 0
      ? []
      : [{ name: t('statistic.fact.adjusted'), value: change(entry.adjustedPoints) }]),
    { name: t('statistic.fact.first'), value: timeOrDash(entry.first_solved_at) },
    { name: t('statistic.fact.last'), value: timeOrDash(entry.last_solved_at) },
    { name: t('statistic.fact.joined'), value: timeOrDash(entry.joined_at) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Adjustment = StatisticEntry['Adjustments'][number] & { id: number };

/** Points that the organiser gave or took, each with its reason. Renders nothing without adjustments. */
function Adjustments({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { change } = useNumberFormats();
  if (entry.Adjustments.length === 0) return null;

  const columns: Column<Adjustment>[] = [
    { head: t('statistic.points'), cell: ({ points }) => <strong>{change(points)}</strong> },
    { head: t('statistic.adjustments.reason'), cell: ({ reason }) => reason, long: true },
    { head: t('statistic.when'), cell: ({ at }) => timeOrDash(at) },
  ];
  return (
    <section className={styles.table}>
      <h3>{t('statistic.adjustments')}</h3>
      <PagedTable
        label={t('statistic.adjustments')}
        columns={columns}
        rows={entry.Adjustments.map((adjustment, id) => ({ ...adjustment, id }))}
        empty={null}
      />
    </section>
  );
}
