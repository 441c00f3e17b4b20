import { Button } from '@mantine/core';
import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import styles from './participants.module.css';

interface Props {
  /** The participant that was removed last. */
  participant: ManagedParticipant | undefined;
  busy: boolean;
  onUndo: (participant: ManagedParticipant) => void;
}

/** Tells which team was removed, with a button that adds it again. */
export function RemovedNotice({ participant, busy, onUndo }: Props) {
  const { t } = useTranslation(battlesTexts);
  return (
    <div role="status" className={styles.removed}>
      {participant && (
        <>
          <span>{t('battle.pair.removed', { team: participant.team.name })}</span>
          <Button variant="outline" loading={busy} onClick={() => onUndo(participant)}>
            {t('battle.pair.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
