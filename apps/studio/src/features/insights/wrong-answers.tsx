import { Button } from '@mantine/core';
import type { Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountQuery } from '#shell/account-call.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { AcceptAnswer } from './accept-answer.tsx';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { ColumnNotes } from './column-notes.tsx';
import styles from './insights.module.css';

type Task = Insights['tasks'][number];
type Row = WrongAnswer & { id: number; task: Task };

interface Props {
  explorationId: number;
  tasks: readonly Task[];
}

/** Frequent wrong answers of each quest, which the creator may accept. */
export function WrongAnswers({ explorationId, tasks }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const params = { exploration_id: explorationId };
  const { data } = useSuspenseQuery(accountQuery(routes.managedInsights.wrongAnswers, { params }));
  const [chosen, setChosen] = useState<Row | null>(null);
  const rows = data.rows
    .flatMap((answer) => {
      const task = tasks.find(({ id }) => id === answer.task_id);
      return task ? [{ ...answer, task }] : [];
    })
    .toSorted((a, b) => b.participations - a.participations || b.count - a.count);
  const columns: Column<Row>[] = [
    { head: t('insights.wrong.text'), cell: ({ text }) => <strong>{text}</strong>, long: true },
    { head: t('insights.task'), cell: ({ task }) => task.name, long: true },
    { head: t('insights.wrong.participations'), cell: ({ participations }) => number(participations) },
    { head: t('insights.wrong.count'), cell: ({ count }) => number(count) },
    {
      head: t('insights.wrong.act'),
      cell: (row) => (
        <Button
          variant="outline"
          onClick={() => setChosen(row)}
          aria-label={`${t('insights.wrong.accept')}: ${row.text}`}
        >
          {t('insights.wrong.accept')}
        </Button>
      ),
    },
  ];
  return (
    <section className={`${styles.section} ${styles.withActions}`} id="wrong">
      <h3>{t('insights.wrong')}</h3>
      <p className={styles.text}>{t('insights.wrong.explained')}</p>
      {rows.length > 0 && (
        <ColumnNotes
          notes={(['participations', 'count'] as const).map((of) => ({
            head: t(`insights.wrong.${of}`),
            text: t(`insights.wrong.${of}.text`),
          }))}
        />
      )}
      <PagedTable
        label={t('insights.wrong')}
        columns={columns}
        rows={rows.map((row, id) => ({ ...row, id }))}
        empty={<p className={styles.text}>{t('insights.wrong.none')}</p>}
      />
      <AcceptedAnswers accepted={data.accepted} tasks={tasks} />
      {chosen && <AcceptAnswer answer={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
