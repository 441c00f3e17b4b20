import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { buildSites } from '../build-sites.ts';
import { bin, run } from '../command.ts';
import { LEAST, median, type Scores, scoresOf, shortfalls } from '../lighthouse-scores.ts';
import { chromiumPath } from '../test-programs/chromium.ts';

// Measures the built product with the demo as a phone sees it. A page is loaded several times: machines have their moments.
const PAGES = ['/', '/exploration', '/exploration/die-donau-und-der-dom'];
const LOADS = 3;

const asRoot = process.getuid?.() === 0;
const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-lighthouse-'));

/** Loads a page once and judges it. @throws when Lighthouse could not */
async function measure({ url }: Site, page: string, chromium: string): Promise<Scores> {
  const report = join(folder, 'report.json');
  const flags = `--headless=new${asRoot ? ' --no-sandbox' : ''}`;
  const done = await run(
    bin('lighthouse', 'e2e'),
    [
      url + page,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${Object.keys(LEAST).join()}`,
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (!done) throw new Error(`Lighthouse could not measure ${page}`);
  return scoresOf(JSON.parse(await readFile(report, 'utf8')));
}

async function measureAll(site: Site): Promise<void> {
  const chromium = await chromiumPath();
  const table: Record<string, Scores> = {};
  for (const page of PAGES) {
    const loads: Scores[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await measure(site, page, chromium));
    table[page] = median(loads);
  }
  console.table(table);
  const missed = Object.entries(table).flatMap(([page, scores]) =>
    shortfalls(scores).map((what) => `${page}: ${what}`),
  );
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

try {
  if (!(await buildSites())) throw new Error('The player site could not be built');
  const site = await startSite({ dataDir: join(folder, 'data'), demo: true });
  await measureAll(site).finally(() => site.stop());
} finally {
  await rm(folder, { recursive: true });
}
