import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useLocation, useNavigate } from 'react-router';
import { type AlertCode, withAlert } from './alerts.ts';

interface Options {
  /** The page draws the message itself, beside its cause: the address names it, but no toast repeats it. */
  inPlace?: boolean;
}

/**
 * Returns a function that shows a result alert on the current page, or removes it (null), without losing scroll
 * position or input.
 */
export function useAlert(): (alert: AlertCode | null, options?: Options) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: object | null };
  return (alert, { inPlace = false } = {}) => {
    const rest = withoutAlert(search);
    const here = rest ? `${pathname}?${rest}` : pathname;
    const address = alert === null ? here : withAlert(here, alert);
    // The response may arrive after the player has left the page, or after another alert was removed: then do nothing.
    const now = window.location;
    const isSamePage = now.pathname === pathname && withoutAlert(now.search) === rest;
    if (isSamePage && address !== pathname + now.search)
      void navigate(address, { replace: true, state: { ...state, alertInPlace: inPlace } });
  };
}

/** Whether the page draws the alert of the address itself. */
export function isAlertInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'alertInPlace' in state && state.alertInPlace === true;
}
