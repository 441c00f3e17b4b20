import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORY_BUILDS } from '../build-sites.ts';
import { bin, root, run, runCaptured } from '../command.ts';
import { runStaticChecks } from '../static-checks.ts';
import { runStep, type Step, secondsSince } from '../steps.ts';
import { countTests, sumCounts } from '../test-counts.ts';
import { provideChromium, provideOtherBrowsers, providePostgres, testEnvironment } from '../test-environment.ts';

const reports = mkdtempSync(join(tmpdir(), 'puzzle-runs-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const env = testEnvironment();

/** Everything CI runs; the steps that find most mistakes in the least time come first. */
const steps: Record<string, Step> = {
  'test programs': async () => {
    await providePostgres(env);
    await provideChromium(env);
    await provideOtherBrowsers(env);
    return true;
  },
  'static checks and builds': () => runStaticChecks(env, STORY_BUILDS),
  'size of the first page': () => run(process.execPath, ['scripts/bundle-budget.ts'], { env }),
  'unit and API tests (vitest), browser stories (playwright)': runTests,
};

/**
 * Runs Vitest and Playwright at the same time: each leaves a sixth of two cores idle, waiting for databases or the browser. Playwright shows
 * its progress; Vitest's output follows when it ends.
 */
async function runTests(): Promise<boolean> {
  const vitest = runCaptured(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { env },
  ).then(({ ok, output }) => {
    console.log(output);
    return ok;
  });
  const playwright = run(bin('playwright', 'e2e'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  const results = await Promise.all([vitest, playwright]);
  return results.every(Boolean);
}

const begin = performance.now();
let failed: string | undefined;
for (const [title, step] of Object.entries(steps)) {
  if (await runStep(title, step)) continue;
  failed = title;
  break;
}

const counts = sumCounts([countTests(vitestReport), countTests(playwrightReport)]);
rmSync(reports, { recursive: true });
console.log(`\n${failed ? `Stopped at: ${failed}` : 'All tests pass'}, after ${secondsSince(begin)} s`);
// A failed step without a failed test counts as one failure.
console.log(`${counts.passed} passed, ${failed ? Math.max(counts.failed, 1) : counts.failed} failed`);
process.exitCode = failed ? 1 : 0;
