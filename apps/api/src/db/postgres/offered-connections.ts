import pg from 'pg';
import { FIRST_CONNECT_MS } from './deadlines.ts';

/** Number of connections that PostgreSQL allows the account of the address. */
export async function readOfferedConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ offered: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as offered`,
    );
    return rows[0]?.offered ?? 0;
  } finally {
    await client.end();
  }
}
