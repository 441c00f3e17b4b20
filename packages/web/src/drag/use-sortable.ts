import { useEffect, useEffectEvent, useRef } from 'react';
import type Sortable from 'sortablejs';
import type { SortableEvent } from 'sortablejs';

/** Puts a dragged node back: React owns the DOM and moves it when the state changes. */
function undoMove({ from, item, oldDraggableIndex = 0 }: SortableEvent): void {
  const others = [...from.children].filter((child) => child !== item);
  from.insertBefore(item, others[oldDraggableIndex] ?? null);
}

/** Loaded after the list is drawn: lists that are never dragged, and the first screen, do without it. */
async function createSortable(list: HTMLElement, onEnd: (event: SortableEvent) => void): Promise<Sortable> {
  const { default: Sortable } = await import('sortablejs');
  return Sortable.create(list, {
    handle: '[data-drag-handle]',
    delay: 120,
    delayOnTouchOnly: true,
    touchStartThreshold: 4,
    forceFallback: true,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    onEnd,
  });
}

/**
 * Makes the children of a list draggable by finger and mouse, by their `data-drag-handle`. On touch, a short hold
 * starts the drag, so that a swipe still scrolls.
 * @returns ref of the list
 */
export function useSortable<T extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<T>(null);
  const report = useEffectEvent((event: SortableEvent) => {
    undoMove(event);
    const { oldDraggableIndex: from, newDraggableIndex: to } = event;
    if (from !== undefined && to !== undefined && from !== to) onMove(from, to);
  });

  useEffect(() => {
    if (!list.current) return;
    const loading = createSortable(list.current, (event) => report(event));
    return () => void loading.then((sortable) => sortable.destroy());
  }, []);

  return list;
}
