import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HAND_OVER = join(import.meta.dirname, 'hand-over.mjs');
const LASTS = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 60_000); console.log('running');";
const CALL = `import { handOver } from ${JSON.stringify(HAND_OVER)}; handOver(process.execPath, ['-e', ${JSON.stringify(LASTS)}]);`;

/** A process that hands over to one that lasts, once that one runs. */
async function running(command: string, args: string[]) {
  const caller = spawn(command, args, { env: { ...process.env, CALL }, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(caller.stdout, 'data');
  return caller;
}

test('a signal reaches the task, and its exit code is that of the command', async () => {
  const caller = await running(process.execPath, ['--input-type=module', '-e', CALL]);
  const exit = once(caller, 'exit');
  caller.kill('SIGTERM');
  expect(await exit).toEqual([7, null]);
});

test('a task does not outlive the shell that npm puts in between', async () => {
  const shell = await running('sh', ['-c', `"${process.execPath}" --input-type=module -e "$CALL"; exit $?`]);
  // Its end is told by the task and everything in between having let go of it.
  const output = once(shell.stdout.resume(), 'close');
  shell.kill('SIGKILL');
  await output;
  expect(shell.signalCode).toBe('SIGKILL');
});
