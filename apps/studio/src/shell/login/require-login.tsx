import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import { to } from '#to.ts';
import { Forbidden } from './forbidden.tsx';
import { returnAddressFrom } from './return-address.ts';
import { useLoggedIn } from './use-logged-in.ts';

/** Whether the last session ended because the API refused its token. */
let refused = false;
session.subscribe((news) => {
  refused = news === 'refused';
});

/** Pages that need a login. A visitor without a valid login is sent to the login page and returns here afterwards. */
export function RequireLogin() {
  const loggedIn = useLoggedIn();
  const location = useLocation();
  if (loggedIn) return <Outlet />;
  const alert = refused ? 'session_ended' : undefined;
  return <Navigate to={to.register({ wanted: returnAddressFrom(location), alert })} replace />;
}

/** Pages for owners. The API refuses all other accounts with `forbidden`. */
export function RequireOwner() {
  return useAccount()?.group === 'owner' ? <Outlet /> : <Forbidden />;
}
