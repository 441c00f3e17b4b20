import { COUNT_UP_MS } from '@puzzle-runs/domain/limits.ts';
import { useEffect, useRef, useState } from 'react';

/** Counts from the number shown before (0 at first) to `value` within two seconds; at once where motion is unwanted. */
export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(0);
  const current = useRef(0);

  useEffect(() => {
    const from = current.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = requestAnimationFrame(step);

    function step(now: number) {
      const part = still ? 1 : Math.min(Math.max(now - start, 0) / COUNT_UP_MS, 1);
      const eased = 1 - (1 - part) ** 3;
      current.current = Math.round(from + (value - from) * eased);
      setShown(current.current);
      if (part < 1) frame = requestAnimationFrame(step);
    }

    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {shown}
      </span>
      <span className="visually-hidden">{value}</span>
    </>
  );
}
