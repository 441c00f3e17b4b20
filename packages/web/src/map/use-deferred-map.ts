import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Milliseconds that an untouched page has for loading before its maps start. */
const ARRIVAL_MS = 3_000;
const USER_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let mapsMayStart = false;
const waiting = new Set<() => void>();

function startMaps(): void {
  mapsMayStart = true;
  for (const sign of USER_EVENTS) removeEventListener(sign, startMaps, true);
  for (const notify of waiting) notify();
}

// Not on the server, which renders pages, too.
if (globalThis.document) {
  for (const sign of USER_EVENTS) addEventListener(sign, startMaps, { capture: true, passive: true });
  setTimeout(startMaps, ARRIVAL_MS);
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify);
  return () => waiting.delete(notify);
}

/**
 * Whether the map in a frame may load: once the frame is in view and the page has loaded, or the visitor has interacted
 * with it. A map is ten times as heavy as the page around it, and a phone should show the list first
 * (docs/decisions/0018).
 */
export function useDeferredMap<E extends Element>(): [RefObject<E | null>, boolean] {
  const frame = useRef<E>(null);
  const [inView, setInView] = useState(false);
  const arrived = useSyncExternalStore(
    subscribe,
    () => mapsMayStart,
    () => false,
  );

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInView(true);
      observer.disconnect();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return [frame, inView && arrived];
}
