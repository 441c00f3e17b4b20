import { withAlert, withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';

/**
 * Shows a result alert on this very page, or takes it away (nothing given): nothing moves, and nothing typed is lost
 * (specification 1, part 8).
 */
export function useAlert(): (alert: string | null) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (alert) => {
    const rest = withoutAlert(search);
    const here = rest ? `${pathname}?${rest}` : pathname;
    const address = alert === null ? here : withAlert(here, alert);
    // An answer may come after the player has walked on (nobody is brought back for it), or after another alert was taken away.
    const now = window.location;
    if (now.pathname === pathname && address !== pathname + now.search)
      void navigate(address, { replace: true, state });
  };
}
