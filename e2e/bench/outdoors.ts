import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { testBrowserPath } from '../../scripts/test-programs/chromium.ts';
import { offlineReady } from '../support/offline-ready.ts';
import { joinAndOpenPoi, openWay } from '../support/play/play-on-screen.ts';
import { startStreetMap } from '../support/street-map-site.ts';

/**
 * `node e2e/bench/outdoors.ts`, after a build: milliseconds until the street map of a spot is drawn on a phone whose CPU is slowed four times,
 * and until a spot can be read after a reload without a network. The median of ROUNDS counts. Exits with 1 above a target.
 */
const ROUNDS = 3;
const SLOWED = 4;
const [RUN, SPOT] = ['Rund um Bindlach', 'Am Dorfplatz'];
const TARGETS = { 'map, cold': 4_000, 'map, warm': 1_500, 'spot offline after a reload': 1_000 };
const QUIET_MS = 300;

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

/**
 * Joins and reads the spot without a network, then looks at its map with everything stored (the second look: the first one fetches the tiles),
 * and with an empty browser cache and no service worker.
 */
async function measure(on: Browser): Promise<Record<string, number>> {
  const joined = await on.newContext(phone);
  const first = await joined.newPage();
  await joinAndOpenPoi(first, RUN, SPOT);
  await offlineReady(first);
  await first.reload();
  await joined.setOffline(true);
  const offline = await readableAfterReload(first);
  await joined.setOffline(false);
  await slowDown(first);
  await drawn(first, () => first.reload());
  const warm = await drawn(first, () => first.reload());
  const storageState = await joined.storageState();
  await joined.close();

  const fresh = await on.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  const page = await fresh.newPage();
  await slowDown(page);
  const cold = await drawn(page, () => page.goto(first.url()));
  await fresh.close();
  return { 'map, cold': cold, 'map, warm': warm, 'spot offline after a reload': offline };
}

/** Slows the CPU and marks every frame that maps draw, from the next load on. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(markFrames);
}

async function readableAfterReload(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: SPOT }).waitFor();
  return Math.round(await page.evaluate(() => performance.now()));
}

/**
 * Milliseconds from the moment a readable spot is scrolled to its map until the map, with its tile, has drawn its last frame: nothing follows
 * for QUIET_MS. The page loads nothing of the map before, so the time of the page does not count.
 */
async function drawn(page: Page, load: () => Promise<unknown>): Promise<number> {
  await load();
  await openWay(page);
  const frame = page.locator('[class*=_frame_]').first();
  await frame.waitFor();
  const tile = page.waitForResponse((response) => response.url().includes('/map/tiles/'));
  await frame.evaluate((map) => {
    performance.mark('scrolled');
    map.scrollIntoView({ block: 'center' });
  });
  await page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' }).waitFor({ state: 'attached' });
  await tile;
  const last = await page.waitForFunction((quiet) => {
    const frames = performance.getEntriesByName('map frame');
    const frame = frames.at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
    return performance.now() - frame > quiet && frame - (performance.getEntriesByName('scrolled')[0]?.startTime ?? 0);
  }, QUIET_MS);
  return Math.round(Number(await last.jsonValue()));
}

/** Marks every frame that a map draws. */
function markFrames(): void {
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    performance.mark('map frame');
    draw.apply(this, args);
  };
}
