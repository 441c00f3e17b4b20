import '#i18n/offline.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { loadOutbox } from '../outbox-view.ts';
import { removePhotoOf } from '../photos/photo-answer.ts';
import styles from './waiting.module.css';

interface Props {
  entry: OutboxEntry;
  /** Name of the entry, for screen readers. */
  name: string;
}

/** Takes an entry out of the queue. Asks first if it may have arrived. */
export function WithdrawButton({ entry, name }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);

  async function withdraw() {
    setAsking(false);
    await (await loadOutbox()).withdraw(entry.id);
    await removePhotoOf(entry);
  }

  return (
    <>
      <button
        type="button"
        className={styles.withdraw}
        onClick={() => (entry.maybeSent ? setAsking(true) : void withdraw())}
      >
        {t('offline.withdraw')}
        <span className="visually-hidden">: {name}</span>
      </button>
      <ConfirmDialog
        open={asking}
        title={t('offline.withdraw.title')}
        text={t('offline.withdraw.text')}
        confirm={t('offline.withdraw')}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
