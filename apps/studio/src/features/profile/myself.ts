import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

/** Name and address of the account that is logged in. */
export function myself() {
  return accountQuery(routes.users.myself, {});
}
