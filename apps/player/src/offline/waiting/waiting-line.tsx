import { useOffline } from '@puzzle-runs/web/api/use-offline.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { isSettled, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { type PlayPlace, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconArrowUp, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { outbox } from '../player-outbox.ts';
import { waitsFor } from './entry-words.ts';
import styles from './waiting-line.module.css';

/** Few players open the line. */
export const LazyWaitingEntries = onDemand(() => import('./waiting-entries.tsx').then((file) => file.WaitingEntries));

/** How long the line stays that says that everything was sent. */
export const SENT_MS = 3_000;

/** Whether an entry waits, or was judged by the phone alone; not while it is sent for the first time. */
export function isUnderWay(entry: OutboxEntry): boolean {
  return !isSettled(entry) && (entry.waited || entry.verdict !== undefined);
}

interface Props {
  /** Entries of one game. */
  entries: readonly OutboxEntry[];
  place: PlayPlace;
  /** Shown where nothing waits and nothing was sent. */
  otherwise: ReactNode;
}

/** Above the pages of a game: what waits, as one line that opens to the list. At the end it says that it was all. */
export function WaitingLine({ entries, place, otherwise }: Props) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const isOffline = useOffline();
  const waiting = entries.filter((entry) => isUnderWay(entry) && !entry.held);
  const { sent, forget } = useSending(storageKeyOf(place), waiting.length);
  const [isOpen, setIsOpen] = useState(false);
  const [first] = waiting;
  if (!first) {
    return (
      <>
        <div role="status">{sent > 0 && <SentLine count={sent} onClose={forget} />}</div>
        {sent === 0 && otherwise}
      </>
    );
  }

  const why = session.runToken(place) ? waitsFor(first) : 'join';
  const saysOffline = isOffline && why === 'network';
  const lead = saysOffline ? t('offline.line.network') : '';
  const words =
    sent > 0
      ? t('offline.list.sending', { n: sent, all: sent + waiting.length })
      : t(saysOffline ? 'offline.line.waiting' : `offline.list.${why}`, { count: waiting.length });
  return (
    <section className={styles.line} aria-labelledby={title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {saysOffline ? <span className={styles.dot} /> : <IconArrowUp aria-hidden />}
          <span id={title}>
            {lead && <strong>{lead}</strong>} {words}
          </span>
        </summary>
        {isOpen && (
          <div className={styles.unfolded}>
            <LoadBoundary>
              <LazyWaitingEntries entries={waiting} place={place} why={why} />
            </LoadBoundary>
          </div>
        )}
      </details>
      <LiveRegion>{`${lead} ${words}`}</LiveRegion>
    </section>
  );
}

/** What has become of the entries that waited; leaves by itself. */
function SentLine({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation(offlineTexts);
  const line = useRef<HTMLDivElement>(null);
  useOpenTime({ message: line, time: SENT_MS, onEnd: onClose });
  return (
    <div ref={line} className={styles.line}>
      <div className={styles.all}>
        <IconCircleCheck aria-hidden />
        {t('offline.list.sent', { count })}
      </div>
    </div>
  );
}

/**
 * Counts the entries of a game that are sent after waiting, from the moment at which there is a network.
 * @param waiting number of its entries that still wait
 */
export function useSending(game: string, waiting: number) {
  const [sent, setSent] = useState(0);
  const isOffline = useOffline();
  // The network is gone again: what was sent until then is no longer part of the number.
  if (isOffline && waiting > 0 && sent > 0) setSent(0);

  useEffect(() => {
    return outbox.onOutcome((entry) => {
      if (entry.game === game && (entry.waited || entry.verdict)) setSent((before) => before + 1);
    });
  }, [game]);

  return { sent, forget: () => setSent(0) };
}
