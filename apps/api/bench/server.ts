import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#app.ts';
import { localChangeFeed } from '#change-feed/change-feed.ts';
import { readConfig } from '#config.ts';
import { openStore } from '#db/open-store.ts';
import type { Deps } from '#deps.ts';
import { createMailer } from '#mail/mailer.ts';
import { diskMedia } from '#media-storage/disk-media.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';
import { bareApp } from './bare-app.ts';
import { callsTo, runTokens } from './calls.ts';
import { watchStatements } from './recorded-sql.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

/** A process of its own for each measured server: `node server.ts WORLD product|bare`; tells its parent what to call. */
const [name, kind] = process.argv.slice(2) as [ScenarioName, 'product' | 'bare'];
if (kind === 'bare') watchStatements();

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'bench.db');
const store = openStore(file);
await store.migrate();
await importPostalCodesOnce(store);
const config = readConfig({ RATE_LIMIT: 'off' });
const log = pino({ level: 'silent' });
const deps: Deps = {
  config,
  store,
  log,
  changeFeed: localChangeFeed(),
  geocoder: null,
  siteFolder: folder,
  studioFolder: folder,
  mailer: createMailer(config, log),
  media: diskMedia(folder),
  secret: 'a secret of the bench, long enough!',
  now: () => new Date(),
  newId: randomUUID,
};
const world = SCENARIOS[name];
const players = await world.fill(deps);
const app = await buildApp(deps);
const calls = await callsTo(world.urls, { app, deps, players });
const server = kind === 'bare' ? await bareApp(app, file, calls) : app;
await server.listen({ host: '127.0.0.1', port: 0 });

const answers = {
  /** Microseconds of CPU used so far. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** What is kept after everything that nobody needs was collected: bytes of live objects, of the whole process, and open sockets. */
  kept() {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    return { live: heapUsed + external, resident: rss, sockets };
  },
};

/** What the parent may ask. */
export type Answers = { [Question in keyof typeof answers]: ReturnType<(typeof answers)[Question]> };

process.on('message', (question: keyof Answers) => process.send?.(answers[question]()));
process.once('disconnect', () => process.exit(0));
const address = server.server.address();
const port = typeof address === 'object' ? address?.port : null;
process.send?.({ port, holds: world.holds, calls, tokens: runTokens(app, players) });
