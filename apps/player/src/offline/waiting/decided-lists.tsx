import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { HeldList } from './held-list.tsx';
import { RefusedList } from './refused-list.tsx';

export interface DecidedProps {
  /** Entries of one game that the server has settled. */
  settled: readonly OutboxEntry[];
  held: readonly OutboxEntry[];
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
}

/** Entries that the server has spoken about: refused after waiting, decided differently than by the phone, or held for their player. */
export function DecidedLists({ settled, held, exploration }: DecidedProps) {
  const lists = [settled.filter(({ verdict }) => !verdict), settled.filter(({ verdict }) => verdict)];
  return (
    <>
      {lists.map((list) => list[0] && <RefusedList key={list[0].id} entries={list} exploration={exploration} />)}
      {held.length > 0 && <HeldList entries={held} exploration={exploration} />}
    </>
  );
}
