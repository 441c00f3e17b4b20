import BetterSqlite from 'better-sqlite3';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Applies the migrations of any folder. */
export async function migrateFrom(migrationsFolder: string, url: string): Promise<void> {
  if (!url.startsWith('postgres:')) {
    const connection = new BetterSqlite(url.replace(/^file:/, ''));
    migrateSqlite(drizzleSqlite(connection), { migrationsFolder });
    connection.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  await client.end();
}
