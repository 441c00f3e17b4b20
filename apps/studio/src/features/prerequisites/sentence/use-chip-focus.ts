import { useEffect, useEffectEvent, useRef } from 'react';
import { NEW, type PoiPlace } from '#shell/poi-page/poi-place.ts';
import type { OpenList } from './option-list.tsx';

/** Gives the focus back to the chip of a list that has closed, unless it went elsewhere. */
export function useFocusOnClosed(row: { current: HTMLElement | null }, open: OpenList | undefined) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (open) before.current = open.chip;
    else if (before.current !== undefined && document.activeElement === document.body) {
      const chip = (id: string) => row.current?.querySelector<HTMLElement>(`[data-chip="${id}"]`);
      (chip(before.current) ?? chip('more') ?? chip('start'))?.focus();
      before.current = undefined;
    }
  }, [row, open]);
}

/** Focuses the condition that the address names, or opens the list for a new one. */
export function useLinkedCondition(
  row: { current: HTMLElement | null },
  { prerequisite }: PoiPlace,
  { indexOf, onNew }: { indexOf: (name: string) => number | undefined; onNew: () => void },
) {
  const follow = useEffectEvent((name: string) => {
    if (name === NEW) return onNew();
    const index = indexOf(name);
    const chip = row.current?.querySelector<HTMLElement>(`[data-clause="${index}"] [aria-haspopup]`);
    if (chip?.ariaHasPopup === 'dialog') chip.click();
    else chip?.focus();
  });
  useEffect(() => {
    if (prerequisite !== undefined) follow(prerequisite);
  }, [prerequisite]);
}
