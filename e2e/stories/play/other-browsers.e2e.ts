import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { EngineBrowser } from '../../support/engines/engine-browser.ts';
import { startFirefox } from '../../support/engines/firefox.ts';
import { startWebKit } from '../../support/engines/webkit.ts';
import { startStreetMap } from '../../support/street-map-site.ts';

/** Long, because both browsers render on the CPU while other stories run. */
const STEP_TIMEOUT_MS = 90_000;

const { E2E_FIREFOX: firefox = '', E2E_WEBKIT: webkit = '' } = process.env;

function linkWith(text: string): string {
  return `//main//a[contains(normalize-space(.), "${text}")]`;
}

function button(name: string): string {
  return `//button[normalize-space(.) = "${name}"]`;
}

/** Runs `step` until it works: elements appear when the page has loaded. */
async function eventually(step: () => Promise<unknown>): Promise<void> {
  await expect(step).toPass({ timeout: STEP_TIMEOUT_MS });
}

async function expectText(browser: EngineBrowser, text: string): Promise<void> {
  await expect.poll(() => browser.text(), { timeout: STEP_TIMEOUT_MS }).toContain(text);
}

async function answer(browser: EngineBrowser, number: number): Promise<void> {
  await eventually(() => browser.fill('//article//form//input', String(number)));
  await eventually(() => browser.click(button('Antwort prüfen')));
}

/** Expects the street map, or a sentence where this machine cannot draw any map. */
async function expectMap(browser: EngineBrowser): Promise<void> {
  if (!(await browser.evaluate('return document.createElement("canvas").getContext("webgl2") !== null')))
    return expectText(browser, 'Die Karte lässt sich hier gerade nicht anzeigen.');
  await browser.evaluate('scrollTo(0, 300)'); // maps start when they are in view Stands there as soon as the streets are drawn.
  await expectText(browser, '© OpenStreetMap-Mitwirkende');
}

/** Waits until the service worker has stored the pages and controls this one. */
async function offlineReady(browser: EngineBrowser): Promise<void> {
  const isReady = () => browser.evaluate('return navigator.serviceWorker.controller !== null');
  await expect.poll(isReady, { timeout: STEP_TIMEOUT_MS }).toBe(true);
}

/** Joins, answers, sees the map, plays on while the site cannot be reached, and gets the points when it can. */
async function playCore(start: (program: string) => Promise<EngineBrowser>, program: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-e2e-engine-'));
  const site = await startStreetMap(dataDir);
  const browser = await start(program);
  try {
    await browser.goto(`${site.url}/exploration/rund-um-bindlach`);
    await browser.evaluate('localStorage.setItem("selectedLanguage", "de")');
    await browser.goto(`${site.url}/exploration/rund-um-bindlach`);
    await eventually(() => browser.click(button('Mitmachen')));
    await eventually(() => browser.click(linkWith('Am Dorfplatz')));
    await answer(browser, 4);
    await expectText(browser, '+10 Punkte');
    await expectMap(browser);

    await offlineReady(browser);
    await site.stop();
    await browser.goto(`${site.url}/exploration/rund-um-bindlach/poi`);
    await eventually(() => browser.click(linkWith('Altes Rathaus')));
    await answer(browser, 1890);
    await expectText(browser, 'Wartet auf Netz');
    await browser.goto(`${site.url}/exploration/rund-um-bindlach/poi/altes-rathaus`);
    await expectText(browser, 'Deine Antwort: 1890');

    await site.start();
    await expectText(browser, 'Spot geschafft!');
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

test.describe('the core of the game', () => {
  // Each starts a site and a browser, and the site a second time.
  test.describe.configure({ timeout: 300_000 });

  test('works in Firefox: join, answer, map, reload without a network, waiting answer', async () => {
    test.skip(firefox === '', 'Firefox is not installed');
    await playCore(startFirefox, firefox);
  });

  test('works in WebKit: join, answer, map, reload without a network, waiting answer', async () => {
    test.skip(webkit === '', 'WebKit is not installed');
    await playCore(startWebKit, webkit);
  });
});
