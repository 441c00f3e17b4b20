import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openValkey } from '#valkey/valkey.ts';
import { testApp } from '../test-app.ts';
import { COMMAND_MS } from './valkey-of-tests.ts';
import { startValkey } from './valkey-server.ts';

/** Valkey or Redis of this machine; tests that need one are skipped without. */
export const { VALKEY_SERVER } = process.env;

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Whether the store is stopped when the apps start. */
  isAway?: boolean;
  commandMs?: number;
}

/**
 * Two apps on one PostgreSQL database and one Valkey server, as
 * two processes would be; `lines` are the log messages of each.
 */
export async function twoAppsOnValkey({ env, isAway = false, commandMs = COMMAND_MS }: Options = {}) {
  const server = await startValkey(VALKEY_SERVER ?? '');
  onTestFinished(server.remove);
  if (isAway) await server.end();
  const prefix = `${randomUUID()}:`;

  async function open(url?: string) {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const valkey = await openValkey({ url: server.url, log, prefix, commandMs });
    const opened = await testApp({
      processes: 1,
      env: { RATE_LIMIT: 'on', ...env },
      log,
      valkey,
      ...(url !== undefined && { url }),
    });
    return { ...opened, lines: () => lines.filter((line) => line.startsWith('valkey:')) };
  }
  const first = await open();
  const second = await open(first.url);
  return { server, first, second };
}
