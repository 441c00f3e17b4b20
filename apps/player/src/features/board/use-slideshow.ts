import { useEffect, useState } from 'react';

/** How long a photo stays, in milliseconds. */
const SHOWN_MS = 8_000;

/** Number of the photo on the screen; moves on by itself unless it is paused, the page is hidden, or the visitor wants no motion. */
export function useSlideshow(count: number) {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => !document.hidden && setTurn((before) => before + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [paused, count]);
  return {
    shown: count === 0 ? 0 : turn % count,
    paused,
    next: () => setTurn(turn + 1),
    toggle: () => setPaused(!paused),
    hold: () => setPaused(true),
  };
}
