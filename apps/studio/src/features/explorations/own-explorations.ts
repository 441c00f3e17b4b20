import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

interface Place {
  offset: number;
  /** Search words in name or place; '' for all explorations. */
  search: string;
}

/** One page of the account's explorations, newest first. */
export function ownExplorations({ offset, search }: Place) {
  return accountQuery(routes.managedExplorations.list, { query: { offset, search } });
}
