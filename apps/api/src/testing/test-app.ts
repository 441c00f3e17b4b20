import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { initClient } from '@ts-rest/core';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, onTestFinished } from 'vitest';
import { buildApp, type Site } from '#app.ts';
import { openChangeFeed } from '#change-feed/open-change-feed.ts';
import { readConfig } from '#config/config.ts';
import { openStore } from '#db/open-store.ts';
import type { Deps } from '#deps.ts';
import { createGuesses } from '#http/limits/guesses.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { UNDECLARED } from '#http/problem-handler.ts';
import { createMailer } from '#mail/mailer.ts';
import { openMapTiles } from '#modules/map-tiles/map-tiles.service.ts';
import { DRIFT } from '#modules/play/submit/carry-out.service.ts';
import { freshDatabase } from './database/fresh-database.ts';
import { type FreshStore, freshStore, TEST_DEADLINE_MS } from './database/fresh-store.ts';
import { given } from './given.ts';
import { ALL_ON_TWO, openSecondProcess } from './second-process.ts';
import { valkeyOfTests } from './servers/valkey-of-tests.ts';
import { temporaryMedia } from './temporary-media.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');

/** Minimal built sites: what a build tells the server, and one asset. */
const SITE = fileURLToPath(new URL('./site/', import.meta.url));
const STUDIO = fileURLToPath(new URL('./studio/', import.meta.url));

/** A clock that only moves when a test moves it. */
function testClock() {
  let now = START;
  return {
    now: () => new Date(now),
    passMinutes(minutes: number): void {
      now += minutes * 60_000;
    },
  };
}

/** Log of the tests: silent, but mistakes of the program that it only notes become server errors. */
const failOnMistakes = {
  write(line: string): void {
    if (line.includes(UNDECLARED) || line.includes(DRIFT)) throw new Error(line);
  },
};

/** Typed client that calls the app in process, without a port. */
export function clientFor(app: FastifyInstance, token?: string) {
  return initClient(contract, {
    baseUrl: '',
    baseHeaders: token === undefined ? {} : { authorization: `Bearer ${token}` },
    api: async ({ path, method, headers, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(typeof body === 'string' && { payload: body }),
      });
      return {
        status: answer.statusCode,
        body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body,
        headers: new Headers(
          Object.entries(answer.headers).map(([key, value]): [string, string] => [key, String(value)]),
        ),
      };
    },
  });
}

export type Client = ReturnType<typeof clientFor>;

interface Over extends Partial<Deps> {
  env?: NodeJS.ProcessEnv;
  /** Database of another app in the same test, which also removes it. */
  url?: string;
  site?: Site;
  /** For tests that name ids; the database of others may have been used before. */
  idsFromOne?: true;
  /**
   * 1 for tests of state inside one process, such as its open streams;
   * 2 sends requests to two processes in turns, on PostgreSQL only.
   */
  processes?: 1 | 2;
}

/** The database that a test names, else a new one; with the store that the test passes, else a new store. */
async function databaseOf({
  url,
  store,
  idsFromOne,
}: { [name in 'url' | 'store' | 'idsFromOne']: Over[name] | undefined }): Promise<FreshStore> {
  if (url === undefined && !store && !idsFromOne) return freshStore();
  const { url: address, remove } = url === undefined ? await freshDatabase() : { url, remove: async () => undefined };
  const opened = store ?? openStore(address, { deadlineMs: TEST_DEADLINE_MS });
  return {
    url: address,
    store: opened,
    async release() {
      await opened.close();
      await remove();
    },
  };
}

/** Opens the app of the server on a new database. */
async function openApp({ env, url, site, idsFromOne, processes = ALL_ON_TWO ? 2 : 1, ...over }: Over = {}) {
  const database = await databaseOf({ url, idsFromOne, store: over.store });
  const { store } = database;
  const { log = pino({ level: 'warn' }, failOnMistakes) } = over;
  const isOfTwo = processes === 2 && url === undefined && store.dialect === 'postgres';
  const { valkey = isOfTwo && ALL_ON_TWO ? await valkeyOfTests(log) : null } = over;
  // A test that passes a log reads what a feed of its own writes there.
  const lentFeed = valkey || over.log ? undefined : database.changeFeed?.();
  const clock = testClock();
  const pictures = temporaryMedia();
  const config = readConfig({ RATE_LIMIT: 'off', MAP_TILES: 'off', FOREIGN_PICTURES: 'off', ...env });
  const deps: Deps = {
    config,
    store,
    log,
    valkey,
    changeFeed: over.changeFeed ?? lentFeed ?? (await openChangeFeed({ url: database.url, valkey, log })),
    rateLimits: await createRateLimits(config, valkey),
    guesses: createGuesses(config, valkey),
    geocoder: null,
    mapTiles: await openMapTiles({ config, log, now: clock.now }),
    siteFolder: SITE,
    studioFolder: STUDIO,
    mailer: createMailer(config, log),
    media: pictures.media,
    secret: 'a secret of the tests, long enough',
    now: clock.now,
    newId: randomUUID,
    ...over,
  };
  const app = await buildApp(deps, site);
  const closeSecond = isOfTwo
    ? await openSecondProcess({ app, deps, url: database.url, site, over, deadlineMs: TEST_DEADLINE_MS })
    : undefined;
  return {
    app,
    deps,
    clock,
    url: database.url,
    mediaFolder: pictures.folder,
    given: given(deps, app),
    client: clientFor(app),
    as: (token: string) => clientFor(app, token),
    async close(): Promise<void> {
      await app.close();
      await closeSecond?.();
      deps.mailer.close();
      await deps.mapTiles?.close();
      await deps.changeFeed.close();
      deps.valkey?.close();
      await database.release();
      pictures.remove();
    },
  };
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** App for one test that needs an untouched database or clock; closed after the test. */
export async function testApp(over?: Over) {
  const opened = await openApp(over);
  onTestFinished(opened.close);
  return opened;
}

/** App shared by the tests of a file, which must use separate runs and players; closed after the file. */
export async function fileApp(over?: Over) {
  const opened = await openApp(over);
  afterAll(opened.close);
  return opened;
}
