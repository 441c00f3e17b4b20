import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');

export interface TestSite {
  /** Origin of the player site. */
  url: string;
  /** Origin of the studio. */
  studioUrl: string;
  /** Folder of its data, including the mail outbox. */
  dataDir: string;
  stop(): Promise<void>;
  /** Starts it again after `stop`, at the same addresses. */
  start(): Promise<void>;
}

/** The account with this email address gets the group `owner`. */
export const OWNER = 'owner@example.org';

interface Settings {
  dataDir: string;
  /** Fill an empty database with the demo. */
  demo?: boolean;
  /** Rate limits as in production; off otherwise, because all stories come from one address. */
  limited?: boolean;
  /** Source of the street map; without one, maps show the outline of Germany. */
  mapTiles?: string;
  /** Origins of a proxy in front, as visitors see them. */
  behind?: { url: string; studioUrl: string };
}

/** Compile cache of the API: the second process starts in half the time. */
const COMPILE_CACHE = join(tmpdir(), 'puzzle-runs-compiled');

/** Halves the time of a start: see the file. */
const QUICK_IMPORTS = `--import=${pathToFileURL(join(ROOT, 'apps/api/src/quick-imports.ts')).href}`;

/** Starts a program of the product with only these settings, without the machine's environment variables. */
function start(program: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [QUICK_IMPORTS, join(ROOT, program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

/** Returns `count` different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports: number[] = [];
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'string' || !address) throw new Error('no port is free');
    ports.push(address.port);
  }
  // Closed together at the end, because a closed port could be returned twice.
  for (const server of servers) server.close();
  return ports;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the server and waits until it is ready. @throws when the process exits before that */
async function startServer(url: string, env: Record<string, string>) {
  const server = start('apps/api/src/main.ts', [], env);
  while (!(await isReady(url))) {
    const { exitCode } = server.child;
    if (exitCode !== null) throw new Error(`the product ended with code ${exitCode} before it was up`);
    await pause(50);
  }
  return server;
}

/**
 * Starts the built product on free ports and waits until it is ready.
 * @throws when the process exits before that
 */
export async function startSite({
  dataDir,
  demo = false,
  limited = false,
  mapTiles = 'off',
  behind,
}: Settings): Promise<TestSite> {
  const [port, studioPort] = await freePorts(2);
  const [url, studioUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${studioPort}`];
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAYER_URL: behind?.url ?? url,
    STUDIO_PORT: String(studioPort),
    STUDIO_URL: behind?.studioUrl ?? studioUrl,
    TRUST_PROXY: behind ? '1' : '0',
    DATA_DIR: dataDir,
    DEMO: demo ? '1' : '0',
    RATE_LIMIT: limited ? 'on' : 'off',
    MAP_TILES: mapTiles,
    FOREIGN_PICTURES: 'off',
    OWNER_EMAILS: OWNER,
  };
  let running = await startServer(url, env);
  return {
    url,
    studioUrl,
    dataDir,
    async stop() {
      running.child.kill();
      await running.ended;
    },
    async start() {
      running = await startServer(url, env);
    },
  };
}

/** Imports runs with the product's command. @throws when it refuses them */
export async function importExplorations(dataDir: string, files: readonly string[]): Promise<void> {
  const [code] = await start('apps/api/src/cli/import.ts', files, { DATA_DIR: dataDir }).ended;
  if (code !== 0) throw new Error('the import refused the runs of the tests');
}
