// In the syntax of Node 18, like run.mjs, which uses it.
import { spawn } from 'node:child_process';

/** How often, in milliseconds, it is looked whether the one who called still lives. */
const LOOK_MS = 500;

/**
 * Runs a command in place of this process: signals reach it, and its exit code is ours. It also ends with the process that called us: `npm start`
 * puts a shell in between that dies of a signal without passing it on, and the product would keep its ports for ever.
 */
export function handOver(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // In a terminal Ctrl-C reaches the task by itself, and a second one would mean: at once.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  const caller = process.ppid;
  const looks = setInterval(() => {
    if (process.ppid === caller) return;
    clearInterval(looks);
    child.kill('SIGTERM');
  }, LOOK_MS);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}
