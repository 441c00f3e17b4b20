import { type PointerEvent, useState } from 'react';

/** Pixels a finger may move before a tap becomes a drag. */
const TAP_TOLERANCE_PX = 6;

interface Drag {
  word: number;
  /** Name of the dragged element: a word is in the list and may be in a gap too. */
  from: string;
  pointer: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  moving: boolean;
  /** Gap below the pointer. */
  over: number | null;
}

/** Gap at a point of the screen; ignores the dragged word, which covers it and may be in a gap itself. */
function gapBelow(x: number, y: number, dragged: Element): number | null {
  const gap = document.elementsFromPoint(x, y).find((it) => it !== dragged && it.matches('[data-gap]'));
  return gap instanceof HTMLElement ? Number(gap.dataset.gap) : null;
}

/** Suppresses the click that browsers send after a drag by mouse. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/**
 * Drags words by finger or mouse. `onDrop` gets the gap the word was dropped on, or null elsewhere.
 * @returns the dragged element, the gap below it, and the props that make an element draggable
 */
export function useWordDrag(onDrop: (word: number, gap: number | null) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function handlersOf(word: number, from: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || drag) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        setDrag({ word, from, pointer, startX: x, startY: y, x, y, moving: false, over: null });
      },
      onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
        if (drag?.pointer !== pointerId) return;
        const moving = drag.moving || Math.hypot(x - drag.startX, y - drag.startY) > TAP_TOLERANCE_PX;
        if (moving) setDrag({ ...drag, x, y, moving, over: gapBelow(x, y, currentTarget) });
      },
      onPointerUp({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
        if (drag?.pointer !== pointerId) return;
        setDrag(null);
        if (!drag.moving) return;
        swallowClick();
        onDrop(word, gapBelow(clientX, clientY, currentTarget));
      },
      onPointerCancel: () => setDrag(null),
      style:
        drag?.moving && drag.from === from
          ? { translate: `${drag.x - drag.startX}px ${drag.y - drag.startY}px` }
          : undefined,
    };
  }

  return { dragging: drag?.moving ? drag.from : null, over: drag?.moving ? drag.over : null, handlersOf };
}
