import type { Db } from './store.ts';

interface Prepared<T> {
  execute(values?: Record<string, unknown>): PromiseLike<T>;
}

let count = 0;

/**
 * A query of the hot path: built and prepared once per connection, then only filled with values (`sql.placeholder`). Building a
 * query costs more than running it (docs/decisions/0001).
 */
export function statement<T, V extends Record<string, unknown>>(
  build: (db: Db) => { prepare(name: string): Prepared<T> },
) {
  const name = `hot_${++count}`;
  const prepared = new WeakMap<object, Prepared<T>>();
  return async (db: Db, values: V): Promise<T> => {
    let query = prepared.get(db.owner);
    if (!query) {
      query = build(db).prepare(name);
      prepared.set(db.owner, query);
    }
    return query.execute(values);
  };
}
