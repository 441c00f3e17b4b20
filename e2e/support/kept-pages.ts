import type { Browser, Page, ViewportSize } from '@playwright/test';

/** Settings of a page that must be equal for another story to use it. */
export interface Device {
  origin: string;
  locale: string | undefined;
  viewport: ViewportSize | null;
  contextOptions: object;
}

const LISTENERS = ['dialog', 'request', 'response', 'console'] as const;

/**
 * Pool of pages for the stories of a worker. A page that has loaded a site before loads it in less than half the CPU time: its scripts are
 * compiled, its files are cached.
 */
export class KeptPages {
  readonly #free = new Map<string, Page[]>();
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a page without cookies, storage, permissions, position and routes of earlier stories. */
  async take(device: Device): Promise<Page> {
    const kept = this.#free.get(JSON.stringify(device))?.pop();
    return kept ?? (await this.#browser.newContext()).newPage();
  }

  /** Clears a page for the next story; `origins`: of the sites that the story may have visited. */
  async giveBack(page: Page, device: Device, origins: readonly string[]): Promise<void> {
    const context = page.context();
    if (page.isClosed()) return context.close();
    for (const event of LISTENERS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    // A document of the same site without scripts: nothing writes to the storage while it is cleared, and the process stays.
    await page.goto(`${device.origin}/icon.svg`);
    // A fake clock cannot be removed: it also replaces the browser's list of navigations by an empty one.
    const timed = await page.evaluate(() => performance.getEntriesByType('navigation').length > 0);
    if (!timed) return context.close();

    const session = await context.newCDPSession(page);
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setGeolocation(null)]);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    });
    if (device.viewport) await page.setViewportSize(device.viewport);
    const key = JSON.stringify(device);
    this.#free.set(key, [...(this.#free.get(key) ?? []), page]);
  }
}
