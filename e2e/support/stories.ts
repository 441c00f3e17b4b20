import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startSite } from './site.ts';
import { expectNoRawKeys, type Forgiven, watch } from './watch.ts';

export interface Options {
  /** `runs`: the runs of `e2e/runs`; `demo`: the demo, shared; `own demo`: one that this story alone changes. */
  site: 'runs' | 'demo' | 'own demo';
  /** What the browser may complain about in this story. */
  forgiven: Forgiven[];
}

interface Fixtures {
  /** Folder of a story's own site, where its mails are written to; empty for shared ones. */
  dataDir: string;
  /** Where the site of the story is. */
  origin: string;
  /** The player's browser. */
  player: Page;
  /** Somebody else's browser, or the player's other one. */
  friend: Page;
  /** Opens another browser, watched like every other. */
  openBrowser: () => Promise<Page>;
}

/** A test told as a story: browsers that forgive nothing, on a site with known runs. */
export const test = base.extend<Options & Fixtures>({
  site: ['runs', { option: true }],
  forgiven: [[], { option: true }],

  async dataDir({ site }, give) {
    if (site !== 'own demo') return give('');
    const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-e2e-own-'));
    await cp(process.env.E2E_DEMO_SEED ?? '', dataDir, { recursive: true });
    await give(dataDir);
    await rm(dataDir, { recursive: true });
  },

  async origin({ site, dataDir }, give) {
    if (site !== 'own demo') return give(process.env[site === 'demo' ? 'E2E_DEMO' : 'E2E_RUNS'] ?? '');
    const own = await startSite({ dataDir });
    await give(own.url);
    await own.stop();
  },

  baseURL: ({ origin }, give) => give(origin),

  async openBrowser({ browser, origin, forgiven }, give) {
    const opened: { page: Page; expectPeace: () => void }[] = [];
    await give(async () => {
      const context = await browser.newContext();
      const expectPeace = watch(context, { origin, forgiven });
      const page = await context.newPage();
      opened.push({ page, expectPeace });
      return page;
    });
    for (const { page, expectPeace } of opened) {
      if (!page.isClosed()) await expectNoRawKeys(page);
      await page.context().close();
      expectPeace();
    }
  },

  player: async ({ openBrowser }, give) => give(await openBrowser()),
  friend: async ({ openBrowser }, give) => give(await openBrowser()),
});
