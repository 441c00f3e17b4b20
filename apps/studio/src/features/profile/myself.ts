import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

/** Name and address of whoever is logged in. */
export function myself() {
  return query(routes.users.myself, { headers: session.accountHeaders() });
}
