import { useNumberFormat } from '@puzzle-runs/web/i18n/use-number-format.ts';
import { useEffect, useRef, useState } from 'react';

const COUNT_UP_MS = 2_000;

/**
 * Counts from the number shown before (0 at first) to `value` within two seconds; at once if reduced motion is
 * preferred.
 */
export function CountUp({ value }: { value: number }) {
  const format = useNumberFormat();
  const shown = useCountUp(0, value);
  return (
    <>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {format(shown)}
      </span>
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}

/**
 * Animates a number from the one shown before (`start` at first) to `value` within two seconds; at once if reduced
 * motion is preferred.
 */
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

interface Count {
  from: number;
  to: number;
  /** Milliseconds since the start. */
  ms: number;
}

/** The number to show while counting: fast at first, complete after two seconds. */
export function countUpValue({ from, to, ms }: Count): number {
  const fraction = Math.min(Math.max(ms, 0) / COUNT_UP_MS, 1);
  return Math.round(from + (to - from) * (1 - (1 - fraction) ** 3));
}
