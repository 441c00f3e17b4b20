import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openStore } from '#db/open-store.ts';
import type { Deps } from '#deps.ts';
import { signSessionToken } from '#http/session.ts';
import { signRunToken } from '#http/tokens.ts';
import { localHub } from '#live/hub.ts';
import { createMailer } from '#mail/mailer.ts';
import { diskMedia } from '#media/disk-media.ts';
import { ensurePostalCodes } from '#modules/places/places.service.ts';
import { readRunSteps } from '#modules/runs/runs.service.ts';
import { bareApp, type Call } from './bare-app.ts';
import { watchStatements } from './recorded-sql.ts';
import { ORGANISER } from './seed.ts';
import { WORLDS, type WorldName } from './worlds.ts';

/** A process of its own for each measured server: `node server.ts WORLD product|bare`; sends its calls to its parent. */
const [world, kind] = process.argv.slice(2) as [WorldName, 'product' | 'bare'];
if (kind === 'bare') watchStatements();

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'bench.db');
const store = openStore(file);
await store.migrate();
await ensurePostalCodes(store);
const config = readConfig({ RATE_LIMIT: 'off' });
const log = pino({ level: 'silent' });
const deps: Deps = {
  config,
  store,
  log,
  hub: localHub(),
  geocoder: null,
  siteFolder: folder,
  studioFolder: folder,
  mailer: createMailer(config, log),
  media: diskMedia(folder),
  secret: 'a secret of the bench, long enough!',
  now: () => new Date(),
  newId: randomUUID,
};
const player = await WORLDS[world](deps);
const app = await buildApp(deps);
const token = player && signRunToken(app, player).accessToken;

function callsOfOrganiser(): Call[] {
  if (!player) return [];
  const claims = { kind: 'session', session_id: ORGANISER.sessionId, name: 'Organiser', group: 'user' } as const;
  const session = signSessionToken(app, claims).accessToken;
  return [
    { method: 'GET', url: '/api/management/progress/statistic?battle_name=versus', token: session },
    { method: 'GET', url: '/api/management/progress/ranking?battle_name=versus', token: session },
    { method: 'GET', url: '/api/battles/versus/board' },
  ];
}

async function callsOfPlayer(): Promise<Call[]> {
  if (!token) return [];
  const { tasks } = await readRunSteps(store.db, 'versus-run');
  const quest = tasks.find(({ taskType }) => taskType === 'guess_number');
  const body = { progress_type: 'task', progress_id: quest?.id, task_type: 'guess_number', answer: 17 };
  return [
    { method: 'GET', url: '/api/joined/pois', token },
    { method: 'POST', url: '/api/progress', token, body },
    { method: 'GET', url: '/api/progress/ranking', token },
  ];
}

const calls: Call[] = [
  ...(await callsOfPlayer()),
  ...callsOfOrganiser(),
  { method: 'GET', url: '/api/explorations' },
  { method: 'GET', url: '/api/explorations?search=donau' },
  { method: 'GET', url: '/api/explorations/markers' },
  { method: 'GET', url: '/api/explorations/markers?search=donau' },
];
const played = calls.filter(({ url }) => !url.includes('search'));
const server = kind === 'bare' ? await bareApp(app, file, played) : app;
await server.listen({ host: '127.0.0.1', port: 0 });
const address = server.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : null, pid: process.pid, calls });
process.once('disconnect', () => process.exit(0));
