import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';

interface Props {
  /** The participant to remove; undefined closes the dialog. */
  participant: ManagedParticipant | undefined;
  busy: boolean;
  onCancel: () => void;
  onRemove: (participant: ManagedParticipant) => void;
}

/** Asks before a team leaves a battle, and names what the team loses. */
export function RemovalDialog({ participant, busy, onCancel, onRemove }: Props) {
  const { t } = useTranslation(battlesTexts);
  return (
    <ConfirmDialog
      opened={participant !== undefined}
      title={t('battle.pair.ask', { team: participant?.team.name ?? '' })}
      text={t('battle.pair.loses', { exploration: participant?.exploration.name ?? '' })}
      action={t('battle.pair.removeNow')}
      busy={busy}
      onConfirm={() => participant && onRemove(participant)}
      onClose={onCancel}
    />
  );
}
