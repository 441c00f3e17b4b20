import { Button } from '@mantine/core';
import type { AcceptedAnswer, Insights } from '@puzzle-runs/contract/management/insights.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import styles from './insights.module.css';

type Task = Insights['tasks'][number];
type Row = AcceptedAnswer & { id: number; task: Task };

interface Props {
  accepted: readonly AcceptedAnswer[];
  tasks: readonly Task[];
}

/** Makes an accepted answer wrong again. */
export function useWithdrawal(onWithdrawn?: (text: string) => void) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    send: ({ task, text }: { task: Task; text: string }) =>
      accountCall(routes.managedInsights.withdrawAnswer, {
        params: { poi_id: task.poi_id, task_id: task.id },
        body: { text },
      }),
    onDone(_, { text }) {
      void client.invalidateQueries({ queryKey: [routes.managedInsights.wrongAnswers.path] });
      showAlert('update');
      onWithdrawn?.(text);
    },
  });
}

/** Wrong answers that the creator accepted; each can be withdrawn. Renders nothing without any. */
export function AcceptedAnswers({ accepted, tasks }: Props) {
  const { t } = useTranslation(statisticTexts);
  const withdraw = useWithdrawal();
  const rows = accepted.flatMap((answer, id): Row[] => {
    const task = tasks.find((other) => other.id === answer.task_id);
    return task ? [{ ...answer, id, task }] : [];
  });
  if (rows.length === 0) return null;
  const columns: Column<Row>[] = [
    { head: t('insights.wrong.text'), cell: ({ text }) => <strong>{text}</strong>, long: true },
    { head: t('insights.task'), cell: ({ task }) => task.name, long: true },
    {
      head: t('insights.wrong.act'),
      cell: (row) => (
        <Button
          variant="outline"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(row)}
          aria-label={`${t('insights.accepted.withdraw')}: ${row.text}`}
        >
          {t('insights.accepted.withdraw')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <h3>{t('insights.accepted')}</h3>
      <p className={styles.text}>{t('insights.accepted.text')}</p>
      <PagedTable label={t('insights.accepted')} columns={columns} rows={rows} empty={null} />
    </>
  );
}
