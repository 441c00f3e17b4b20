import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryList } from './entry-list.tsx';
import { useHeldReason } from './use-held-reason.ts';
import styles from './waiting.module.css';

interface Props {
  entries: readonly OutboxEntry[];
  exploration?: string | undefined;
}

/** Entries that need their player: each with the reason, to be sent again or taken back. */
export function HeldList({ entries, exploration }: Props) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const reasonOf = useHeldReason();
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('offline.list.held', { count: entries.length })}</h2>
      </div>
      {exploration !== undefined && <p className={styles.text}>{exploration}</p>}
      <EntryList
        entries={entries}
        about={({ held }) => held && <div className={styles.reason}>{reasonOf(held)}</div>}
        aside={(entry, name) => <EntryActions entry={entry} name={name} />}
      />
      <p className={styles.text}>{t('offline.list.held.text')}</p>
    </Card>
  );
}
