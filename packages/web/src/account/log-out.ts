import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';

/** Logs out here and on the server. The local session ends even if the server cannot be reached. */
export async function logOut(): Promise<void> {
  const headers = session.accountHeaders();
  session.logOut();
  if (headers.authorization === undefined) return;
  await call(routes.users.logout, { headers }).catch(() => undefined);
}
