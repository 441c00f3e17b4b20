import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1_000;

interface Span {
  /** What is waited for (ISO 8601); null for nothing. */
  until: string | null;
  /** The server's clock when that was read: the clock of a phone may be wrong. */
  now: string;
  /** The moment has come. */
  onOver: () => void;
}

/** Whole seconds until a moment, counting down; null where nothing is waited for. */
export function useRemaining({ until, now, onOver }: Span): number | null {
  const wait = until === null ? null : Date.parse(until) - Date.parse(now);
  const [left, setLeft] = useState(wait);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    setLeft(wait);
    if (wait === null) return;
    const begin = performance.now();
    const timer = setInterval(() => {
      const next = wait - (performance.now() - begin);
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      over();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [wait, now]);

  return left === null ? null : Math.max(0, Math.ceil(left / SECOND_MS));
}
