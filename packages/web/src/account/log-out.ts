import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';

/** Ends the session here and on the server; here it ends even if nobody answers (specification 1, part 4). */
export async function logOut(): Promise<void> {
  const headers = session.accountHeaders();
  session.logOut();
  if (headers.authorization === undefined) return;
  await call(routes.users.logout, { headers }).catch(() => undefined);
}
