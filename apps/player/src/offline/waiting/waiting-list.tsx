import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { isSettled, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { useSince } from './use-since.ts';
import styles from './waiting.module.css';
import { waitsFor } from './waits-for.ts';

/** Rare: entries need their player after the server has spoken, and few players open the line. */
const LazyDecidedLists = lazyPart(() => import('./decided-lists.tsx').then((file) => file.DecidedLists));
const LazyWaitingEntries = lazyPart(() => import('./waiting-entries.tsx').then((file) => file.WaitingEntries));

interface Props {
  /** Entries of one game. */
  entries: readonly OutboxEntry[];
  place: PlayPlace;
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
}

/** Entries of one game that wait, folded to one line, and in their own right those that need the player or were refused after waiting. */
export function WaitingList({ entries, ...props }: Props) {
  const settled = entries.filter(isSettled);
  const open = entries.filter((entry) => !isSettled(entry) && (entry.waited || entry.verdict));
  const held = open.filter((entry) => entry.held);
  const waiting = open.filter((entry) => !entry.held);
  return (
    <>
      {settled.length + held.length > 0 && (
        <LoadBoundary fallback={null}>
          <LazyDecidedLists settled={settled} held={held} exploration={props.exploration} />
        </LoadBoundary>
      )}
      {waiting[0] && <Waiting first={waiting[0]} entries={waiting} {...props} />}
    </>
  );
}

function Waiting({ first, ...props }: Props & { first: OutboxEntry }) {
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
          <h2 id={title}>{t(`offline.list.${why}`, { count: props.entries.length })}</h2>
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
