import { Button } from '@mantine/core';
import type { TaskReport } from '@puzzle-runs/contract/management/feedback.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { feedbackTexts } from '#i18n/feedback.ts';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import styles from './feedback.module.css';

interface Props {
  exploration: { id: number; slug: string };
  /** Shows only reports about this task; renders nothing without any. */
  taskId?: number;
}

/**
 * Reports of players about the tasks of a run, or about one of them. The creator resolves, reopens and deletes them.
 */
export function TaskReports({ exploration, taskId }: Props) {
  const { t } = useTranslation(feedbackTexts);
  const [offset, setOffset] = useState(0);
  const [deleting, setDeleting] = useState<TaskReport>();
  const params = { exploration_id: exploration.id };
  const query = { limit: PAGE_SIZE, offset, ...(taskId !== undefined && { task_id: taskId }) };
  const { data } = useSuspenseQuery(accountQuery(routes.managedFeedback.reports, { params, query }));
  const { resolve, remove } = useReportActions(exploration.id, () => setDeleting(undefined));
  const settling = useSettling(data.rows.map(({ id, resolved_at }) => `${id} ${resolved_at}`).join());
  if (taskId !== undefined && data.count === 0) return null;

  const columns: Column<TaskReport>[] = [
    {
      head: t('feedback.report'),
      cell: ({ reason, text }) => (
        <div>
          <strong>{t(`feedback.reason.${reason}`)}</strong>
          {text !== '' && <span className={styles.said}>{text}</span>}
        </div>
      ),
      long: true,
    },
    ...(taskId === undefined ? [{ head: t('feedback.task'), cell: taskLink, long: true }] : []),
    { head: t('feedback.when'), cell: ({ created_at }) => timeOrDash(created_at) },
    {
      head: t('feedback.state'),
      cell: ({ resolved_at }) => (
        <StatusChip tone={resolved_at === null ? 'open' : 'good'}>
          {t(resolved_at === null ? 'feedback.state.open' : 'feedback.state.resolved')}
        </StatusChip>
      ),
    },
    { head: t('feedback.act'), cell: actions },
  ];

  function taskLink({ task, poi }: TaskReport) {
    return <Link to={to.task({ exploration: exploration.slug, poi: poi.slug, task: task.slug })}>{task.name}</Link>;
  }

  function actions(report: TaskReport) {
    const { id, resolved_at } = report;
    const reason = t(`feedback.reason.${report.reason}`);
    const isOpen = resolved_at === null;
    return (
      <div className={styles.acts}>
        <Button
          variant="outline"
          aria-disabled={settling || undefined}
          aria-label={t(isOpen ? 'feedback.resolve.of' : 'feedback.reopen.of', { reason })}
          onClick={() => resolve.mutate({ id, resolved: isOpen })}
        >
          {t(isOpen ? 'feedback.resolve' : 'feedback.reopen')}
        </Button>
        <Button
          variant="subtle"
          color="flag"
          aria-label={t('feedback.delete.report', { reason })}
          onClick={() => setDeleting(report)}
        >
          {t('feedback.delete')}
        </Button>
      </div>
    );
  }

  return (
    <section className={styles.section} id="reports">
      <h2>{t('feedback.reports')}</h2>
      <p className={styles.hint}>{t('feedback.reports.text')}</p>
      <PagedTable
        label={t('feedback.reports')}
        columns={columns}
        rows={data.rows}
        paging={{ count: data.count, offset, onGo: setOffset }}
        empty={<p>{t('feedback.reports.none')}</p>}
      />
      {deleting && (
        <ConfirmDialog
          opened
          title={t('feedback.delete.report.title')}
          text={t('feedback.delete.report.text')}
          action={t('feedback.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}

interface Report {
  id: number;
}

/** Resolves, reopens and deletes reports about an exploration. */
function useReportActions(explorationId: number, onRemoved: () => void) {
  const client = useQueryClient();
  const showAlert = useAlert();
  const params = ({ id }: Report) => ({ exploration_id: explorationId, report_id: id });

  function reread() {
    for (const { path } of [routes.managedFeedback.reports, routes.managedFeedback.openReports])
      void client.invalidateQueries({ queryKey: [path] });
  }

  const resolve = useSave({
    send: ({ resolved, ...report }: Report & { resolved: boolean }) =>
      accountCall(routes.managedFeedback.resolve, { params: params(report), body: { resolved } }),
    onDone: reread,
  });
  const remove = useSave({
    send: (report: Report) => accountCall(routes.managedFeedback.removeReport, { params: params(report) }),
    onDone() {
      reread();
      showAlert('delete');
      onRemoved();
    },
  });
  return { resolve, remove };
}
