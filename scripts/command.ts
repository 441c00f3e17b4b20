import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Absolute path of the repository. */
export const root = join(import.meta.dirname, '..');

const onWindows = process.platform === 'win32';

/** Path of an installed tool, for example `bin('oxlint')`; `where` is the package that depends on it. */
export function bin(tool: string, where = '.'): string {
  return join(root, where, 'node_modules/.bin', onWindows ? `${tool}.cmd` : tool);
}

/** Starts a program in the repository with its output shown and without input. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}) {
  return spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: onWindows, ...options });
}

/** Runs a program; resolves to true if it exits with code 0. */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<boolean> {
  const child = start(program, args, options);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs a program without showing its output; returns everything it printed. */
export async function runCaptured(program: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
