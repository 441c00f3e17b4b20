import { type ComponentProps, type ReactNode, useState } from 'react';
import type { RouterProvider } from 'react-router';
import { withAlert } from '#shell/alerts/alerts.ts';
import { AlertContext, type ShowAlert } from './use-alert.ts';

interface Props {
  router: ComponentProps<typeof RouterProvider>['router'];
  children: ReactNode;
}

/**
 * Puts alerts into the address of the page that is open when they come, or that is about to open: a slow call may end
 * after its page was left, and must not call its creator back.
 */
export function AlertProvider({ router, children }: Props) {
  const [show] = useState(
    (): ShowAlert => (alert, about) => {
      const { pathname, search, hash, state } = router.state.location;
      const here = pathname + search;
      const address = withAlert(here, alert);
      if (alert === null && address === here) return;
      void router.navigate(address + hash, { replace: true, state: { ...state, about, alerted: true } });
    },
  );
  return <AlertContext value={show}>{children}</AlertContext>;
}
