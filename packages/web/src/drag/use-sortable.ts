import { useEffect, useEffectEvent, useRef } from 'react';
import type Sortable from 'sortablejs';
import type { SortableEvent } from 'sortablejs';

/** Puts a dragged node back: React owns the DOM and moves it when the state changes. */
function undoMove({ from, item, oldDraggableIndex = 0 }: SortableEvent): void {
  const others = [...from.children].filter((child) => child !== item);
  from.insertBefore(item, others[oldDraggableIndex] ?? null);
}

function createSortable(Library: typeof Sortable, list: HTMLElement, onEnd: (event: SortableEvent) => void): Sortable {
  return Library.create(list, {
    handle: '[data-drag-handle]',
    delay: 120,
    delayOnTouchOnly: true,
    touchStartThreshold: 4,
    forceFallback: true,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    onStart: () => list.setAttribute('data-dragging', ''),
    onEnd(event) {
      list.removeAttribute('data-dragging');
      onEnd(event);
    },
  });
}

/** What lies below the pointer at the end of a drag. */
function droppedAt(event: Event | undefined): Element | null {
  const pointer = event && 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  return pointer ? document.elementFromPoint(pointer.clientX, pointer.clientY) : null;
}

/**
 * Makes the children of a list draggable by finger and mouse, by their `data-drag-handle`. On touch, a short hold
 * starts the drag, so that a swipe still scrolls. During a drag, the list has `data-dragging`.
 * @param onDrop called first, with what lies below the pointer; returns whether it has taken the child
 * @returns ref of the list
 */
export function useSortable<T extends HTMLElement>(
  onMove: (from: number, to: number) => void,
  onDrop?: (from: number, at: Element) => boolean,
) {
  const list = useRef<T>(null);
  const report = useEffectEvent((event: SortableEvent & { originalEvent?: Event }) => {
    undoMove(event);
    const { oldDraggableIndex: from, newDraggableIndex: to } = event;
    if (from === undefined || to === undefined) return;
    const at = onDrop && droppedAt(event.originalEvent);
    if (at && onDrop(from, at)) return;
    if (from !== to) onMove(from, to);
  });

  // The library is loaded after the list is drawn: lists that are never dragged, and the first screen, do without it.
  useEffect(() => {
    let isGone = false;
    let sortable: Sortable | undefined;
    void import('sortablejs').then(({ default: Library }) => {
      if (list.current && !isGone) sortable = createSortable(Library, list.current, (event) => report(event));
    });
    return () => {
      isGone = true;
      sortable?.destroy();
    };
  }, []);

  return list;
}
