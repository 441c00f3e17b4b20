import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { Dump } from '../dump.ts';

const ALIKE = ['--no-owner', '--no-privileges'];

/** Dump of a PostgreSQL database by PostgreSQL's own programs, which must be installed and not older than the server. */
export function postgresDump(url: string, env: NodeJS.ProcessEnv): Dump {
  const run = (program: string, args: readonly string[]) => runProgram(program, { url, args, env });

  return {
    dialect: 'postgres',
    write: (path) => run('pg_dump', ['--format=custom', ...ALIKE, `--file=${path}`]),
    async isEmpty() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const { rowCount } = await client.query(
          "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1",
        );
        return rowCount === 0;
      } finally {
        await client.end();
      }
    },
    load: (path) => run('pg_restore', ['--single-transaction', '--exit-on-error', ...ALIKE, path]),
  };
}

interface Call {
  url: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** The password goes through the environment: other accounts of the machine can read arguments. */
async function runProgram(program: string, call: Call): Promise<void> {
  const url = new URL(call.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...call.env, ...(password !== '' && { PGPASSWORD: password }) };
  const child = spawn(program, [`--dbname=${url.href}`, ...call.args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} was not found: install the client programs of PostgreSQL`);
  });
  if (code !== 0) throw new Error(message.trim() || `${program} failed`);
}
