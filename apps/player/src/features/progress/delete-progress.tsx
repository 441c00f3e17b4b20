import type { OwnProgress } from '@puzzle-runs/contract/play/progress.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { forgetGame } from '#offline/forget-games.ts';
import { UnsentNote } from '#offline/unsent-note.tsx';
import { withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import { placeOfProgress } from './own-progress.ts';

interface Props {
  entry: OwnProgress;
  progressorType: 'guest' | 'user';
}

/** Deletes the own progress in one exploration after a confirmation, with its run token. */
export function DeleteProgress({ entry, progressorType }: Props) {
  const { t } = useTranslation(accountPagesTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(routes.progress.remove, {
        headers: session.accountHeaders(),
        body: {
          progressor_type: progressorType,
          guest_id: progressorType === 'guest' ? (session.guestId() ?? null) : null,
          exploration_id: entry.Exploration.id,
        },
      }),
    onSuccess: async () => {
      session.forgetRunToken(placeOfProgress(entry));
      void forgetGame(placeOfProgress(entry));
      setAsking(false);
      void navigate(withAlert(to.progress(), 'delete'), { replace: true });
      await client.invalidateQueries();
      // The pressed button disappears with its card: move the focus to the page.
      document.querySelector('main')?.focus({ preventScroll: true });
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('progress.deleteNamed', { name: entry.Exploration.name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} aria-hidden="true" />
        {t('progress.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('progress.delete.title')}
        text={t('progress.delete.text', { name: entry.Exploration.name })}
        confirm={t('progress.delete.confirm')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {asking && <UnsentNote place={placeOfProgress(entry)} />}
        {error && <ProblemNote>{t(`problem.${failureCodeOf(error)}`)}</ProblemNote>}
      </ConfirmDialog>
    </>
  );
}
