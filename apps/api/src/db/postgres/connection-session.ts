import type { Writable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { asHandle, type Tx } from '../store.ts';
import { pgTables } from '../tables.ts';

/** The part of a connection that transactions use. */
export interface ConnectionSession {
  readonly tx: Tx;
  /** Milliseconds after which a query without a response fails. */
  timeoutMs: number;
  query(text: string): Promise<pg.QueryResult>;
}

const sessions = new WeakMap<pg.PoolClient, ConnectionSession>();

/**
 * The session of a connection. It lives as long as the connection, so that statements prepared in one transaction are
 * found in the next (statement.ts).
 */
export function connectionSessionOf(client: pg.PoolClient, prepared: boolean): ConnectionSession {
  const known = sessions.get(client);
  if (known) return known;
  const collect = writeOnce(client);
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    collect();
    return client.query(bounded(config, { timeoutMs: session.timeoutMs, prepared }), values);
  };
  const session: ConnectionSession = {
    tx: asHandle(drizzle({ client: { query } as unknown as pg.Client }), pgTables) as unknown as Tx,
    timeoutMs: 0,
    query: (text) => query({ text }),
  };
  sessions.set(client, session);
  return session;
}

/** The socket of a connection, which the types of `pg` leave out. */
interface Connected {
  connection: { stream: Writable };
}

/**
 * Collects the queries of a moment, so that they leave in one write: each costs a system call. This private part of
 * `pg` buys a tenth of a wrong answer: 909 to 1,071 µs instead of 973 to 1,239 µs (docs/decisions/0067).
 */
function writeOnce(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as Connected).connection;
  return () => {
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  };
}

/**
 * A query with a deadline in the driver, in case the server does not
 * respond. Only a query with a name is kept as prepared statement.
 */
export function bounded(
  config: pg.QueryConfig,
  { timeoutMs, prepared }: { timeoutMs: number; prepared: boolean },
): pg.QueryConfig {
  return { ...config, query_timeout: timeoutMs, ...(!prepared && { name: undefined }) } as pg.QueryConfig;
}
