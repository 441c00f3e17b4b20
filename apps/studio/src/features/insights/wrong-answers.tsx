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
import { ReplyToAnswer } from './reply-to-answer.tsx';

type Task = Insights['tasks'][number];
type Row = WrongAnswer & { id: number; task: Task };

interface Props {
  explorationId: number;
  tasks: readonly Task[];
}

/** Frequent wrong answers of each quest, which the creator may accept or reply to. */
export function WrongAnswers({ explorationId, tasks }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const params = { exploration_id: explorationId };
  const { data } = useSuspenseQuery(accountQuery(routes.managedInsights.wrongAnswers, { params }));
  const [chosen, setChosen] = useState<{ act: 'accept' | 'reply'; row: Row } | null>(null);
  const rows = data.rows
    .flatMap((answer) => {
      const task = tasks.find(({ id }) => id === answer.task_id);
      return task ? [{ ...answer, task }] : [];
    })
    .toSorted((a, b) => b.participations - a.participations || b.count - a.count);
  const columns: Column<Row>[] = [
    {
      head: t('insights.wrong.text'),
      cell: ({ text, reply }) => (
        <div>
          <strong>{text}</strong>
          {reply !== undefined && <div className={styles.replied}>{t('insights.quoted', { text: reply })}</div>}
        </div>
      ),
      long: true,
    },
    { head: t('insights.task'), cell: ({ task }) => task.name, long: true },
    { head: t('insights.wrong.participations'), cell: ({ participations }) => number(participations) },
    { head: t('insights.wrong.count'), cell: ({ count }) => number(count) },
    {
      head: t('insights.wrong.act'),
      cell: (row) => (
        <div className={styles.acts}>
          <Button
            variant="outline"
            onClick={() => setChosen({ act: 'accept', row })}
            aria-label={`${t('insights.wrong.accept')}: ${row.text}`}
          >
            {t('insights.wrong.accept')}
          </Button>
          <Button
            variant="outline"
            onClick={() => setChosen({ act: 'reply', row })}
            aria-label={`${t(replyKey(row))}: ${row.text}`}
          >
            {t(replyKey(row))}
          </Button>
        </div>
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
      {chosen?.act === 'accept' && <AcceptAnswer answer={chosen.row} onClose={() => setChosen(null)} />}
      {chosen?.act === 'reply' && <ReplyToAnswer answer={chosen.row} onClose={() => setChosen(null)} />}
    </section>
  );
}

function replyKey({ reply }: Row) {
  return reply === undefined ? 'insights.wrong.reply' : 'insights.wrong.reply.change';
}
