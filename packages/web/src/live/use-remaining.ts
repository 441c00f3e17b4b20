import { useEffect, useEffectEvent, useState } from 'react';
import { elapsedSince } from './server-clock.ts';

const SECOND_MS = 1_000;

interface CountdownOptions {
  /** What is waited for (ISO 8601); null for nothing. */
  until: string | null;
  /** The server's clock when that was read: the clock of a phone may be wrong. */
  now: string;
  /** The moment has come. */
  onEnd: () => void;
}

/** Whole seconds until a moment, counting down; null where nothing is waited for. */
export function useCountdown({ until, now, onEnd: onOver }: CountdownOptions): number | null {
  const duration = until === null ? null : Date.parse(until) - Date.parse(now);
  const [elapsed, setElapsed] = useState(() => ({ since: now, ms: elapsedSince(now, performance.now()) }));
  const reportEnd = useEffectEvent(onOver);

  useEffect(() => {
    if (duration === null) return;
    const startedAt = performance.now();
    const elapsedBefore = elapsedSince(now, startedAt);
    const timer = setInterval(() => {
      const ms = elapsedBefore + performance.now() - startedAt;
      setElapsed({ since: now, ms });
      if (ms < duration) return;
      clearInterval(timer);
      reportEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [duration, now]);

  if (duration === null) return null;
  // What was counted since an earlier reading says nothing of this one.
  const remaining = duration - (elapsed.since === now ? elapsed.ms : 0);
  return Math.max(0, Math.ceil(remaining / SECOND_MS));
}
