import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '@puzzle-runs/api/src/app.ts';
import { openChangeFeed } from '@puzzle-runs/api/src/change-feed/open-change-feed.ts';
import { readConfig } from '@puzzle-runs/api/src/config/config.ts';
import { openStore } from '@puzzle-runs/api/src/db/open-store.ts';
import type { Deps } from '@puzzle-runs/api/src/deps.ts';
import { createGuesses } from '@puzzle-runs/api/src/http/limits/guesses.ts';
import { createRateLimits } from '@puzzle-runs/api/src/http/limits/rate-limits.ts';
import { createMailer } from '@puzzle-runs/api/src/mail/mailer.ts';
import { pino } from 'pino';
import { flakyStore } from './flaky-store.ts';
import { memoryMedia } from './memory-media.ts';

const SITE = join(fileURLToPath(import.meta.resolve('@puzzle-runs/api/src/testing/test-app.ts')), '../site');
const SECRET = 'a secret of the simulation, long enough';

interface ServerOptions {
  /** Address of the database. */
  url: string;
  now: () => number;
  newId: () => string;
  media: ReturnType<typeof memoryMedia>;
  /** Called with each line of the log: warnings and errors. */
  onLog: (line: string) => void;
}

/** The API on a database, without a port. */
export async function startServer({ url, now, newId, media, onLog }: ServerOptions) {
  const log = pino({ level: 'warn' }, { write: onLog });
  const config = readConfig({ RATE_LIMIT: 'off', MAP_TILES: 'off', FOREIGN_PICTURES: 'off', RENDERED_PAGES: 'off' });
  const store = openStore(url);
  const flaky = flakyStore(store);
  const deps: Deps = {
    config,
    store: flaky.store,
    log,
    valkey: null,
    changeFeed: await openChangeFeed({ url, valkey: null, log }),
    rateLimits: await createRateLimits(config, null),
    guesses: createGuesses(config, null),
    geocoder: null,
    mapTiles: null,
    siteFolder: SITE,
    studioFolder: SITE,
    mailer: createMailer(config, log),
    media,
    secret: SECRET,
    now: () => new Date(now()),
    newId,
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    /** Lets the next transactions fail as if the database was away. */
    fail: flaky.fail,
    async stop(): Promise<void> {
      await app.close();
      deps.mailer.close();
      await deps.changeFeed.close();
      await store.close();
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
