import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openChangeFeed } from '#change-feed/open-change-feed.ts';
import type { Config } from '#config/config.ts';
import { isPostgres, openStore } from '#db/open-store.ts';
import { takeServerLock } from '#db/sqlite/server-lock.ts';
import type { Deps } from '#deps.ts';
import { StartError, startStep } from '#errors/start-error.ts';
import { createGuesses } from '#http/limits/guesses.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { createLog } from '#http/log.ts';
import { createMailer } from '#mail/mailer.ts';
import { diskMedia } from '#media-storage/disk-media.ts';
import type { MediaStorage } from '#media-storage/media-storage.ts';
import { s3Media } from '#media-storage/s3-media.ts';
import { nominatim } from '#modules/places/geocoder.ts';
import { loadOrCreateSecret } from '#secrets/server-secret.ts';
import { openValkey } from '#valkey/valkey.ts';

const PLAYER = fileURLToPath(new URL('../../../player/dist/', import.meta.url));
const STUDIO = fileURLToPath(new URL('../../../studio/dist/', import.meta.url));

/** Address of the database: the setting, or the SQLite file in the data folder. */
export function databaseUrlOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ?? `file:${join(dataDir, 'puzzle-runs.db')}`;
}

/** Beginning of a sentence about the database that migrations use. */
export function databaseSubject(config: Config): string {
  const url = databaseUrlOf(config);
  if (config.databaseDirectUrl !== null) return 'DATABASE_DIRECT_URL: PostgreSQL';
  return isPostgres(url) ? 'DATABASE_URL: PostgreSQL' : `DATABASE_URL: the file ${url.replace(/^file:/, '')}`;
}

/**
 * Creates the data folder.
 * @throws {StartError} if it cannot be written
 */
async function createDataDir({ dataDir }: Config): Promise<void> {
  await startStep(`DATA_DIR: the folder ${dataDir}`, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Where uploaded pictures are stored. */
export function mediaOf({ mediaUrl, dataDir }: Config): MediaStorage {
  return mediaUrl === null ? diskMedia(join(dataDir, 'media')) : s3Media(mediaUrl);
}

interface Options {
  /** False in a worker, whose primary has migrated the database. */
  migrate?: boolean;
  /** Connections to PostgreSQL, if others than those of the settings. */
  pools?: { writers: number; readers: number };
}

/**
 * Opens the database, mailer, picture storage and the rest according to the settings; migrates the database. Only the
 * server opens the street map, because commands need none.
 */
export async function createDeps(config: Config, { migrate = true, pools }: Options = {}): Promise<Deps> {
  await createDataDir(config);
  const log = createLog(config.logLevel);
  const url = databaseUrlOf(config);
  const { databaseDirectUrl: directUrl, databasePrepared: prepared } = config;
  const { writers, readers } = pools ?? { writers: config.databaseWriters, readers: config.databaseReaders };
  const store = await startStep(databaseSubject(config), async () => {
    const opened = openStore(url, { directUrl, prepared, writers, readers });
    if (migrate) await opened.migrate();
    return opened;
  });
  const valkey =
    config.valkeyUrl === null ? null : await openValkey({ url: config.valkeyUrl, log, mustAccept: migrate });
  return {
    config,
    store,
    log,
    valkey,
    changeFeed: await startStep(databaseSubject(config), () => openChangeFeed({ url, directUrl, valkey, log })),
    rateLimits: await createRateLimits(config, valkey),
    guesses: createGuesses(config, valkey),
    mapTiles: null,
    geocoder: config.geocoderUrl === null ? null : nominatim(config.geocoderUrl),
    siteFolder: PLAYER,
    studioFolder: STUDIO,
    mailer: createMailer(config, log),
    media: mediaOf(config),
    secret: config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir)),
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** Closes everything that `createDeps` opened. Call it after requests and jobs have ended. */
export async function closeDeps(deps: Deps): Promise<void> {
  deps.mailer.close();
  await deps.mapTiles?.close();
  await deps.changeFeed.close();
  deps.valkey?.close();
  await deps.store.close();
}

/**
 * Makes sure that this is the only server of a SQLite database: each server keeps caches and live events to itself.
 * Servers on PostgreSQL may be several.
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
