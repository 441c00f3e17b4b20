import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { wasSessionRefused } from '@puzzle-runs/web/session/session-refused.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import { to } from '#to.ts';
import { Forbidden } from './forbidden.tsx';
import { returnAddressFrom } from './return-address.ts';
import { useLoggedIn } from './use-logged-in.ts';

/** Pages that need a login. A visitor without a valid login is sent to the login page and returns here afterwards. */
export function RequireLogin() {
  const loggedIn = useLoggedIn();
  const location = useLocation();
  if (loggedIn) return <Outlet />;
  const alert = wasSessionRefused() ? 'session_ended' : undefined;
  return <Navigate to={to.register({ wanted: returnAddressFrom(location), alert })} replace />;
}

/** Pages for owners. The API refuses all other accounts with `forbidden`. */
export function RequireOwner() {
  return useAccount()?.group === 'owner' ? <Outlet /> : <Forbidden />;
}
