import '#i18n/offline.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEntryName } from './use-entry-name.ts';
import { useSince } from './use-since.ts';
import styles from './waiting.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

/** Shown at the task, hint or rating of an entry that waits. */
export function WaitingNote({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation();
  const since = useSince();
  const { title } = useEntryName()(entry);
  const { answer } = entry.label;
  return (
    <div className={styles.note}>
      <IconArrowUp className={styles.arrow} aria-hidden />
      <div className={styles.words} role="status">
        <p className={styles.heading}>{t('offline.waits', { since: since(entry.queuedAt) })}</p>
        {answer !== undefined && (
          <p>
            {t('offline.waits.answer')} <strong>{answer}</strong>
          </p>
        )}
        <p>{t('offline.waits.safe')}</p>
      </div>
      <WithdrawButton entry={entry} name={title} />
    </div>
  );
}
