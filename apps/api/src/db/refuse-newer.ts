import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '#start-error.ts';

/**
 * Refuses a database with migrations that this version does not have: its queries would fail one by one.
 * @param last time of the newest migration of the database in milliseconds, as the driver returns it
 * @throws {StartError}
 */
export function refuseNewer(last: unknown, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(last) <= known) return;
  throw new StartError(
    'DATABASE_URL: a newer version of Puzzle Runs has migrated this database; start that version, or restore a backup of this one',
  );
}
