import { Button, Modal } from '@mantine/core';
import type { Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountQuery } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
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
      {chosen && <AcceptDialog row={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** Asks whether the players who gave the answer also get the quest and its points. */
function AcceptDialog({ row: { task, task_id, text, participations }, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation(statisticTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const save = useSave({
    send: (recalculate: boolean, act) =>
      act(routes.managedInsights.acceptWrongAnswer, {
        params: { poi_id: task.poi_id, task_id },
        body: { text, recalculate },
      }),
    onDone() {
      for (const { path } of [routes.managedInsights.wrongAnswers, routes.managedInsights.read])
        void client.invalidateQueries({ queryKey: [path] });
      showAlert('update');
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('insights.wrong.dialog', { text })}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      centered
    >
      <div className={styles.dialog}>
        <p>{t('insights.wrong.dialog.text', { task: task.name, count: participations })}</p>
        <Button loading={save.isPending && save.variables} disabled={save.isPending} onClick={() => save.mutate(true)}>
          {t('insights.wrong.withPoints')}
        </Button>
        <Button
          variant="outline"
          loading={save.isPending && !save.variables}
          disabled={save.isPending}
          onClick={() => save.mutate(false)}
        >
          {t('insights.wrong.withoutPoints')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('insights.wrong.cancel')}
        </Button>
      </div>
    </Modal>
  );
}
