import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** Shared compile cache of Node, which halves the start time. */
const COMPILED = join(tmpdir(), 'puzzle-runs-compiled');

/** Preload of the processes: see the file. */
const QUICK_IMPORTS = `--import=${new URL('../../quick-imports.ts', import.meta.url).href}`;

/** A temporary folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a script of src as a child process; its environment contains only PATH, the cache, a log level and `env`. */
export function startScript(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [QUICK_IMPORTS, join(SOURCES, script), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'debug', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const closed = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal, ...output }));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, closed };
}

/** Starts the server as a child process and waits until it is ready. */
export async function startServer(env: Record<string, string>) {
  const port = await freePort();
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '0',
    RATE_LIMIT: 'off',
    MAP_TILES: 'off',
    FOREIGN_PICTURES: 'off',
    STUDIO_PORT: '0',
    ...env,
  };
  const started = startScript('main.ts', [], settings);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (started.child.exitCode !== null) throw new Error(`the server stopped: ${started.output.err}`);
      const { ok } = await fetch(`${address}/api/ready`);
      if (!ok) throw new Error('the server is not ready');
    },
    { timeout: 60_000, interval: 50 },
  );
  return { ...started, address, port };
}
