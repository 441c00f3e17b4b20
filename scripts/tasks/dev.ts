import { once } from 'node:events';
import { join } from 'node:path';
import { bin, root, start } from '../command.ts';

/** Where Vite serves the sites (their vite.config.ts); links between the sites lead there instead of to the built sites. */
const origins = { PLAYER_URL: 'http://127.0.0.1:5173', STUDIO_URL: 'http://127.0.0.1:5174' };

function startVite(app: string) {
  return start(bin('vite', app), [], { cwd: join(root, app) });
}

// The API restarts on every change. Vite serves each site and forwards its calls to the API's ports, PORT and STUDIO_PORT.
const children = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    env: { ...origins, ...process.env },
  }),
  startVite('apps/player'),
  startVite('apps/studio'),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => children.forEach((child) => child.kill(signal)));
}

// When one process ends, end the others.
await Promise.race(children.map((child) => once(child, 'exit')));
for (const child of children) child.kill();
