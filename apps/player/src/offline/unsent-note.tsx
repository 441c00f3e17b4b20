import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { loadOutbox } from './load-outbox.ts';
import { useOutboxView } from './outbox-view.ts';

/** Warns, before a game is left or deleted, that answers of it were not sent yet. */
export function UnsentNote({ place }: { place: PlayPlace }) {
  const { t } = useTranslation(offlineTexts);
  const game = storageKeyOf(place);
  const count = useUnsentCount((entry) => entry.game === game) ?? 0;
  return (
    count > 0 && (
      <p>
        <strong>{t('offline.unsent', { count })}</strong>
      </p>
    )
  );
}

async function readQueue(): Promise<void> {
  await (await loadOutbox()).load();
}

/** Number of entries of the queue that match and were not sent yet; undefined until the queue was read. */
export function useUnsentCount(matches: (entry: OutboxEntry) => boolean): number | undefined {
  const { entries } = useOutboxView();
  const [wasRead, setWasRead] = useState(false);
  useEffect(() => {
    // A browser that cannot load the queue has nothing to lose.
    void readQueue()
      .catch(() => undefined)
      .then(() => setWasRead(true));
  }, []);
  return wasRead ? entries.filter((entry) => !entry.refusal && matches(entry)).length : undefined;
}
