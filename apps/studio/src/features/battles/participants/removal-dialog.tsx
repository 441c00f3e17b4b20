import { Button, Modal } from '@mantine/core';
import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  /** The participant to remove; undefined closes the dialog. */
  participant: ManagedParticipant | undefined;
  busy: boolean;
  onCancel: () => void;
  onRemove: (participant: ManagedParticipant) => void;
}

/** Asks before a team leaves a battle, and names what the team loses. */
export function RemovalDialog({ participant, busy, onCancel, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={participant !== undefined}
      onClose={onCancel}
      title={t('battle.pair.ask', { team: participant?.team.name ?? '' })}
      withCloseButton={false}
      centered
    >
      <p>{t('battle.pair.loses', { exploration: participant?.exploration.name ?? '' })}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={() => participant && onRemove(participant)}>
          {t('battle.pair.removeNow')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Modal>
  );
}
