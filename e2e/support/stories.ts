import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { accountsOf, type TestAccounts } from './accounts.ts';
import { type AllowedErrors, expectNoRawKeys, failOnBrowserErrors } from './fail-on-browser-errors.ts';
import { startSite, type TestSite } from './site.ts';

export interface Options {
  /** `runs`: the runs of `e2e/runs`; `demo`: the demo, shared; `own demo`: one that this story alone changes. */
  site: 'runs' | 'demo' | 'own demo';
  /** On which of the two sites the story begins: addresses without an origin are there. */
  at: 'player' | 'studio';
  /** What the browser may complain about in this story. */
  allowedErrors: AllowedErrors[];
}

type Place = Omit<TestSite, 'stop'>;

interface Fixtures {
  /** Where the product of the story is, and its data. */
  testSite: Place;
  /** Where the site of the story is: the player's, or the studio. */
  origin: string;
  /** Who has an account there, and everybody's mails. */
  accounts: TestAccounts;
  /** The creator's browser; what `player` is on the studio. */
  creator: Page;
  /** The player's browser. */
  player: Page;
  /** Somebody else's browser, or the player's other one. */
  friend: Page;
  /** Opens another browser, watched like every other; `options` where it is not on the device of the others. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A site that stories share. Those that begin in the studio publish runs, so they have their own: lists of the other stay as they are. */
function sharedSite(site: 'runs' | 'demo', at: Options['at']): Place {
  const name = site === 'demo' ? 'E2E_DEMO' : at === 'studio' ? 'E2E_RUNS_STUDIO' : 'E2E_RUNS';
  return JSON.parse(process.env[name] ?? '{}') as Place;
}

/** A test told as a story: browsers that forgive nothing, on a site with known runs. */
export const test = base.extend<Options & Fixtures>({
  site: ['runs', { option: true }],
  at: ['player', { option: true }],
  allowedErrors: [[], { option: true }],

  async testSite({ site, at }, give) {
    if (site !== 'own demo') return give(sharedSite(site, at));
    const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-e2e-own-'));
    await cp(process.env.E2E_DEMO_SEED ?? '', dataDir, { recursive: true });
    const own = await startSite({ dataDir });
    await give(own);
    await own.stop();
    await rm(dataDir, { recursive: true });
  },

  origin: ({ testSite, at }, give) => give(at === 'studio' ? testSite.studioUrl : testSite.url),
  accounts: ({ testSite }, give) => give(accountsOf(testSite)),

  baseURL: ({ origin }, give) => give(origin),

  async openBrowser({ browser, testSite, allowedErrors }, give) {
    const opened: { page: Page; expectNoErrors: () => void }[] = [];
    await give(async (options) => {
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

  creator: async ({ openBrowser }, give) => give(await openBrowser()),
  player: async ({ openBrowser }, give) => give(await openBrowser()),
  friend: async ({ openBrowser }, give) => give(await openBrowser()),
});
