import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpsProxy } from '../../e2e/support/https-proxy.ts';
import {
  type Origins,
  type Phone,
  type PreparedVisit,
  prepareVisits,
  startPhone,
} from '../../e2e/support/measured-phone.ts';
import { startSite, type TestSite } from '../../e2e/support/site.ts';
import { buildSites } from '../build-sites.ts';
import { bin, runCaptured } from '../command.ts';
import { MEASURED_PAGES, type MeasuredPage } from '../lighthouse/pages.ts';
import { type Figures, figuresOf, judged, median, type Report, shortfalls } from '../lighthouse/scores.ts';
import { chromiumPath } from '../test-programs/chromium.ts';

// Measures the built product with the demo on an emulated phone, behind HTTPS with HTTP/2: `npm run lighthouse -- [--loads=N] [NAME…]`.
// Figures vary between loads: the median counts. Simulated throttling decides; applied throttling is printed beside it, and decides for
// stored visits, because Lighthouse cannot simulate what comes from a service worker.
const options = process.argv.slice(2);
const LOADS = Number(options.find((option) => option.startsWith('--loads='))?.slice('--loads='.length) ?? 3);
const NAMES = options.filter((option) => !option.startsWith('--'));
const TRIES = 5;

type Throttling = 'simulate' | 'devtools';

/** Why the measurement ends early: Playwright closes the browser at a signal, and no other one may start. */
let stoppedBy: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stoppedBy = signal;
  });
}

function throwIfStopped(): void {
  if (stoppedBy) throw new Error(`Stopped by ${stoppedBy}`);
}

const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-lighthouse-'));

/** Loads a page once in a running browser. @throws with the message of Lighthouse's error */
async function load(
  phone: Phone,
  { url }: PreparedVisit,
  page: MeasuredPage,
  throttling: Throttling,
): Promise<Figures> {
  const file = join(folder, 'report.json');
  await rm(file, { force: true });
  const { output } = await runCaptured(bin('lighthouse', 'e2e'), [
    url,
    `--port=${phone.port}`,
    '--quiet',
    '--no-enable-error-reporting',
    '--disable-full-page-screenshot',
    `--throttling-method=${throttling}`,
    `--only-categories=${page.categories.join()}`,
    ...(page.visit === 'stored' ? ['--disable-storage-reset'] : []),
    '--output=json',
    `--output-path=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text): Report => JSON.parse(text),
    () => undefined,
  );
  if (!report) throw new Error(output.trim() || 'Lighthouse wrote no report');
  if (report.runtimeError) throw new Error(`${report.runtimeError.code}: ${report.runtimeError.message}`);
  return figuresOf(report);
}

/**
 * Loads a page until one measurement succeeds; undefined after TRIES failures. Each try has a browser of its own: on a busy machine
 * Chromium's trace sometimes misses the start of the navigation (NO_NAVSTART).
 */
async function measure(
  chromium: string,
  visit: PreparedVisit,
  page: MeasuredPage,
  throttling: Throttling,
): Promise<Figures | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    throwIfStopped();
    try {
      const phone = await startPhone(chromium, visit, page.visit);
      return await load(phone, visit, page, throttling).finally(() => phone.close());
    } catch (error) {
      throwIfStopped();
      const [line] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
      console.error(`${page.name}: try ${attempt} of ${TRIES} failed: ${line}`);
    }
  }
  return undefined;
}

/** Prints the figures of each page when it is measured, so that a later failure loses nothing. */
async function measureAll(site: TestSite, origins: Origins): Promise<void> {
  const chromium = await chromiumPath();
  const visitOf = await prepareVisits(site, origins);
  const table: Record<string, Partial<Figures>> = {};
  const problems: string[] = [];
  for (const page of MEASURED_PAGES.filter(({ name }) => NAMES.length === 0 || NAMES.includes(name))) {
    for (const throttling of ['simulate', 'devtools'] as const) {
      if (page.visit === 'stored' && throttling === 'simulate') continue;
      const loads: Figures[] = [];
      for (let count = 0; count < LOADS; count += 1) {
        const figures = await measure(chromium, visitOf(page), page, throttling);
        if (figures) loads.push(figures);
      }
      const row = `${page.name}, ${throttling === 'simulate' ? 'simulated' : 'applied'}`;
      if (loads.length < LOADS) problems.push(`${row}: measured ${loads.length} of ${LOADS} loads`);
      if (loads.length === 0) continue;
      const figures = median(loads);
      table[row] = judged(figures, page.categories);
      console.log(row, JSON.stringify(table[row]));
      const decides = throttling === 'simulate' || page.visit === 'stored';
      if (decides) problems.push(...shortfalls(figures, page.limits).map((shortfall) => `${row}: ${shortfall}`));
    }
  }
  console.table(table);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  if (!(await buildSites())) throw new Error('The sites could not be built');
  throwIfStopped();
  const site = await startSite({ dataDir: join(folder, 'data'), demo: true });
  const [player, studio] = [await startHttpsProxy(site.url), await startHttpsProxy(site.studioUrl)];
  await measureAll(site, { url: player.url, studioUrl: studio.url }).finally(async () => {
    player.stop();
    studio.stop();
    await site.stop();
  });
} finally {
  await rm(folder, { recursive: true });
}
