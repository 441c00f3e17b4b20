import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { type HTMLAttributes, useEffect, useState } from 'react';
import { inOrder } from './sort-teams.ts';

/** How long rows stay in their order after the pointer moved over them, in milliseconds. */
const HELD_MS = 4000;

/**
 * Keeps the order of rows while the organiser points at one of them or has the focus there, so that a live update moves
 * no row below the pointer. A new `view` (filter, search or column) sorts at once.
 */
export function useSteadyOrder(teams: readonly EventTeam[], view: string) {
  const [kept, setKept] = useState<{ view: string; ids: readonly number[] }>({ view, ids: [] });
  const [pointedAt, setPointedAt] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const held = (hasFocus || pointedAt > 0) && kept.view === view;
  const shown = held ? inOrder(teams, kept.ids) : teams;
  const ids = shown.map(({ participant_id }) => participant_id);
  if (kept.view !== view || ids.join() !== kept.ids.join()) setKept({ view, ids });

  useEffect(() => {
    if (pointedAt === 0) return;
    const timer = setTimeout(() => setPointedAt(0), HELD_MS);
    return () => clearTimeout(timer);
  }, [pointedAt]);

  const rows: HTMLAttributes<HTMLElement> = {
    onPointerMove: ({ timeStamp }) => setPointedAt((before) => (timeStamp - before > HELD_MS / 4 ? timeStamp : before)),
    onPointerLeave: () => setPointedAt(0),
    onFocus: ({ target }) => setHasFocus(target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  };
  return { shown, rows };
}
