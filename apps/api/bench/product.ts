import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Product {
  /** Address of the player site. */
  origin: string;
  /** Resident memory in MB (Linux). */
  residentMegabytes(): number;
  /** Ends the server and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product with the demo as a child process, by default on a new SQLite database. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      STUDIO_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      MAP_TILES: 'off',
      FOREIGN_PICTURES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originOf(child.stdout);
  child.stdout.resume(); // an unread pipe would block the server
  return {
    origin,
    residentMegabytes() {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024;
    },
    async stop() {
      child.kill();
      const [code] = (await once(child, 'exit')) as [number | null];
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** The address in the log line of the listening server. */
async function originOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error('the server did not start');
}
