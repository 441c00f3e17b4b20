import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time (ISO 8601), updated every minute. */
export function useEveryMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
