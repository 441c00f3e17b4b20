import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { accountsOf, type TestAccounts } from './accounts.ts';
import { type AllowedErrors, expectNoRawKeys, failOnBrowserErrors } from './fail-on-browser-errors.ts';
import { expectNoIdleRoutes, watchRoutes } from './fail-on-idle-routes.ts';
import { type Device, KeptPages } from './kept-pages.ts';
import { importExplorations, startSite, type TestSite } from './site.ts';
import { startStreetMap } from './street-map-site.ts';

export interface Options {
  /**
   * `runs`: the runs of `e2e/runs`, shared; `demo`: the demo, shared; `own demo`: a demo for this story only; `street map`: a run in a place
   * with a street map, for this story only; `rate limits`: a run with a code, one with codes of places, and the product's rate limits, for this
   * story only.
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
  /** A browser for stories that change its documents for good, by scripts or functions. */
  freshPage: Page;
  /** Opens another browser that fails on errors, too; `options`: of a different device. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  keptPages: KeptPages;
}

/** A site shared by stories. Studio stories publish runs, so they get a separate one: the lists of the other do not change. */
function sharedSite(site: 'runs' | 'demo', at: Options['at']): Place {
  const name = site === 'demo' ? 'E2E_DEMO' : at === 'studio' ? 'E2E_RUNS_STUDIO' : 'E2E_RUNS';
  return JSON.parse(process.env[name] ?? '{}') as Place;
}

/** Without the kept builds: the server links them faster than they are copied. */
async function startOwnDemo(dataDir: string): Promise<TestSite> {
  const seed = process.env.E2E_DEMO_SEED ?? '';
  await cp(seed, dataDir, { recursive: true, filter: (path) => path !== join(seed, 'builds') });
  return startSite({ dataDir });
}

/** A site with a run that needs a code, one whose places have codes, and rate limits as in production. */
async function startRateLimits(dataDir: string): Promise<TestSite> {
  const runs = ['geheime-tür.json', 'ankunftspfad.json'].map((file) => join(import.meta.dirname, '../runs', file));
  await importExplorations(dataDir, runs);
  return startSite({ dataDir, limited: true });
}

const OWN_SITES = { 'own demo': startOwnDemo, 'street map': startStreetMap, 'rate limits': startRateLimits };

/** A story: browsers that fail on unexpected errors, on a site with known runs. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  site: ['runs', { option: true }],
  at: ['player', { option: true }],
  allowedErrors: [[], { option: true }],

  keptPages: [({ browser }, provide) => provide(new KeptPages(browser)), { scope: 'worker' }],

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

  async openBrowser(
    { browser, keptPages, testSite, site, allowedErrors, origin, locale, viewport, contextOptions, serviceWorkers },
    provide,
  ) {
    const origins = [testSite.url, testSite.studioUrl];
    const device: Device = { origin, locale, viewport, contextOptions };
    const shared = serviceWorkers === 'block' && (site === 'runs' || site === 'demo');
    const opened: { page: Page; kept: boolean; expectNoErrors: () => void }[] = [];
    await provide(async (options) => {
      const kept = shared && options === undefined;
      const page = kept ? await keptPages.take(device) : await (await browser.newContext(options)).newPage();
      watchRoutes(page);
      opened.push({ page, kept, expectNoErrors: failOnBrowserErrors(page.context(), { origins, allowedErrors }) });
      return page;
    });
    expectNoIdleRoutes();
    for (const { page, kept, expectNoErrors } of opened) {
      if (!page.isClosed()) await expectNoRawKeys(page);
      if (!kept) await page.context().close();
      expectNoErrors();
      // Afterwards: requests that are aborted by leaving the page are no errors of the story.
      if (kept) await keptPages.giveBack(page, device, origins);
    }
  },

  creator: async ({ openBrowser }, provide) => provide(await openBrowser()),
  player: async ({ openBrowser }, provide) => provide(await openBrowser()),
  friend: async ({ openBrowser }, provide) => provide(await openBrowser()),
  freshPage: async ({ openBrowser }, provide) => provide(await openBrowser({})),
});
