import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { formatDuration } from '@puzzle-runs/web/i18n/format-time.ts';
import { rankingTexts } from '@puzzle-runs/web/i18n/ranking.ts';
import { TIE_RULE_TEXT } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { elapsedDigits } from '../chart-values.ts';
import { TeamsChart } from '../charts/teams-chart.tsx';
import styles from '../statistic.module.css';
import { DISTRIBUTED_VALUES } from '../team-distribution.ts';

type Row = StatisticEntry & { id: number };

interface Props {
  entries: readonly StatisticEntry[];
  tieRule: TieRule;
  /** Whether charts show how points, hints and quests are distributed. */
  charts: boolean;
}

/** Comparison of all teams: one row per team in the order of the ranking, and charts. */
export function TeamOverview({ entries, tieRule, charts }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { t: tRanking } = useTranslation(rankingTexts);
  const { number } = useNumberFormats();
  const amount = (done: number, all: number) => (
    <span className={styles.time}>{t('statistic.report.amount', { done: number(done), all: number(all) })}</span>
  );
  const playingTime: Column<Row> = {
    head: t('statistic.playingTime'),
    cell: ({ playing_seconds: seconds }) => (seconds === null ? '–' : formatDuration(seconds)),
  };
  const columns: Column<Row>[] = [
    { head: t('statistic.place'), cell: ({ place, joined_at }) => (joined_at === null ? '–' : number(place)) },
    { head: t('statistic.team'), cell: ({ Team }) => <strong>{Team.name}</strong>, long: true },
    { head: t('statistic.points'), cell: ({ netPoints }) => number(netPoints) },
    { head: t('statistic.tasks'), cell: (row) => amount(row.tasksCompleted, row.totalTasks) },
    { head: t('statistic.hints'), cell: (row) => amount(row.hintsCompleted, row.totalHints) },
    {
      head: t('statistic.lastPoints'),
      cell: (row) => <span className={styles.time}>{timeOrDash(row.tie_break_at)}</span>,
    },
    ...(tieRule === 'playing_time' ? [playingTime] : []),
    { head: t('statistic.fact.elapsed'), cell: elapsedDigits },
  ];
  const rows = entries.map((entry) => ({ ...entry, id: entry.Team.id })).toSorted((a, b) => a.place - b.place);
  return (
    <section className={styles.team}>
      <h2>{t('statistic.report.overview')}</h2>
      <PagedTable label={t('statistic.report.overview')} columns={columns} rows={rows} empty={null} />
      <p>{tRanking(TIE_RULE_TEXT[tieRule])}</p>
      {charts && (
        <div className={styles.charts}>
          {DISTRIBUTED_VALUES.map((what) => (
            <TeamsChart key={what} what={what} entries={entries} />
          ))}
        </div>
      )}
    </section>
  );
}
