import { Button, Modal } from '@mantine/core';
import type { ManagedProgressEntry } from '@puzzle-runs/contract/management/progress.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle } from '../battle-queries.ts';

interface Props {
  entry: ManagedProgressEntry;
  /** Slug of the battle. */
  slug: string;
}

/**
 * Deletes the progress of a team in a battle after the organiser confirmed it. The team may join again and start over.
 */
export function DeleteTeamProgress({ entry: { Battle, Team, joined_at }, slug }: Props) {
  const { t } = useTranslation(battlesTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [asking, setAsking] = useState(false);
  const remove = useSave({
    send: () =>
      accountCall(routes.managedProgress.remove, {
        body: { battle_id: Battle.id, team_id: Team.id },
      }),
    onDone() {
      setAsking(false);
      void refetchBattle(client, slug);
      showAlert('delete');
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="flag"
        disabled={joined_at === null}
        aria-label={t('battle.progress.deleteOf', { team: Team.name })}
        onClick={() => setAsking(true)}
      >
        {t('battle.progress.delete')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('battle.progress.deleteOf', { team: Team.name })}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <p>{t('battle.progress.delete.text')}</p>
        <DeleteForm back={() => setAsking(false)} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
      </Modal>
    </>
  );
}
