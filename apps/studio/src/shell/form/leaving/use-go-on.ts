import { useNavigate } from 'react-router';
import { type AlertCode, withAlert } from '#shell/alerts/alerts.ts';

interface Result {
  /** Alert of the next page; null without one. */
  alert: AlertCode | null;
  /** Further state of the location. */
  state?: object;
}

/** Returns the function that opens the page which follows a save. `LeaveGuard` knows it by `state.saved`. */
export function useGoOn() {
  const navigate = useNavigate();
  return async (address: string, { alert, state }: Result): Promise<void> =>
    navigate(alert ? withAlert(address, alert) : address, { replace: true, state: { ...state, saved: true } });
}
