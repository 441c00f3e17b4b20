import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#testing/database/postgres-server.ts';
import { freePort } from '#testing/servers/free-port.ts';
import type { Seats } from './capacity-seed.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const SEED = fileURLToPath(new URL('./capacity-seed.ts', import.meta.url));
/** Ticks of the processor time in /proc. */
const TICKS_PER_SECOND = 100;
const MEMORY = ['--max-semi-space-size=8'];

export interface Usage {
  /** Seconds of processor time since their start. */
  cpu: number;
  /** Resident memory in megabytes. */
  memory: number;
}

export const ARRANGEMENTS = {
  sqlite: { title: 'SQLite, one process', workers: 1 },
  postgres1: { title: 'PostgreSQL, one process', workers: 1 },
  postgres2: { title: 'PostgreSQL, two processes', workers: 2 },
} as const;

export type Arrangement = keyof typeof ARRANGEMENTS;

/** Starts the product with a new database and places for this number of phones. */
export async function startArrangement(name: Arrangement, phones: number) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-capacity-'));
  const database = name === 'sqlite' ? undefined : await startPostgres({ durable: true });
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    ...(database && { DATABASE_URL: database.url }),
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: '0',
    MAP_TILES: 'off',
    DEMO: '0',
    RATE_LIMIT: 'off', // all phones have one address
    LOG_LEVEL: 'warn',
    WORKERS: String(ARRANGEMENTS[name].workers),
  };
  const seeded = execFileSync(process.execPath, [SEED, String(phones)], { env, maxBuffer: 100_000_000 });
  const { seats, ...rest }: Seats = JSON.parse(seeded.toString());
  const server = spawn(process.execPath, [...MEMORY, MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady(port);
  return {
    port,
    /** `DATA_DIR` */
    folder,
    seats: { ...rest, seats: seats.slice(0, phones) },
    /** Of the processes of the product. */
    server: () => usageOf(server.pid ?? 0),
    /** Of the processes of PostgreSQL. */
    database: () => (database ? usageOf(database.pid()) : { cpu: 0, memory: 0 }),
    async stop(): Promise<void> {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await database?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(200);
  }
  throw new Error('the server is not ready after a minute');
}

/** Of a process and its children. Pages that the processes of PostgreSQL share count for each of them. */
function usageOf(pid: number): Usage {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system, endedUser, endedSystem] = fields.split(' ').slice(11, 15).map(Number);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const ticks = (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  let usage: Usage = { cpu: ticks / TICKS_PER_SECOND, memory: Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1]) / 1_024 };
  for (const child of childrenOf(pid)) {
    const { cpu, memory } = usageOf(child);
    usage = { cpu: usage.cpu + cpu, memory: usage.memory + memory };
  }
  return usage;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
