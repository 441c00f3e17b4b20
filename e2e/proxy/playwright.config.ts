import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { use } = base;

/** Stories that are played through nginx. They mostly wait for a server that is away, so CI plays them beside all others. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/proxy',
  globalSetup: [], // the stories start their own sites
  workers: 2,
  timeout: 240_000,
  projects: [
    {
      name: 'proxy',
      use: {
        ...base.projects?.find(({ name }) => name === 'phone')?.use,
        serviceWorkers: 'allow',
        ignoreHTTPSErrors: true,
        launchOptions: {
          ...use?.launchOptions,
          // Service workers do not accept the option of the browser context.
          args: [...(use?.launchOptions?.args ?? []), '--ignore-certificate-errors'],
        },
      },
    },
  ],
});
