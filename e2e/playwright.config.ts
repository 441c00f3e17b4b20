import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './support/engines/engine-stories.ts';

const own = chromium.executablePath();
const executablePath = process.env.E2E_CHROMIUM ?? (existsSync(own) ? own : '/usr/bin/chromium');
const asRoot = process.getuid?.() === 0;

/** A page of a story lives for seconds: compiling its scripts a second time, optimised, and helper threads of V8 cost more than they save. */
const SHORT_LIVED_PAGES = '--js-flags=--no-opt --no-maglev --single-threaded';

/** One device pixel per CSS pixel: software rendering of three takes three times as long. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desk = { viewport: { width: 1440, height: 900 } };

/** Stories in the engines of Firefox and Safari: the core of the game, or all with `E2E_ENGINES=all`. */
const ENGINES = '**/engines/*.e2e.ts';
const engineStories = process.env.E2E_ENGINES === 'all' ? ENGINES : '**/engines/core.e2e.ts';

/** Stories of the built product in a real browser; `@desk` and `@en` mark those that also run on a desk and in English. */
export default defineConfig<EngineOptions>({
  testDir: 'stories',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 3, // on two cores: stories wait for timers and transitions
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // A map drawn by software on a busy machine has taken more than ten seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'de-DE',
    actionTimeout: 30_000,
    // No proxy listens on this port: requests that would leave the machine fail.
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
    // Stories of the offline pages allow them; the others should not wait for a worker that stores files.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: [SHORT_LIVED_PAGES, ...(asRoot ? ['--no-sandbox'] : [])] },
  },
  projects: [
    // Those with the longest stories first: no worker is left with one at the end.
    { name: 'Firefox', use: { engine: 'Firefox' }, testMatch: engineStories },
    { name: 'WebKit', use: { engine: 'WebKit' }, testMatch: engineStories },
    { name: 'phone-en', use: { ...phone, locale: 'en-GB' }, testIgnore: ENGINES, grep: /@en|@only-en/ },
    { name: 'desk', use: desk, testIgnore: ENGINES, grep: /@desk|@only-desk/ },
    { name: 'phone', use: phone, testIgnore: ENGINES, grepInvert: /@only-desk|@only-en/ },
  ],
});
