import { withAlert, withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';

/** Returns a function that shows a result alert on the current page, or removes it (null), without losing scroll position or input. */
export function useAlert(): (alert: string | null) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (alert) => {
    const rest = withoutAlert(search);
    const here = rest ? `${pathname}?${rest}` : pathname;
    const address = alert === null ? here : withAlert(here, alert);
    // The response may arrive after the player has left the page, or after another alert was removed: then do nothing.
    const now = window.location;
    if (now.pathname === pathname && address !== pathname + now.search)
      void navigate(address, { replace: true, state });
  };
}
