import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/free-port.ts';
import { postgresOwner, untilItAnswers } from './postgres-server.ts';

/**
 * Starts PgBouncer in transaction mode, with fewer connections
 * than the product opens; `url` is the database through it.
 */
export async function startPgbouncer(program: string, databaseUrl: string) {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-pgbouncer-'));
  const listenPort = await freePort();
  const settings = `[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  const owner = postgresOwner();
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, ['--quiet', file], { stdio: 'ignore', ...owner });
  const url = `postgres://${username}@127.0.0.1:${listenPort}/${database}`;
  await untilItAnswers(url);
  return {
    url,
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
