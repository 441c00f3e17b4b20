import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READS = 2_000;
/** Time for the import of the demo and the rendering at the start. */
const SETTLED_MS = 3_000;

/** Resident memory of a process in MB (Linux). */
function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Resident memory of the product with the demo content in MB: after the first start, and after 2,000 reads (Linux). */
export async function residentMemory(): Promise<{ started: number; worked: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    STUDIO_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    MAP_TILES: 'off',
  };
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await originOf(child.stdout);
    child.stdout.resume(); // an unread pipe would block the server
    await setTimeout(SETTLED_MS);
    const started = residentMegabytes(child.pid ?? 0);
    for (let read = 0; read < READS; read++) await (await fetch(`${origin}/api/explorations`)).text();
    return { started, worked: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address in the log line of the listening server. */
async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error('the server did not start');
}
