import type { Config } from '#config/config.ts';
import { takeServerLock } from '#db/sqlite/server-lock.ts';
import { StartError, startStep } from '#errors/start-error.ts';
import { createDataDir, databaseSubject, databaseUrlOf } from './create-deps.ts';

/**
 * Makes sure that this is the only server of a SQLite database: each server keeps caches and live events to itself. Servers on PostgreSQL may
 * be several.
 * @throws {StartError} if another server runs, or the folder cannot be written
 */
export async function refuseSecondServer(config: Config): Promise<void> {
  const url = databaseUrlOf(config);
  if (!url.startsWith('file:')) return;
  await createDataDir(config);
  const file = url.slice('file:'.length);
  if (await startStep(databaseSubject(config), () => takeServerLock(file))) return;
  throw new StartError(
    `DATABASE_URL: another server already uses ${file}; stop it, or use PostgreSQL for several servers`,
  );
}
