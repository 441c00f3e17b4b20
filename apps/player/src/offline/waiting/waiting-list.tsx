import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { isSettled, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { type PlayPlace, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp, IconCircleCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { useSince, waitsFor } from './entry-words.ts';
import styles from './waiting.module.css';
import { isUnderWay, LazyWaitingEntries, SENT_MS, useSending } from './waiting-line.tsx';

const LazyDecidedLists = onDemand(() => import('./decided-lists.tsx').then((file) => file.DecidedLists));

interface Props {
  /** Entries of one game. */
  entries: readonly OutboxEntry[];
  place: PlayPlace;
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
}

/**
 * Entries of one game that wait, folded to one line, and in their own right those that need the player or were refused
 * after waiting. While they are sent, the line says how many, and at the end that it was all.
 */
export function WaitingList({ entries, ...props }: Props) {
  const settled = entries.filter(isSettled);
  const held = entries.filter((entry) => isUnderWay(entry) && entry.held);
  const waiting = entries.filter((entry) => isUnderWay(entry) && !entry.held);
  const { sent, forget } = useSending(storageKeyOf(props.place), waiting.length);
  return (
    <>
      {settled.length + held.length > 0 && (
        <LoadBoundary fallback={null}>
          <LazyDecidedLists settled={settled} held={held} exploration={props.exploration} />
        </LoadBoundary>
      )}
      {waiting[0] && <Waiting first={waiting[0]} entries={waiting} sent={sent} {...props} />}
      <div className={styles.status} role="status">
        {!waiting[0] && sent > 0 && <Sent count={sent} onClose={forget} />}
      </div>
    </>
  );
}

/** What has become of the entries that waited. */
function Sent({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation(offlineTexts);
  const note = useRef<HTMLDivElement>(null);
  useOpenTime({ message: note, time: SENT_MS, onEnd: onClose });
  return (
    <div ref={note}>
      <Card className={styles.sent}>
        <IconCircleCheck aria-hidden />
        {t('offline.list.sent', { count })}
      </Card>
    </div>
  );
}

function Waiting({ first, sent, ...props }: Props & { first: OutboxEntry; sent: number }) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const since = useSince();
  const mustJoin = !session.runToken(props.place);
  const [isOpen, setIsOpen] = useState(mustJoin);
  const why = mustJoin ? 'join' : waitsFor(first);
  return (
    <Card as="section" className={styles.folded} aria-labelledby={title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <IconArrowUp className={styles.arrow} aria-hidden />
          <h2 id={title}>
            {sent > 0
              ? t('offline.list.sending', { n: sent, all: sent + props.entries.length })
              : t(`offline.list.${why}`, { count: props.entries.length })}
          </h2>
          <Chip tone="sun">{since(first.queuedAt)}</Chip>
        </summary>
        {isOpen && (
          <LoadBoundary>
            <LazyWaitingEntries {...props} why={why} />
          </LoadBoundary>
        )}
      </details>
    </Card>
  );
}
