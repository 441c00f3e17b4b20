import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A page that nobody has touched yet gets this long to arrive before its maps begin. */
const ARRIVAL_MS = 3_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let begun = false;
const waiting = new Set<() => void>();

function begin(): void {
  begun = true;
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true);
  for (const tell of waiting) tell();
}

for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
setTimeout(begin, ARRIVAL_MS);

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Whether the map in a frame may be fetched and drawn: as soon as the frame is in sight and the page has arrived, or somebody has
 * touched it. A map is ten times as heavy as the page around it, and a phone should show the list first (docs/decisions/0018).
 */
export function useMapTime<E extends Element>(): [RefObject<E | null>, boolean] {
  const frame = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  const arrived = useSyncExternalStore(subscribe, () => begun);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return [frame, seen && arrived];
}
