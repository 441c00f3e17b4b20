import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it gets its content, so that its buttons are not below the bar; `scroll-margin` keeps them off the bar. */
export function useRevealed<E extends Element>(shown: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasShown = useRef(shown);

  useEffect(() => {
    if (shown && !wasShown.current) element.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    wasShown.current = shown;
  }, [shown]);

  return element;
}
