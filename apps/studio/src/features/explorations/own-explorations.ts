import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

interface Place {
  offset: number;
  /** Words of the name or the place; '' for all runs. */
  search: string;
}

/** A page of the own runs, newest first. */
export function ownExplorations({ offset, search }: Place) {
  return accountQuery(routes.managedExplorations.list, { query: { offset, search } });
}
