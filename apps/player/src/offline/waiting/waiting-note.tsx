import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { StorageFailure } from '@puzzle-runs/web/storage/storage-failure.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { Toast } from '#ui/toast.tsx';
import { useOutboxView } from '../outbox-view.ts';
import { EntryActions } from './entry-actions.tsx';
import { useEntryName, useHeldReason, useSince, waitsFor } from './entry-words.ts';
import styles from './waiting.module.css';

/** Shown at the task, hint or rating of an entry that waits, or that needs the player. */
export function WaitingNote({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation(offlineTexts);
  const since = useSince();
  const { title } = useEntryName()(entry);
  const reasonOf = useHeldReason();
  const { memoryOnly } = useOutboxView();
  const { held, body, label } = entry;
  const why = waitsFor(entry);
  const kept = isPhotoAnswer(body) ? 'offline.held.photo' : 'offline.held.safe';
  return (
    <div className={styles.note} data-result>
      <IconArrowUp className={styles.arrow} aria-hidden />
      <div className={styles.words} role="status">
        <p className={styles.heading}>
          {held ? t('offline.held') : t(`offline.waits.${why}`, { since: since(entry.queuedAt) })}
        </p>
        {label.answer !== undefined && (
          <p>
            {t('offline.waits.answer')} <strong>{label.answer}</strong>
          </p>
        )}
        {held && <p>{reasonOf(held)}</p>}
        <p>{t(held ? kept : `offline.waits.${memoryOnly ? 'memory' : why}.text`)}</p>
      </div>
      <EntryActions entry={entry} name={title} />
    </div>
  );
}

/** Says why answers are not stored; loaded with the queue. */
export function MemoryToast({ why, onClose }: { why: StorageFailure; onClose: () => void }) {
  const { t } = useTranslation(offlineTexts);
  return (
    <Toast
      tone="warning"
      heading={t(`offline.memory.${why}`)}
      text={t(`offline.memory.${why}.text`)}
      onClose={onClose}
    />
  );
}

/** Number of entries of a poi that wait, and for what. */
export function PoiWaitingChip({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation(offlineTexts);
  const [first] = entries;
  if (!first) return null;
  return (
    <ChipRow>
      <Chip tone="sun" icon={<IconArrowUp size={18} aria-hidden />}>
        {t(`offline.list.${waitsFor(first)}`, { count: entries.length })}
      </Chip>
    </ChipRow>
  );
}
