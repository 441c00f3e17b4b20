import { COUNT_UP_MS } from '@puzzle-runs/domain/limits.ts';
import { useEffect, useRef, useState } from 'react';

/** A number that runs from what was shown before (`start` at first) to `value` within two seconds; at once where motion is unwanted. */
export function useCount(start: number, value: number): number {
  const [shown, setShown] = useState(start);
  const current = useRef(start);

  useEffect(() => {
    const from = current.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const begin = performance.now();
    let frame = requestAnimationFrame(step);

    function step(now: number) {
      const part = still ? 1 : Math.min(Math.max(now - begin, 0) / COUNT_UP_MS, 1);
      const eased = 1 - (1 - part) ** 3;
      current.current = Math.round(from + (value - from) * eased);
      setShown(current.current);
      if (part < 1) frame = requestAnimationFrame(step);
    }

    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
