import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { removePhotoOf } from '../photos/photo-answer.ts';
import { outbox } from '../player-outbox.ts';
import styles from './waiting.module.css';

interface Props {
  entry: OutboxEntry;
  /** Name of the entry, for screen readers. */
  name: string;
}

/**
 * Sends a held entry again, or takes one out of the queue. Asks first if it may have arrived, or if its photo would be
 * lost.
 */
export function EntryActions({ entry, name }: Props) {
  const { t } = useTranslation(offlineTexts);
  const [asking, setAsking] = useState(false);
  const isPhoto = isPhotoAnswer(entry.body);

  async function sendAgain() {
    await outbox.sendAgain(entry.id);
  }

  async function withdraw() {
    setAsking(false);
    await outbox.withdraw(entry.id);
    await removePhotoOf(entry);
  }

  return (
    <div className={styles.actions}>
      {entry.held && (
        <button type="button" className={styles.action} onClick={() => void sendAgain()}>
          {t('offline.sendAgain')}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        onClick={() => (entry.maybeSent || isPhoto ? setAsking(true) : void withdraw())}
      >
        {t('offline.withdraw')}
        <span className="visually-hidden">: {name}</span>
      </button>
      <ConfirmDialog
        open={asking}
        title={t(isPhoto ? 'offline.withdraw.photo.title' : 'offline.withdraw.title')}
        text={t(isPhoto ? 'offline.withdraw.photo.text' : 'offline.withdraw.text')}
        confirm={t('offline.withdraw')}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
