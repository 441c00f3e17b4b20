import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from '../statistic.module.css';
import { type QuestRow, questRows } from './quest-rows.ts';

interface Props {
  entries: readonly StatisticEntry[];
  /** The most frequent wrong answers. */
  wrong: ReactNode;
}

/** The quests with their points and how many teams solved them, and the wrong answers. */
export function QuestOverview({ entries, wrong }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const columns: Column<QuestRow>[] = [
    { head: t('statistic.table.task'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('statistic.table.poi'), cell: ({ poi }) => poi, long: true },
    { head: t('statistic.table.points'), cell: ({ points }) => number(points) },
    {
      head: t('statistic.report.solvedBy'),
      cell: ({ solved, teams }) => t('statistic.report.amount', { done: number(solved), all: number(teams) }),
    },
  ];
  return (
    <section className={styles.team}>
      <h2>{t('statistic.report.quests')}</h2>
      <PagedTable
        label={t('statistic.report.quests')}
        columns={columns}
        rows={questRows(entries)}
        empty={<p className={styles.none}>{t('statistic.table.noTasks')}</p>}
      />
      {wrong}
    </section>
  );
}
