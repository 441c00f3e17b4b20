import { setAlert } from '@puzzle-runs/web/page/alert-address.ts';

/**
 * Removes the alert from the address when the page is reloaded: a reason that persists sets it again. Call it before
 * React mounts.
 */
export function dropAlertOnReload(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'reload') return;
  if (!new URLSearchParams(location.search).has('alert')) return;
  const address = setAlert(location.pathname + location.search, null);
  history.replaceState(history.state, '', address + location.hash);
}
