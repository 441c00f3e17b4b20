import { useEffect, useState } from 'react';

/** Longer than between the two presses of a double click, in milliseconds. */
const SETTLING_MS = 500;

/**
 * Whether a press may still be meant for what stood here before: true for half a second after `shown` has changed, and
 * with `fromStart` also after it appeared. A button that is settling is `aria-disabled` and ignores presses.
 */
export function useSettling(shown: unknown, { fromStart = false } = {}): boolean {
  const [seen, setSeen] = useState(shown);
  const [settling, setSettling] = useState(fromStart);
  if (shown !== seen) {
    setSeen(shown);
    setSettling(true);
  }
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [settling, seen]);
  return settling;
}
