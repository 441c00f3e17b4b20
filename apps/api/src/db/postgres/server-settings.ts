import pg from 'pg';
import { StartError } from '#errors/start-error.ts';
import { FIRST_CONNECT_MS } from './deadlines.ts';

/** Number of connections that PostgreSQL allows the account of the address. */
export async function readOfferedConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ offered: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int ` +
        'as offered',
    );
    return rows[0]?.offered ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that cannot store every sign, for example
 * `ł` in LATIN1. The driver itself always sends and reads UTF-8.
 * @throws {StartError}
 */
export async function refuseOtherEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: the encoding of the database is ${encoding}; create one with encoding 'UTF8' (create database ` +
      `… encoding 'UTF8' template template0)`,
  );
}
