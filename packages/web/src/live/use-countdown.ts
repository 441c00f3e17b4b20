import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from './server-clock.ts';

const SECOND_MS = 1_000;

interface CountdownOptions {
  /** End of the countdown on the server's clock (ISO 8601); null for no countdown. */
  until: string | null;
  /** Called once at the end. */
  onEnd: () => void;
}

/** Whole seconds left until a moment, updated every second; null without a countdown. */
export function useCountdown({ until, onEnd: onOver }: CountdownOptions): number | null {
  const [now, setNow] = useState({ until, at: serverNow() });
  if (now.until !== until) setNow({ until, at: serverNow() });
  const reportEnd = useEffectEvent(onOver);

  useEffect(() => {
    if (until === null) return;
    const end = Date.parse(until);
    const timer = setInterval(() => {
      const at = serverNow();
      setNow({ until, at });
      if (at < end) return;
      clearInterval(timer);
      reportEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);

  return until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now.at) / SECOND_MS));
}
