import { useEffect, useEffectEvent, useState } from 'react';
import { passedSince } from './server-clock.ts';

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
  const [passed, setPassed] = useState(() => ({ since: now, ms: passedSince(now, performance.now()) }));
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (wait === null) return;
    const at = performance.now();
    const before = passedSince(now, at);
    const timer = setInterval(() => {
      const ms = before + performance.now() - at;
      setPassed({ since: now, ms });
      if (ms < wait) return;
      clearInterval(timer);
      over();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [wait, now]);

  if (wait === null) return null;
  // What was counted since an earlier reading says nothing of this one.
  const left = wait - (passed.since === now ? passed.ms : 0);
  return Math.max(0, Math.ceil(left / SECOND_MS));
}
