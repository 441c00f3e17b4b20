import { repeatEarly } from '@puzzle-runs/web/early-input/repeat-early.ts';
import { useEffect } from 'react';

/** Repeats what the creator did on the first screen of the server, once the page reacts. */
export function EarlyInput(): null {
  useEffect(repeatEarly, []);
  return null;
}
