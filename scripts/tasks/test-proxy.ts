import { join } from 'node:path';
import { buildForStories } from '../build-sites.ts';
import { bin, root, run } from '../command.ts';
import { provideChromium, provideNginx, testEnvironment } from '../test-environment.ts';

// npm run test:proxy -- [NAME…] [Playwright options]: the stories that are played through nginx with the file of docs/deploy.md.
const env = testEnvironment();
await provideChromium(env);
await provideNginx(env);
const ok =
  (await buildForStories()) &&
  (await run(bin('playwright', 'e2e'), ['test', '--config=proxy', '--reporter=list', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    env,
  }));
if (!ok) process.exitCode = 1;
