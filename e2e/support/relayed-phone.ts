import type { Page } from '@playwright/test';
import { failOnBrowserErrors } from './fail-on-browser-errors.ts';
import { type Relay, startRelay } from './relay.ts';
import { test as base } from './stories.ts';

interface Fixtures {
  /** Proxy between the phone and the player site. */
  relay: Relay;
  phone: Page;
}

/** Stories of a phone that reaches the site through a relay. */
export const test = base.extend<Fixtures>({
  async relay({ testSite }, provide) {
    const relay = await startRelay(testSite.url);
    await provide(relay);
    await relay.close();
  },
  async phone({ relay, testSite, allowedErrors, browser }, provide) {
    const context = await browser.newContext({ baseURL: relay.url });
    const origins = [relay.url, testSite.studioUrl];
    const expectNoErrors = failOnBrowserErrors(context, { origins, allowedErrors });
    await provide(await context.newPage());
    await context.close();
    expectNoErrors();
  },
});
