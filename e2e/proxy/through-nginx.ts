import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { accountsOf, type TestAccounts } from '../support/accounts.ts';
import { failOnBrowserErrors } from '../support/fail-on-browser-errors.ts';
import { freePorts, startSite, type TestSite } from '../support/site.ts';
import { startNginx } from './nginx.ts';

interface ProxiedSite {
  /** Origins of both sites at nginx, as visitors see them. */
  url: string;
  studioUrl: string;
  /** The product without the proxy: prepares what a story needs, and is restarted. */
  direct: TestSite;
}

interface Fixtures {
  /** Path of the program; empty where it is missing, and the story is skipped. */
  nginx: string;
  site: ProxiedSite;
  accounts: TestAccounts;
  /** Opens the browser of a phone, which fails on errors other than those of a server that is away. */
  openPhone: () => Promise<Page>;
}

/** A story whose browsers reach the product through nginx, with rate limits as in production. */
export const test = base.extend<Fixtures>({
  nginx: [process.env.E2E_NGINX ?? '', { option: true }],

  async site({ nginx }, provide) {
    test.skip(nginx === '', 'nginx is not installed');
    const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-proxy-'));
    const [http = 0, player = 0, studio = 0] = await freePorts(3);
    const origins = { url: `https://127.0.0.1:${player}`, studioUrl: `https://127.0.0.1:${studio}` };
    const direct = await startSite({ dataDir, limited: true, behind: origins });
    try {
      const proxy = await startNginx(nginx, { ports: { http, player, studio }, site: direct });
      await provide({ ...origins, direct });
      await proxy.stop();
    } finally {
      await direct.stop();
      await rm(dataDir, { recursive: true });
    }
  },

  accounts: ({ site }, provide) => provide(accountsOf(site.direct)),

  async openPhone({ browser, site: { url, studioUrl } }, provide) {
    const checks: (() => Promise<void>)[] = [];
    await provide(async () => {
      const context = await browser.newContext({ baseURL: url });
      const watched = { origins: [url, studioUrl], allowedErrors: ['network', 502] } as const;
      const expectNoErrors = failOnBrowserErrors(context, watched);
      checks.push(async () => {
        await context.close();
        expectNoErrors();
      });
      return context.newPage();
    });
    for (const check of checks) await check();
  },
});
