import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Whether the pointer is at the message, also where it lets presses through; not one that rests where the message
 * appears.
 */
function usePointed(message: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  useEffect(() => {
    const note = ({ type, clientX: x, clientY: y, movementX, movementY }: PointerEvent) => {
      const box = message.current?.getBoundingClientRect();
      const isMoved = type === 'pointerdown' || movementX !== 0 || movementY !== 0;
      if (box && isMoved) setPointed(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    };
    const unmounted = new AbortController();
    for (const type of ['pointermove', 'pointerdown'] as const) addEventListener(type, note, unmounted);
    return () => unmounted.abort();
  }, [message]);
  return pointed;
}

interface Options {
  message: RefObject<HTMLElement | null>;
  /** Milliseconds until `onEnd`; null never ends. */
  time: number | null;
  onEnd: () => void;
}

/**
 * Calls `onEnd` once after the time, which stops while the pointer or the focus is at the message, and while the page
 * is hidden.
 * @returns event handlers for the message's element
 */
export function useOpenTime({ message, time, onEnd }: Options) {
  const visible = usePageVisible();
  const pointed = usePointed(message);
  const [focused, setFocused] = useState(false);
  const left = useRef(time);
  const end = useEffectEvent(onEnd);
  const stopped = !visible || pointed || focused;

  useEffect(() => {
    if (left.current === null || stopped) return;
    const began = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - began;
    };
  }, [stopped]);

  return { onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
}
