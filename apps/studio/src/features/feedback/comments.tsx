import { Button } from '@mantine/core';
import type { ReceivedComment } from '@puzzle-runs/contract/management/feedback.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import styles from './feedback.module.css';

/** Comments of players with their ratings of a run; the creator may delete them. */
export function Comments({ explorationId }: { explorationId: number }) {
  const { t } = useTranslation(feedbackTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [offset, setOffset] = useState(0);
  const [deleting, setDeleting] = useState<ReceivedComment>();
  const params = { exploration_id: explorationId };
  const query = { limit: PAGE_SIZE, offset };
  const { data } = useSuspenseQuery(accountQuery(routes.managedFeedback.comments, { params, query }));
  const remove = useSave({
    send: ({ id }: ReceivedComment) =>
      accountCall(routes.managedFeedback.removeComment, { params: { ...params, comment_id: id } }),
    onDone() {
      void client.invalidateQueries({ queryKey: [routes.managedFeedback.comments.path] });
      showAlert('delete');
      setDeleting(undefined);
    },
  });
  const columns: Column<ReceivedComment>[] = [
    { head: t('feedback.comment'), cell: ({ text }) => <span className={styles.said}>{text}</span>, long: true },
    { head: t('feedback.rating'), cell: ({ rating }) => t('feedback.stars', { count: rating }), short: true },
    { head: t('feedback.changed'), cell: ({ updated_at }) => timeOrDash(updated_at) },
    {
      head: t('feedback.act'),
      cell: (comment) => (
        <Button
          variant="subtle"
          color="flag"
          aria-label={t('feedback.delete.comment', { text: comment.text.slice(0, 40) })}
          onClick={() => setDeleting(comment)}
        >
          {t('feedback.delete')}
        </Button>
      ),
    },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('feedback.comments')}</h2>
      <p className={styles.hint}>{t('feedback.comments.text')}</p>
      <PagedTable
        label={t('feedback.comments')}
        columns={columns}
        rows={data.rows}
        paging={{ count: data.count, offset, onGo: setOffset }}
        empty={<p>{t('feedback.comments.none')}</p>}
      />
      {deleting && (
        <ConfirmDialog
          opened
          title={t('feedback.delete.comment.title')}
          text={t('feedback.delete.comment.text')}
          action={t('feedback.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}
