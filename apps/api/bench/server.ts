import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { destination } from 'pino';
import { buildApp } from '#app.ts';
import { localChangeFeed } from '#change-feed/change-feed.ts';
import { openStore } from '#db/open-store.ts';
import type { Deps } from '#deps.ts';
import { createGuesses } from '#http/limits/guesses.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { createMailer } from '#mail/mailer.ts';
import { diskMedia } from '#media-storage/disk-media.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';
import { readConfig } from '../src/config/config.ts';
import { createLog } from '../src/http/log.ts';
import { cachedTiles } from './cached-tiles.ts';
import { callsTo, runTokens, sessionToken } from './calls/calls.ts';
import { handWrittenApp } from './calls/hand-written-app.ts';
import { watchStatements } from './calls/recorded-sql.ts';
import { forgetRightAnswers } from './calls/right-answers.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import { ORGANISER, STRANGER } from './seed.ts';

/**
 * Child process of the benchmark: `node server.ts SCENARIO product|hand-written [DATABASE_URL]`; sends its port, calls
 * and tokens to the parent.
 */
const [name, kind, databaseUrl] = process.argv.slice(2) as [ScenarioName, 'product' | 'hand-written', string?];
if (kind === 'hand-written') watchStatements();

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'bench.db');
const store = openStore(databaseUrl ?? file);
await store.migrate();
await importPostalCodesOnce(store);
const config = readConfig({ RATE_LIMIT: 'off' });
const log = createLog('info', destination('/dev/null'));
const secret = 'a secret of the bench, long enough!';
const deps: Deps = {
  config,
  rateLimits: await createRateLimits(config, null),
  guesses: createGuesses(config, null),
  store,
  log,
  valkey: null,
  changeFeed: localChangeFeed(),
  geocoder: null,
  mapTiles: name === 'tiles' ? await cachedTiles(folder, log) : null,
  siteFolder: folder,
  studioFolder: folder,
  mailer: createMailer(config, log),
  media: diskMedia(folder),
  secret,
  now: () => new Date(),
  newId: randomUUID,
};
const scenario = SCENARIOS[name];
const players = await scenario.fill(deps);
const app = await buildApp(deps);
const calls = await callsTo(scenario.urls, { app, deps, players });
const reset = () => forgetRightAnswers(deps);
const server = kind === 'product' ? app : await handWrittenApp({ product: app, file, calls, log, secret, reset });
await server.listen({ host: '127.0.0.1', port: 0 });

const delays = monitorEventLoopDelay({ resolution: 1 });

const measurements = {
  /** Makes requests that succeed once succeed again. */
  reset,
  /** CPU time used so far, in microseconds. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** After garbage collection: bytes of live objects, bytes of the whole process, and number of open sockets. */
  memory() {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    return { live: heapUsed + external, resident: rss, sockets };
  },
  /**
   * The longest delay of the event loop since the last question,
   * in milliseconds; the first question starts the measurement.
   */
  delay(): number {
    const longest = delays.max / 1e6;
    delays.enable();
    delays.reset();
    return longest;
  },
};

/** Results by the question that the parent process sends. */
export type Measurements = {
  [Question in keyof typeof measurements]: Awaited<ReturnType<(typeof measurements)[Question]>>;
};

process.on('message', async (question: keyof Measurements) => process.send?.((await measurements[question]()) ?? null));
process.once('disconnect', () => process.exit(0));
const address = server.server.address();
const port = typeof address === 'object' ? address?.port : null;
const sessions = { owner: sessionToken(app, ORGANISER), stranger: sessionToken(app, STRANGER) };
process.send?.({ port, holds: scenario.holds, calls, tokens: runTokens(app, players), sessions });
