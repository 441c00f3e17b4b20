import { useEffect, useRef, useState } from 'react';
import { countUpValue } from './count-up-value.ts';

/** Animates a number from the one shown before (`start` at first) to `value` within two seconds; at once if reduced motion is preferred. */
export function useCountUp(start: number, value: number): number {
  const [shown, setShown] = useState(start);
  const current = useRef(start);

  useEffect(() => {
    const from = current.current;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const begin = performance.now();
    let frame = requestAnimationFrame(step);

    function step(now: number) {
      current.current = reducedMotion ? value : countUpValue({ from, to: value, ms: now - begin });
      setShown(current.current);
      if (current.current !== value) frame = requestAnimationFrame(step);
    }

    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
