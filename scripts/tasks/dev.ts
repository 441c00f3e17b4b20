import { once } from 'node:events';
import { join } from 'node:path';
import { bin, root, start } from '../command.ts';

// Side by side: the API, started again on every change, and Vite, which hands /api on to it.
const running = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts']),
  start(bin('vite', 'apps/player'), [], { cwd: join(root, 'apps/player') }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => running.forEach((child) => child.kill(signal)));
}

// One without the other is of no use: whichever ends first ends both.
await Promise.race(running.map((child) => once(child, 'exit')));
for (const child of running) child.kill();
