import { withAlert, withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';
import type { AlertCode } from './alerts.ts';

/**
 * Returns a function that shows an alert on the current page by putting it into the address; null removes it.
 * Keeps the location's `state`.
 */
export function useAlert(): (alert: AlertCode | null) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (alert) => {
    const query = withoutAlert(search);
    const here = pathname + (query && `?${query}`);
    if (alert === null && `${pathname}${search}` === here) return;
    void navigate(alert === null ? here : withAlert(here, alert), { replace: true, state });
  };
}
