import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageAt, teamsPerPage } from './turning-pages.ts';

/** Time in milliseconds that one page of teams is shown. */
const TURN_MS = 8_000;

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** The part of `count` teams that the board shows now; the next page follows after 8 seconds. */
export function useTurningPages(count: number) {
  const size = useSyncExternalStore(onResize, () => teamsPerPage(innerWidth));
  const [turn, setTurn] = useState(0);
  const shown = pageAt(turn, count, size);
  const turns = shown.pages > 1;

  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);

  return shown;
}
