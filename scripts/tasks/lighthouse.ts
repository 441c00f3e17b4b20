import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type TestSite } from '../../e2e/support/site.ts';
import { buildSites } from '../build-sites.ts';
import { bin, runCaptured } from '../command.ts';
import { LEAST, median, type Report, type Scores, scoresOf, shortfalls } from '../lighthouse-scores.ts';
import { chromiumPath } from '../test-programs/chromium.ts';

// Measures the built product with the demo on an emulated phone. Scores vary between loads: the median of LOADS counts.
const PAGES = ['/', '/exploration', '/exploration/die-donau-und-der-dom'];
const LOADS = 3;
/** On a busy machine Chromium's trace sometimes misses the start of the navigation (NO_NAVSTART): try again. */
const TRIES = 4;

const asRoot = process.getuid?.() === 0;
const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-lighthouse-'));

/** Loads a page once; returns its scores, or the message of Lighthouse's error. */
async function measure(url: string, chromium: string): Promise<Scores | string> {
  const file = join(folder, 'report.json');
  await rm(file, { force: true });
  const { output } = await runCaptured(
    bin('lighthouse', 'e2e'),
    [
      url,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${Object.keys(LEAST).join()}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless=new${asRoot ? ' --no-sandbox' : ''}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  const report = await readFile(file, 'utf8').then(
    (text): Report => JSON.parse(text),
    () => undefined,
  );
  if (!report) return output.trim() || 'Lighthouse wrote no report';
  return report.runtimeError ? `${report.runtimeError.code}: ${report.runtimeError.message}` : scoresOf(report);
}

/** Loads a page until one measurement succeeds; undefined after TRIES failures. */
async function measureWithRetries(url: string, chromium: string): Promise<Scores | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await measure(url, chromium);
    if (typeof result !== 'string') return result;
    console.error(`${url}: try ${attempt} of ${TRIES} failed: ${result.split('\n', 1)[0]}`);
  }
  return undefined;
}

/** Prints the scores of each load when it is measured, so that a later failure loses nothing. */
async function measureAll(site: TestSite): Promise<void> {
  const chromium = await chromiumPath();
  const table: Record<string, Scores> = {};
  const problems: string[] = [];
  for (const page of PAGES) {
    const loads: Scores[] = [];
    for (let load = 1; load <= LOADS; load += 1) {
      const scores = await measureWithRetries(site.url + page, chromium);
      if (scores) loads.push(scores);
      console.log(`${page} load ${load} of ${LOADS}: ${scores ? Object.values(scores).join(' ') : 'not measured'}`);
    }
    if (loads.length < LOADS) problems.push(`${page}: measured ${loads.length} of ${LOADS} loads`);
    if (loads.length > 0) table[page] = median(loads);
  }
  console.table(table);
  for (const [page, scores] of Object.entries(table)) {
    problems.push(...shortfalls(scores).map((shortfall) => `${page}: ${shortfall}`));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  if (!(await buildSites())) throw new Error('The sites could not be built');
  const site = await startSite({ dataDir: join(folder, 'data'), demo: true });
  await measureAll(site).finally(() => site.stop());
} finally {
  await rm(folder, { recursive: true });
}
