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

/** Chromium without windows: it takes a fifth less CPU time than the full browser, and CPU time is what limits the stories. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds the browser of the end-to-end tests: `E2E_CHROMIUM`, else Debian's headless Chromium, else `chromiumPath`.
 * @throws with installation instructions if it finds none
 */
export async function testBrowserPath(): Promise<string> {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  if (existsSync(SHELL)) return SHELL;
  return (await installDebianPackage('chromium-headless-shell')) && existsSync(SHELL) ? SHELL : chromiumPath();
}

/**
 * Finds a full browser: `E2E_CHROMIUM`, else Playwright's, else an installed one, else installs the Debian package or downloads
 * Playwright's.
 * @throws with installation instructions if it finds none
 */
export async function chromiumPath(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium, which is not on this machine: E2E_CHROMIUM names another browser');
  const installedNow =
    (await installDebianPackage('chromium')) || (await run(bin('playwright', 'e2e'), ['install', 'chromium']));
  const fetched = installedNow ? findChromium() : undefined;
  if (fetched) return fetched;
  throw new Error('The end-to-end tests need Chromium: install it, or set E2E_CHROMIUM to the path of the browser.');
}

function findChromium(): string | undefined {
  return [process.env.E2E_CHROMIUM, playwrightChromium(), ...installed].find((path) => path && existsSync(path));
}

function playwrightChromium(): string {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return chromium.executablePath();
}
