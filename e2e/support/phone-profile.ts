import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type TestInfo } from '@playwright/test';
import { type AllowedErrors, failOnBrowserErrors } from './fail-on-browser-errors.ts';

type Launch = Exclude<Parameters<typeof chromium.launchPersistentContext>[1], undefined>;

interface PhoneSite {
  url: string;
  studioUrl: string;
}

/**
 * A phone whose browser can be closed and opened again with everything that it stored.
 * @param allowedErrors browser errors that the story expects
 */
export async function phoneProfile(
  { url, studioUrl }: PhoneSite,
  { project }: TestInfo,
  allowedErrors: readonly AllowedErrors[],
) {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-phone-'));
  const { launchOptions, ...device } = project.use;
  let opened: { context: BrowserContext; expectNoErrors: () => void } | undefined;

  async function close() {
    await opened?.context.close();
    opened?.expectNoErrors();
    opened = undefined;
  }

  return {
    /** Opens the browser. @returns its page */
    async open({ offline = false } = {}): Promise<Page> {
      const options = { ...device, ...launchOptions, baseURL: url, serviceWorkers: 'allow', offline } as Launch;
      const context = await chromium.launchPersistentContext(folder, options);
      const watched = { origins: [url, studioUrl], allowedErrors };
      opened = { context, expectNoErrors: failOnBrowserErrors(context, watched) };
      return context.pages()[0] ?? context.newPage();
    },
    close,
    async remove() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
