import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { accountsOf, type TestAccounts } from './accounts.ts';
import { type AllowedErrors, expectNoRawKeys, failOnBrowserErrors } from './fail-on-browser-errors.ts';
import { importExplorations, startSite, type TestSite } from './site.ts';
import { startStreetMap } from './street-map-site.ts';

export interface Options {
  /**
   * `runs`: the runs of `e2e/runs`, shared; `demo`: the demo, shared; `own demo`: a demo for this story only; `street map`: a run in a place
   * with a street map, for this story only; `rate limits`: a run with a code and the product's rate limits, for this story only.
   */
  site: 'runs' | 'demo' | 'own demo' | 'street map' | 'rate limits';
  /** The site that relative addresses belong to. */
  at: 'player' | 'studio';
  /** Browser errors that the story expects. */
  allowedErrors: AllowedErrors[];
}

type Place = Omit<TestSite, 'stop' | 'start'>;

interface Fixtures {
  /** Origins and data folder of the story's site. */
  testSite: Place;
  /** Origin chosen by `at`. */
  origin: string;
  /** Accounts of the site, and their mails. */
  accounts: TestAccounts;
  /** The creator's browser, for stories in the studio. */
  creator: Page;
  /** The player's browser. */
  player: Page;
  /** The browser of a second player, or a second browser of the same player. */
  friend: Page;
  /** Opens another browser that fails on errors, too; `options`: of a different device. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A site shared by stories. Studio stories publish runs, so they get a separate one: the lists of the other do not change. */
function sharedSite(site: 'runs' | 'demo', at: Options['at']): Place {
  const name = site === 'demo' ? 'E2E_DEMO' : at === 'studio' ? 'E2E_RUNS_STUDIO' : 'E2E_RUNS';
  return JSON.parse(process.env[name] ?? '{}') as Place;
}

async function startOwnDemo(dataDir: string): Promise<TestSite> {
  await cp(process.env.E2E_DEMO_SEED ?? '', dataDir, { recursive: true });
  return startSite({ dataDir });
}

/** A site with a run that needs a code, and rate limits as in production. */
async function startRateLimits(dataDir: string): Promise<TestSite> {
  await importExplorations(dataDir, [join(import.meta.dirname, '../runs/geheime-tür.json')]);
  return startSite({ dataDir, limited: true });
}

const OWN_SITES = { 'own demo': startOwnDemo, 'street map': startStreetMap, 'rate limits': startRateLimits };

/** A story: browsers that fail on unexpected errors, on a site with known runs. */
export const test = base.extend<Options & Fixtures>({
  site: ['runs', { option: true }],
  at: ['player', { option: true }],
  allowedErrors: [[], { option: true }],

  async testSite({ site, at }, provide) {
    if (site === 'runs' || site === 'demo') return provide(sharedSite(site, at));
    const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-e2e-own-'));
    const own = await OWN_SITES[site](dataDir);
    await provide(own);
    await own.stop();
    await rm(dataDir, { recursive: true });
  },

  origin: ({ testSite, at }, provide) => provide(at === 'studio' ? testSite.studioUrl : testSite.url),
  accounts: ({ testSite }, provide) => provide(accountsOf(testSite)),

  baseURL: ({ origin }, provide) => provide(origin),

  async openBrowser({ browser, testSite, allowedErrors }, provide) {
    const opened: { page: Page; expectNoErrors: () => void }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      const expectNoErrors = failOnBrowserErrors(context, {
        origins: [testSite.url, testSite.studioUrl],
        allowedErrors,
      });
      const page = await context.newPage();
      opened.push({ page, expectNoErrors });
      return page;
    });
    for (const { page, expectNoErrors } of opened) {
      if (!page.isClosed()) await expectNoRawKeys(page);
      await page.context().close();
      expectNoErrors();
    }
  },

  creator: async ({ openBrowser }, provide) => provide(await openBrowser()),
  player: async ({ openBrowser }, provide) => provide(await openBrowser()),
  friend: async ({ openBrowser }, provide) => provide(await openBrowser()),
});
