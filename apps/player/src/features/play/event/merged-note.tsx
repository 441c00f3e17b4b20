import { storageKeyOf, tabStorage } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { helpTexts } from '#i18n/help.ts';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';

/** Tells the player that their team was merged into another one, until they dismiss the note. */
export function MergedNote({ team }: { team: string }) {
  const { t } = useTranslation(helpTexts);
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
