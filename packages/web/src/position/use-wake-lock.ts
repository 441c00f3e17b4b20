import { useEffect } from 'react';
import { usePageVisible } from '../page/use-page-visible.ts';

/**
 * Keeps the screen on while `active`, where the browser can. Browsers release the lock in the background, so it is
 * taken again.
 */
export function useWakeLock(active: boolean): void {
  const visible = usePageVisible();
  useEffect(() => {
    if (!active || !visible || !('wakeLock' in navigator)) return;
    // Refused while the battery is low: the screen then goes off as usual.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => {
      void lock.then((held) => held?.release());
    };
  }, [active, visible]);
}
