import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bin, root, run } from '../command.ts';
import { installDebianPackage } from './debian.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows: it takes a fifth less of the processors than the whole browser, which is what the stories wait for. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the end-to-end tests: `E2E_CHROMIUM`, else Debian's Chromium without windows, else `chromiumPath`.
 * @throws with what to install when there is none
 */
export async function testBrowserPath(): Promise<string> {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  if (existsSync(SHELL)) return SHELL;
  return (await installDebianPackage('chromium-headless-shell')) && existsSync(SHELL) ? SHELL : chromiumPath();
}

/**
 * A whole browser: `E2E_CHROMIUM`, else Playwright's own, else an installed one, else Debian's package, else
 * Playwright's download.
 * @throws with what to install when there is none
 */
export async function chromiumPath(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const arrived =
    (await installDebianPackage('chromium')) || (await run(bin('playwright', 'e2e'), ['install', 'chromium']));
  const fetched = arrived ? findChromium() : undefined;
  if (fetched) return fetched;
  throw new Error('The end-to-end tests need Chromium: install it, or set E2E_CHROMIUM to its program.');
}

function findChromium(): string | undefined {
  return [process.env.E2E_CHROMIUM, playwrightsOwn(), ...installed].find((path) => path && existsSync(path));
}

function playwrightsOwn(): string {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return chromium.executablePath();
}
