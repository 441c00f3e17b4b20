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
    const address = withAlert(pathname + search, alert);
    // The response may arrive after the player has left the page, or after another alert was removed: then do nothing.
    const now = window.location.pathname + window.location.search;
    if (withAlert(now, alert) === address && now !== address)
      void navigate(address, { replace: true, state: { ...state, alertInPlace: inPlace } });
  };
}

/** Whether the page draws the alert of the address itself. */
export function isAlertInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'alertInPlace' in state && state.alertInPlace === true;
}
