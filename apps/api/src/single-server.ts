import { mkdir } from 'node:fs/promises';
import { type Config, ConfigError } from './config.ts';
import { databaseUrlOf } from './create-deps.ts';
import { takeServerLock } from './db/sqlite/server-lock.ts';

/**
 * Makes sure that this is the only server of a SQLite database: each server keeps caches and live events to itself. Servers on PostgreSQL may
 * be several.
 * @throws {ConfigError} if another server runs
 */
export async function refuseSecondServer(config: Config): Promise<void> {
  const url = databaseUrlOf(config);
  if (!url.startsWith('file:')) return;
  await mkdir(config.dataDir, { recursive: true });
  const file = url.slice('file:'.length);
  if (takeServerLock(file)) return;
  throw new ConfigError([
    `DATABASE_URL: another server already uses ${file}; stop it, or use PostgreSQL for several servers`,
  ]);
}
