import { hash } from 'node:crypto';
import { type Placeholder, sql } from 'drizzle-orm';
import { keepTuples, mapFaster, memoizedMapping } from './row-mapper.ts';
import type { Db } from './store.ts';

/** Result of a prepared query. Better-sqlite3's has `sync`, which returns the rows without a chain of promises. */
type Result<T> = PromiseLike<T> & { sync?: () => T };

interface Prepared<T> {
  execute(values?: Record<string, unknown>): Result<T>;
}

interface Preparable<T> {
  prepare(name: string): Prepared<T>;
}

let count = 0;

/**
 * A prepared query for hot paths: built once per connection, then executed with values for its `placeholders`. Building
 * a query costs more than running it (docs/decisions/0001). A query that writes takes a `Tx`.
 */
export function statement<T, D extends Db = Db>(build: (db: D) => Preparable<T>) {
  const family = statements((db: D, _shape: '') => build(db), String);
  return (db: D, values: object): Promise<T> => family(db, '', values);
}

/**
 * Like `statement`, for rows that are read far more often than they change: an unchanged row stays the same frozen
 * object. The first selected column is the key of the row.
 */
export function memoizedRows<T>(build: (db: Db) => Preparable<T>) {
  const family = statements((db: Db, _shape: '') => build(db), String, memoizedMapping());
  return (db: Db, values: object): Promise<Readonly<T>> => family(db, '', values);
}

/**
 * Like `statement`, for tens of thousands of small rows; returns each row as a tuple of the selected columns in order.
 */
export function tuples<Tuple extends unknown[]>(build: (db: Db) => Preparable<unknown>) {
  const family = statements((db: Db, _shape: '') => build(db), String, keepTuples);
  return (db: Db, values: object) => family(db, '', values) as Promise<Tuple[]>;
}

/** Like `statement`, for queries whose SQL depends on a few choices: one prepared query per `shape`. */
export function statements<T, Shape, D extends Db = Db>(
  build: (db: D, shape: Shape) => Preparable<T>,
  keyOf: (shape: Shape) => string = JSON.stringify,
  mapRows: (prepared: object) => void = mapFaster,
) {
  const name = `hot_${++count}`;
  const prepared = new WeakMap<object, Map<string, Prepared<T>>>();
  return async (db: D, shape: Shape, values: object): Promise<T> => {
    let known = prepared.get(db.owner);
    if (!known) prepared.set(db.owner, (known = new Map<string, Prepared<T>>()));
    const key = keyOf(shape);
    let query = known.get(key);
    if (!query) {
      query = build(db, shape).prepare(`${name}_${hash('sha1', key).slice(0, 12)}`);
      mapRows(query);
      known.set(key, query);
    }
    const result = query.execute(values as Record<string, unknown>);
    return result.sync ? result.sync() : result;
  };
}

/** Named placeholders, whose values are passed when the statement runs. */
export function placeholders<K extends string>(...keys: K[]): Record<K, Placeholder<K>> {
  return Object.fromEntries(keys.map((key) => [key, sql.placeholder(key)])) as Record<K, Placeholder<K>>;
}
