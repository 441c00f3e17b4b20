import type { SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORY_BUILDS } from '../build-sites.ts';
import { bin, root, run, runCaptured } from '../command.ts';
import { runStaticChecks } from '../static-checks.ts';
import { runStep, type Step, secondsSince } from '../steps.ts';
import { countTests, sumCounts } from '../test-counts.ts';
import {
  provideChromium,
  provideNginx,
  provideOtherBrowsers,
  providePostgres,
  testEnvironment,
} from '../test-environment.ts';

const reports = mkdtempSync(join(tmpdir(), 'puzzle-runs-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const proxyReport = join(reports, 'proxy.json');
const env: NodeJS.ProcessEnv = { ...testEnvironment(), E2E_ENGINES: 'all' };

/** Everything CI runs; the steps that find most mistakes in the least time come first. */
const steps: Record<string, Step> = {
  'static checks, builds and size of the first pages, while the test programs are installed': checkAndInstall,
  'unit and API tests (vitest), browser stories (playwright), also behind nginx': runTests,
};

/** The checks keep both cores busy; an installation mostly waits for the disk and the package registry. */
async function checkAndInstall(): Promise<boolean> {
  const [checked] = await Promise.all([checkAndBuild(), provideTestPrograms()]);
  return checked;
}

async function checkAndBuild(): Promise<boolean> {
  return (
    (await runStaticChecks(env, STORY_BUILDS)) && (await run(process.execPath, ['scripts/bundle-budget.ts'], { env }))
  );
}

async function provideTestPrograms(): Promise<void> {
  await providePostgres(env);
  await provideChromium(env);
  await provideOtherBrowsers(env);
  await provideNginx(env);
}

/**
 * Runs Vitest and Playwright at the same time: each leaves a sixth of two cores idle, waiting for databases or the browser. The stories behind
 * nginx mostly wait for a server that is away. Playwright plays also what `npm run test:engines` plays, and shows its progress; the output of
 * the others follows when they end, and of those that failed at the end of all: CI keeps the last lines only.
 */
async function runTests(): Promise<boolean> {
  const vitest = runBeside(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
  const stories = ['test', '--reporter=list,json'];
  const proxy = runBeside(bin('playwright', 'e2e'), [...stories, '--config=proxy'], inStories(proxyReport));
  const playwright = run(bin('playwright', 'e2e'), stories, inStories(playwrightReport));
  const others = await Promise.all([vitest, proxy]);
  const played = await playwright;
  const failed = others.filter(({ ok }) => !ok);
  for (const { output } of failed) console.log(output);
  return played && failed.length === 0;
}

function inStories(report: string): SpawnOptions {
  return { cwd: join(root, 'e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
}

/** Runs a program and prints what it printed when it ends, unless it failed. */
async function runBeside(program: string, args: readonly string[], options: SpawnOptions = { env }) {
  const result = await runCaptured(program, args, options);
  if (result.ok) console.log(result.output);
  return result;
}

const begin = performance.now();
let failed: string | undefined;
for (const [title, step] of Object.entries(steps)) {
  if (await runStep(title, step)) continue;
  failed = title;
  break;
}

const counts = sumCounts([vitestReport, playwrightReport, proxyReport].map(countTests));
rmSync(reports, { recursive: true });
console.log(`\n${failed ? `Stopped at: ${failed}` : 'All tests pass'}, after ${secondsSince(begin)} s`);
// A failed step without a failed test counts as one failure.
console.log(`${counts.passed} passed, ${failed ? Math.max(counts.failed, 1) : counts.failed} failed`);
process.exitCode = failed ? 1 : 0;
