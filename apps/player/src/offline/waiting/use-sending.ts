import { useOffline } from '@puzzle-runs/web/api/use-offline.ts';
import { useEffect, useState } from 'react';
import { loadOutbox } from '../outbox-view.ts';

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
    let stop: (() => void) | undefined;
    let isOver = false;
    loadOutbox().then(
      (outbox) => {
        if (isOver) return;
        stop = outbox.onOutcome((entry) => {
          if (entry.game === game && (entry.waited || entry.verdict)) setSent((before) => before + 1);
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [game]);

  return { sent, forget: () => setSent(0) };
}
