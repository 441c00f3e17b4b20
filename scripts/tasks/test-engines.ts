import { join } from 'node:path';
import { buildForStories } from '../build-sites.ts';
import { bin, root, run } from '../command.ts';
import { provideOtherBrowsers, testEnvironment } from '../test-environment.ts';

// npm run test:engines -- [NAME…] [Playwright options]: the stories in Firefox and WebKit; NAME is a part of a story's path.
const env = { ...testEnvironment(), E2E_ENGINES: 'all' };
await provideOtherBrowsers(env);
const ok =
  (await buildForStories()) &&
  (await run(
    bin('playwright', 'e2e'),
    ['test', '--reporter=list', '--project=Firefox', '--project=WebKit', ...process.argv.slice(2)],
    { cwd: join(root, 'e2e'), env },
  ));
if (!ok) process.exitCode = 1;
