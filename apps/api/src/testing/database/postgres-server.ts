import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../servers/free-port.ts';
import { memoryFolder } from './memory-folder.ts';

const run = promisify(execFile);

/** Folder of the server binaries: `PG_BIN`, or the newest version of Debian's package `postgresql`. */
function binaries(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (!found)
    throw new Error('No PostgreSQL server found: install one (Debian: apt install postgresql) or set PG_BIN.');
  return found;
}

/** PostgreSQL refuses to run as root, so it then runs as the user `postgres`. */
export function postgresOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)); // still starting
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds');
}

/**
 * Settings for a database that may be lost: no write is synced or kept for recovery, and no background job vacuums it.
 */
const FAST_AND_UNSAFE = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/**
 * Starts a real server in a temporary folder on a free port; `stop` stops it and removes the folder.
 * @param options.durable as in production, where a write is on the disk before it is acknowledged
 * @param options.password of the user `test`; without one the server believes every user
 */
export async function startPostgres({ durable = false, password }: { durable?: boolean; password?: string } = {}) {
  const bin = binaries();
  const user = postgresOwner();
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'puzzle-runs-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const file = join(folder, 'password');
  if (password !== undefined) writeFileSync(file, password);
  const login = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', file];
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'test', ...login, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  const settings = [...(durable ? [] : FAST_AND_UNSAFE), 'max_connections=300', 'listen_addresses=127.0.0.1'];
  const account = password === undefined ? 'test' : `test:${encodeURIComponent(password)}`;
  const url = `postgres://${account}@127.0.0.1:${port}/postgres`;

  async function start() {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: folder, stdio: 'ignore', ...user },
    );
    await untilItAnswers(url);
    return server;
  }

  /** Ends the server and its connections at once. */
  async function end(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }

  let server = await start();
  return {
    url,
    pid: () => server.pid ?? 0,
    async restart(): Promise<void> {
      await end();
      server = await start();
    },
    async stop(): Promise<void> {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
