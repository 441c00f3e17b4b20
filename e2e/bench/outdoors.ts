import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { testBrowserPath } from '../../scripts/test-programs/chromium.ts';
import { mapDetail } from '../support/map-detail.ts';
import { offlineReady } from '../support/phone-profile.ts';
import { joinAndOpenPoi } from '../support/play/play-on-screen.ts';
import { startStreetMap } from '../support/street-map-site.ts';

/**
 * `node e2e/bench/outdoors.ts`, after a build: milliseconds until the street map of a spot is drawn on a phone whose CPU is slowed four
 * times, and until a spot can be read after a reload without a network. The median of ROUNDS counts. Exits with 1 above a target.
 */
const ROUNDS = 3;
const SLOWED = 4;
const [RUN, SPOT] = ['Rund um Bindlach', 'Am Dorfplatz'];
const TARGETS = { 'map, cold': 4_000, 'map, warm': 1_500, 'spot offline after a reload': 1_000 };
/** Least detail of a map with streets: see `mapDetail`. */
const STREETS = 0.25;

const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-outdoors-'));
const site = await startStreetMap(folder);
const browser = await chromium.launch({
  executablePath: await testBrowserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const phone: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  locale: 'de-DE',
  baseURL: site.url,
};
try {
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser));
  for (const [name, target] of Object.entries(TARGETS)) {
    const values = rounds.map((each) => each[name] ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
    const value = values[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
    if (value > target) process.exitCode = 1;
    console.log(`${value > target ? 'MISS' : 'ok  '} ${name}: ${value} ms of ${target} ms (${values.join(', ')})`);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Joins, then opens the spot with an empty browser cache, again with a full one, and without a network. */
async function measure(on: Browser): Promise<Record<string, number>> {
  const joining = await on.newContext(phone);
  const first = await joining.newPage();
  await joinAndOpenPoi(first, RUN, SPOT);
  await offlineReady(first);
  const address = first.url();
  await first.reload();
  await joining.setOffline(true);
  const offline = await readableAfterReload(first);
  const storageState = await joining.storageState();
  await joining.close();

  const fresh = await on.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  const page = await fresh.newPage();
  const session = await fresh.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const cold = await drawn(page, () => page.goto(address));
  const warm = await drawn(page, () => page.reload());
  await fresh.close();
  return { 'map, cold': cold, 'map, warm': warm, 'spot offline after a reload': offline };
}

async function readableAfterReload(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: SPOT }).waitFor();
  return Math.round(await page.evaluate(() => performance.now()));
}

/** Milliseconds from the start of a load until the streets are on the screen. */
async function drawn(page: Page, load: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await load();
  const map = page.getByRole('region', { name: 'Karte' });
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' }).waitFor();
  while ((await mapDetail(map)) < STREETS);
  return Math.round(performance.now() - started);
}
