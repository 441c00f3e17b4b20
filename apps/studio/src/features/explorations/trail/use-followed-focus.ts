import { type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focused row by Alt and an arrow key. It keeps the focus. */
export function useFollowedFocus(rows: readonly { id: number }[], onMove: (from: number, to: number) => void) {
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rows.length > 0) moved.current?.focus(); // the browser drops the focus of a node that is moved
    moved.current = null;
  }, [rows]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    const link = event.currentTarget;
    const from = rows.findIndex(({ id }) => String(id) === link.dataset.move);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    if (!(from + step in rows)) return;
    moved.current = link;
    onMove(from, from + step);
  };
}
