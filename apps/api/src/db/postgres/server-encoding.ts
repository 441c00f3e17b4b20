import type pg from 'pg';
import { StartError } from '#errors/start-error.ts';

/**
 * Refuses a database that cannot store every sign, for example `ł` in LATIN1. The driver itself always sends and reads UTF-8.
 * @throws {StartError}
 */
export async function refuseOtherEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: the encoding of the database is ${encoding}; create one with encoding 'UTF8' (create database … encoding 'UTF8' template template0)`,
  );
}
