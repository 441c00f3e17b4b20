import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

/** Name and mail address of the logged-in account. */
export function myself() {
  return accountQuery(routes.users.myself, {});
}
