import { useEffect, useEffectEvent, useState } from 'react';
import { elapsedSince } from './server-clock.ts';

const SECOND_MS = 1_000;

interface CountdownOptions {
  /** End of the countdown (ISO 8601); null for no countdown. */
  until: string | null;
  /** The server's clock at the time of the reading; the device's clock may be wrong. */
  now: string;
  /** Called once at the end. */
  onEnd: () => void;
}

/** Whole seconds left until a moment, updated every second; null without a countdown. */
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
  // Time counted since an earlier reading does not apply to this one.
  const remaining = duration - (elapsed.since === now ? elapsed.ms : 0);
  return Math.max(0, Math.ceil(remaining / SECOND_MS));
}
