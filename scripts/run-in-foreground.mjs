// Written for Node 18, like run.mjs, which uses it.
import { spawn } from 'node:child_process';

const PARENT_CHECK_MS = 500;

/**
 * Runs a command in place of this process: forwards signals to it and exits with its exit code. The command also ends when our parent
 * process ends: `npm start` puts a shell in between that dies of a signal without forwarding it, and the product would keep its ports.
 */
export function runInForeground(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to the child as well; a second SIGINT would make it stop without cleaning up.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  const parent = process.ppid;
  const parentCheck = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(parentCheck);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}
