import type { Config } from '#config/config.ts';
import { isPostgres } from '#db/open-store.ts';
import { readOfferedConnections } from '#db/postgres/server-settings.ts';
import { StartError, startStep } from '#errors/start-error.ts';
import { databaseSubject, databaseUrlOf } from '#start/create-deps.ts';

/** Pools of the process that only runs jobs, beside its workers. */
export const JOB_POOLS = { writers: 4, readers: 2 };
/** Sender and listener of live events; not needed with Valkey. */
const EVENT_CONNECTIONS = 2;

type Pools = Pick<Config, 'workers' | 'databaseWriters' | 'databaseReaders' | 'databaseDirectUrl' | 'valkeyUrl'>;

/** Connections to PostgreSQL itself when all pools of all processes are full; a pooler shares those of the pools. */
export function connectionsOf({
  workers,
  databaseWriters,
  databaseReaders,
  databaseDirectUrl,
  valkeyUrl,
}: Pools): number {
  const processes = workers > 1 ? workers + 1 : 1;
  if (databaseDirectUrl !== null) return valkeyUrl === null ? processes : 0;
  const jobs = workers > 1 ? JOB_POOLS.writers + JOB_POOLS.readers : 0;
  const events = valkeyUrl === null ? processes * EVENT_CONNECTIONS : 0;
  return workers * (databaseWriters + databaseReaders) + jobs + events;
}

/**
 * Makes sure that the database can serve all processes of the settings.
 * @throws {StartError} for several processes on SQLite, or with more connections than PostgreSQL offers
 */
export async function refuseTooManyWorkers(config: Config): Promise<void> {
  const url = databaseUrlOf(config);
  if (!isPostgres(url)) {
    if (config.workers === 1) return;
    throw new StartError(`WORKERS: ${config.workers} processes need PostgreSQL (DATABASE_URL); SQLite serves one`);
  }
  const needed = connectionsOf(config);
  const offered = await startStep(databaseSubject(config), () =>
    readOfferedConnections(config.databaseDirectUrl ?? url),
  );
  if (config.databaseDirectUrl !== null) await startStep('DATABASE_URL: the pooler', () => readOfferedConnections(url));
  if (needed <= offered) return;
  const { workers, databaseWriters: writers, databaseReaders: readers } = config;
  throw new StartError(
    `WORKERS: ${workers} × (${writers} DATABASE_WRITERS + ${readers} DATABASE_READERS) and their jobs and events ` +
      `need ${needed} connections, but PostgreSQL offers ${offered}; raise its max_connections, or lower the ` +
      'settings',
  );
}
