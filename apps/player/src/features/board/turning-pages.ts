import { useEffect, useState, useSyncExternalStore } from 'react';

/** Time in milliseconds that one page of teams is shown. */
const TURN_MS = 8_000;

/** Rows of one page: four lines in as many columns as fit, so that the podium and a message fit above. */
const ROWS = 4;

/**
 * Number of teams on one page of the board, by the width of the screen. Narrow screens scroll, so they have one page.
 */
export function teamsPerPage(width: number): number {
  if (width < 900) return Number.POSITIVE_INFINITY;
  return ROWS * (width < 1200 ? 2 : 3);
}

/** The part of the ranking on a page. `turn` counts the turned pages; after the last page the first one follows. */
export function pageAt(turn: number, count: number, size: number) {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = turn % pages;
  return { part: { from: page === 0 ? 0 : page * size, count: size }, page: page + 1, pages };
}

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
