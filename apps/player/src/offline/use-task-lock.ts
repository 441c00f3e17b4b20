import { useEffect } from 'react';
import { TASK_LOCK } from './worker-messages.ts';

/** Tells the other tabs that a task is on the screen: no new version of the site takes over meanwhile. */
export function useTaskLock(): void {
  useEffect(() => {
    if (!('locks' in navigator)) return; // plain http, where no version ever waits
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(TASK_LOCK, { mode: 'shared' }, () => promise);
    return resolve;
  }, []);
}
