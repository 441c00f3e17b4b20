import { join } from 'node:path';
import { buildForStories } from '../build-sites.ts';
import { bin, root, run } from '../command.ts';
import { provideChromium, provideOtherBrowsers, testEnvironment } from '../test-environment.ts';

// npm run test:e2e -- [NAME…] [Playwright options]: NAME is a part of a story's path.
const env = testEnvironment();
await provideChromium(env);
await provideOtherBrowsers(env);
const ok =
  (await buildForStories()) &&
  (await run(bin('playwright', 'e2e'), ['test', '--reporter=list', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    env,
  }));
if (!ok) process.exitCode = 1;
