import { repeatEarly } from '@puzzle-runs/web/early-input/repeat-early.ts';
import { useEffect } from 'react';

/** Repeats the creator's actions on the server-rendered first screen, after hydration. */
export function EarlyInput(): null {
  useEffect(repeatEarly, []);
  return null;
}
