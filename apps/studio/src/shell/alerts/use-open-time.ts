import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether the tab is in the background. */
function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}

interface Options {
  /** Milliseconds until `onEnd`; null never ends. */
  time: number | null;
  /** Stops the time. It also stops while the page is hidden. */
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once after the time, of which pauses do not count. */
export function useOpenTime({ time, paused, onEnd }: Options): void {
  const hidden = usePageHidden();
  const left = useRef(time);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || paused || hidden) return;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - began;
    };
  }, [paused, hidden]);
}
