import BetterSqlite from 'better-sqlite3';
import pg from 'pg';

type Row = Record<string, unknown>;

/** Runs one statement on a separate connection, bypassing the store; returns its rows. */
export async function runSql(url: string, statement: string): Promise<Row[]> {
  return url.startsWith('postgres:') ? onPostgres(url, statement) : onSqlite(url.replace(/^file:/, ''), statement);
}

async function onPostgres(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function onSqlite(file: string, sql: string): Row[] {
  const connection = new BetterSqlite(file);
  try {
    const statement = connection.prepare<[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    connection.close();
  }
}
