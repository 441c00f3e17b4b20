import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back for keys pressed inside an element, but not in menus and dialogs that it shows elsewhere on the page.
 * It is told before React's own handlers, so that what Escape closes still shows that it is open.
 */
export function useKeysIn(element: RefObject<HTMLElement | null>, onKey: (key: KeyboardEvent, at: Element) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && !event.defaultPrevented && !event.isComposing) onKey(event, event.target);
  });
  useEffect(() => {
    const current = element.current;
    const listen = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [element]);
}
