import { query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';

/** Name and address of whoever is logged in. */
export function myself() {
  return query(routes.users.myself, { headers: session.accountHeaders() });
}
