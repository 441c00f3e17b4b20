import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '#errors/start-error.ts';

/** Query for `MigrationTimes`, without the name of the table. */
export const MIGRATION_TIMES = 'select min(created_at) as first, max(created_at) as last from';

/** Times of the oldest and the newest migration of a database: milliseconds as its driver returns them, or null. */
export interface MigrationTimes {
  first: unknown;
  last: unknown;
}

/**
 * Refuses a database with other migrations than those of this version: its queries would fail one by one.
 * @throws {StartError}
 */
export function refuseOtherVersions({ first, last }: MigrationTimes, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (first === null) return;
  if (Number(first) < Math.min(...known))
    throw new StartError(
      'DATABASE_URL: the database is from before Puzzle Runs 1.0; ' +
        'export its runs with the old version, and import them into an empty database',
    );
  if (Number(last) > Math.max(...known))
    throw new StartError(
      'DATABASE_URL: a newer version of Puzzle Runs has migrated this database; ' +
        'start that version, or restore a backup of this one',
    );
}
