import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

interface Place {
  offset: number;
  /** Words of the name or the place; '' for all runs. */
  search: string;
}

/** A page of the own runs, newest first. */
export function ownExplorations({ offset, search }: Place) {
  return query(routes.managedExplorations.list, { headers: session.accountHeaders(), query: { offset, search } });
}
