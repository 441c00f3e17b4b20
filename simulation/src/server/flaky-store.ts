import type { Store } from '@puzzle-runs/api/src/db/store.ts';
import { Unavailable } from '@puzzle-runs/api/src/errors/unavailable.ts';

/** `before`: nothing is written; `after`: it is written, and the caller does not learn it. */
export type Outage = 'before' | 'after';

/** A store whose transactions fail when they are told to, as when the connection to the database is lost. */
export function flakyStore(store: Store) {
  let outage: Outage | undefined;
  return {
    store: {
      ...store,
      async transact(work, options) {
        if (outage === 'before') throw new Unavailable('the simulated database is away');
        const result = await store.transact(work, options);
        if (outage === 'after') throw new Unavailable('the simulated database is away after the commit');
        return result;
      },
    } satisfies Store,
    /** All transactions fail until it is called with undefined. */
    fail(how: Outage | undefined): void {
      outage = how;
    },
  };
}
