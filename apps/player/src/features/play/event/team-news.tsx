import { session, storageKeyOf, tabStorage } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { HelpStatus } from '../help/help-status.tsx';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { wasMerged } from './was-merged.ts';

/** News of the player's team in a battle: its merging into another one, and its last call for help. */
export function TeamNews(): ReactNode {
  const { joined, place } = usePlay();
  return (
    <>
      {joined.team && wasMerged(session.runToken(place), joined.team) && <MergedNote team={joined.team.name} />}
      {joined.help_requests && <HelpStatus />}
    </>
  );
}

/**
 * Shown instead of the QR code to a phone of a merged team: it does not know the code of the team that it plays for
 * now.
 */
export function MergedTeam({ team }: { team: string }) {
  const { t } = useTranslation(eventTexts);
  return (
    <div className={styles.merged}>
      <p>
        <strong>{t('teamMerged.title', { team })}</strong>
      </p>
      <p>{t('teamMerged.share')}</p>
    </div>
  );
}

/** Tells the player that their team was merged into another one, until they dismiss the note. */
function MergedNote({ team }: { team: string }) {
  const { t } = useTranslation(eventTexts);
  const { joined, place } = usePlay();
  const key = `mergedNoteRead/${storageKeyOf(place)}/${joined.team?.id}`;
  const [isRead, setRead] = useState(() => tabStorage.get(key) !== null);

  function close() {
    tabStorage.set(key, 'yes');
    setRead(true);
  }

  return (
    <div role="status">
      {!isRead && (
        <div className={styles.stop}>
          <p>
            <strong>{t('teamMerged.title', { team })}</strong> {t('teamMerged.text')}
          </p>
          <Button variant="quiet" onClick={close}>
            {t('teamMerged.read')}
          </Button>
        </div>
      )}
    </div>
  );
}
