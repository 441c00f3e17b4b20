import { useEffect, useEffectEvent, useRef } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';

/** Puts a dragged node back: React owns the DOM and moves it when the state changes. */
function undoMove({ from, item, oldDraggableIndex = 0 }: SortableEvent): void {
  const others = [...from.children].filter((child) => child !== item);
  from.insertBefore(item, others[oldDraggableIndex] ?? null);
}

/**
 * Makes the children of a list draggable by finger and mouse, by their `data-drag-handle`. On touch, a short hold starts the drag, so
 * that a swipe still scrolls.
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
    const sortable = Sortable.create(list.current, {
      handle: '[data-drag-handle]',
      delay: 120,
      delayOnTouchOnly: true,
      touchStartThreshold: 4,
      forceFallback: true,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      onEnd: (event) => report(event),
    });
    return () => sortable.destroy();
  }, []);

  return list;
}
