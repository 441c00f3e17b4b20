import { createContext, use } from 'react';
import type { AlertAbout, AlertCode } from './alerts.ts';

/** Shows an alert on the current page by putting it into the address; null removes it. */
export type ShowAlert = (alert: AlertCode | null, about?: AlertAbout) => void;

export const AlertContext = createContext<ShowAlert>(() => {});

/** Returns the function that shows an alert. It stays the same, and works after its component has left the page. */
export function useAlert(): ShowAlert {
  return use(AlertContext);
}
