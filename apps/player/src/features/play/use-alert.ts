import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';

/**
 * Shows a result alert on this very page, or takes it away (null): nothing moves, and nothing typed is lost
 * (specification 1, part 8).
 */
export function useAlert(): (alert: string | null) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (alert) => {
    const address = alert === null ? pathname : withAlert(pathname, alert);
    // An answer may come after the player has walked on; nobody is brought back for it.
    const isHere = window.location.pathname === pathname;
    if (isHere && address !== pathname + search) void navigate(address, { replace: true, state });
  };
}
