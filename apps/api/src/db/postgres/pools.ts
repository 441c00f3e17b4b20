import pg from 'pg';

export interface PostgresOptions {
  /** Deadline of short work in milliseconds; tests on a busy machine use a longer one. */
  readonly deadlineMs: number;
  /** Server that migrations and LISTEN use, because a pooler in transaction mode has no sessions. */
  readonly directUrl: string | null;
  /** Off for PgBouncer before 1.21, which does not know named prepared statements. */
  readonly prepared: boolean;
  /** Largest number of connections for transactions. */
  readonly writers: number;
  /** Largest number of connections for plain reads. */
  readonly readers: number;
}

/** Errors of single connections reach the caller through its query; without a listener Node would exit. */
function ignoreErrors(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

interface PoolOptions {
  max: number;
  /** Sends queries without waiting for the result of the one before. */
  pipeline?: boolean;
  /** Time for a new connection. */
  connectMs: number;
  /** Parameters for the start of each session. */
  session?: pg.PoolConfig;
}

export function openPool(url: string, { max, pipeline = false, connectMs, session = {} }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'puzzle-runs',
    ...session,
  });
  pool.on('error', () => undefined); // the pool replaces a lost idle connection
  pool.on('connect', ignoreErrors);
  return pool;
}

const CLOSE_MS = 2_000;

/** Closes the pools; does not wait for a server that does not respond. */
export async function closePools(...pools: pg.Pool[]): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, CLOSE_MS);
  await Promise.race([Promise.all(pools.map((pool) => pool.end())), timeout.promise]);
  clearTimeout(timer);
}
