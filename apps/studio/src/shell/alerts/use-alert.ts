import { withAlert, withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';
import type { AlertCode } from './alerts.ts';

/**
 * Shows a result on the page where one is, by its address (specification 2, part 2); null takes an older one away. What the page was
 * handed over (`state`) stays.
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
