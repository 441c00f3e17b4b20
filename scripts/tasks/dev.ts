import { once } from 'node:events';
import { join } from 'node:path';
import { bin, root, start } from '../command.ts';

/** Where Vite serves the sites (their vite.config.ts); links from one to the other lead there, not to what was built. */
const origins = { PLAYER_URL: 'http://127.0.0.1:5173', STUDIO_URL: 'http://127.0.0.1:5174' };

function site(app: string) {
  return start(bin('vite', app), [], { cwd: join(root, app) });
}

// Side by side: the API, started again on every change, and Vite for each site, which hands /api on to it.
const running = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    env: { ...origins, ...process.env },
  }),
  site('apps/player'),
  site('apps/studio'),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => running.forEach((child) => child.kill(signal)));
}

// One without the others is of no use: whichever ends first ends all.
await Promise.race(running.map((child) => once(child, 'exit')));
for (const child of running) child.kill();
