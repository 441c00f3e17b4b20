import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');

const onWindows = process.platform === 'win32';

/** A tool of the workspace, for example `bin('oxlint')`; `where` is the package that depends on it. */
export function bin(tool: string, where = '.'): string {
  return join(root, where, 'node_modules/.bin', onWindows ? `${tool}.cmd` : tool);
}

/** Starts a program in the repository's folder, showing what it prints; nothing is read from the keyboard. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}) {
  return spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: onWindows, ...options });
}

/** Runs a program to its end and answers whether it succeeded. */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<boolean> {
  const child = start(program, args, options);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
