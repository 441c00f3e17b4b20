import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'run-in-foreground.mjs');
const COMMAND = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 60_000); console.log('running');";
const CALL = `import { runInForeground } from ${JSON.stringify(MODULE)}; runInForeground(process.execPath, ['-e', ${JSON.stringify(COMMAND)}]);`;

/** Starts a process that runs COMMAND in the foreground; resolves as soon as COMMAND runs. */
async function running(command: string, args: string[]) {
  const parent = spawn(command, args, { env: { ...process.env, CALL }, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(parent.stdout, 'data');
  return parent;
}

test('forwards a signal to the command and exits with its exit code', async () => {
  const parent = await running(process.execPath, ['--input-type=module', '-e', CALL]);
  const exit = once(parent, 'exit');
  parent.kill('SIGTERM');
  expect(await exit).toEqual([7, null]);
});

test('ends the command when the shell that npm puts in between is killed', async () => {
  const shell = await running('sh', ['-c', `"${process.execPath}" --input-type=module -e "$CALL"; exit $?`]);
  // The output closes when the command and every process in between have ended.
  const output = once(shell.stdout.resume(), 'close');
  shell.kill('SIGKILL');
  await output;
  expect(shell.signalCode).toBe('SIGKILL');
});
