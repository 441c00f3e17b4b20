import type { Page } from '@playwright/test';
import { phoneProfile } from './phone-profile.ts';
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
  async phone({ relay, testSite, allowedErrors }, provide, testInfo) {
    const profile = await phoneProfile({ url: relay.url, studioUrl: testSite.studioUrl }, testInfo, allowedErrors);
    await provide(await profile.open());
    await profile.remove();
  },
});
