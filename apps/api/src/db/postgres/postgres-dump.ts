import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '#errors/start-error.ts';
import type { Dump } from '../dump.ts';
import { FIRST_CONNECT_MS } from './deadlines.ts';
import { refuseOtherEncoding } from './server-settings.ts';

const ALIKE = ['--no-owner', '--no-privileges'];

/**
 * Dump of a PostgreSQL database by PostgreSQL's own programs, which must be installed and not older than the server.
 */
export function postgresDump(url: string, env: NodeJS.ProcessEnv): Dump {
  const run = (program: string, args: readonly string[], signal: AbortSignal) =>
    runProgram(program, { url, args, env, signal });

  return {
    dialect: 'postgres',
    write: (path, signal) => run('pg_dump', ['--format=custom', ...ALIKE, `--file=${path}`], signal),
    async checkPrograms() {
      await promisify(execFile)('pg_restore', ['--version'], { env }).catch(() => {
        throw notFound('pg_restore');
      });
    },
    async isEmpty() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS });
      await client.connect();
      try {
        await refuseOtherEncoding(client);
        const { rowCount } = await client.query(
          "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1",
        );
        return rowCount === 0;
      } finally {
        await client.end();
      }
    },
    load: (path, signal) => run('pg_restore', ['--single-transaction', '--exit-on-error', ...ALIKE, path], signal),
  };
}

interface Call {
  url: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** The password goes through the environment: other accounts of the machine can read arguments. */
async function runProgram(program: string, call: Call): Promise<void> {
  const url = new URL(call.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...call.env, ...(password !== '' && { PGPASSWORD: password }) };
  const child = spawn(program, [`--dbname=${url.href}`, ...call.args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: call.signal,
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw notFound(program);
  });
  if (code !== 0) throw new StartError(reasonIn(message) ?? `${program} failed`);
}

function notFound(program: string): StartError {
  return new StartError(`${program} was not found: install the client programs of PostgreSQL`);
}

/** The error and its detail, without the lines that repeat data. */
function reasonIn(message: string): string | undefined {
  const lines = message.split('\n').filter((line) => /\b(error|detail): /.test(line));
  return lines.slice(0, 2).join('; ') || undefined;
}
