import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSites } from '../build-sites.ts';
import { bin, root, run } from '../command.ts';
import { sum, tallyOf } from '../tally.ts';
import { testBrowserPath } from '../test-machine/chromium.ts';
import { postgresBin } from '../test-machine/postgres.ts';

const reports = mkdtempSync(join(tmpdir(), 'puzzle-runs-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const env: NodeJS.ProcessEnv = { ...process.env, ...colours };

/** Everything that must hold, in the order in which a mistake shows soonest. */
const steps: Record<string, () => Promise<boolean>> = {
  'what the tests need': prepare,
  'format (biome)': () => run(bin('biome'), ['check', '--log-level=warn'], { env }),
  'generated texts': () => run(process.execPath, ['scripts/tasks/generate.ts', '--check'], { env }),
  'lint (oxlint)': () => run(bin('oxlint'), [], { env }),
  'types (tsc)': checkTypes,
  'unused code (knip)': () => run(bin('knip'), [], { env }),
  'unit and API tests (vitest)': () =>
    run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`], { env }),
  'build (vite)': buildSites,
  'size of the first screen': () => run(process.execPath, ['scripts/bundle-budget.ts'], { env }),
  'end to end (playwright)': () =>
    run(bin('playwright', 'e2e'), ['test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    }),
};

/** Finds or brings what only the tests need, and tells them where it is. */
async function prepare(): Promise<boolean> {
  env.PG_BIN = await postgresBin();
  env.E2E_CHROMIUM = await testBrowserPath();
  console.log(`PostgreSQL: ${env.PG_BIN}\nChromium: ${env.E2E_CHROMIUM}`);
  return true;
}

async function checkTypes(): Promise<boolean> {
  const packages = await run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only', '--log-order=grouped'], {
    env,
  });
  return packages && run(bin('tsc'), ['-p', 'scripts'], { env });
}

async function succeeds(title: string, step: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n── ${title}`);
  const begin = performance.now();
  const good = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  console.log(`── ${title}: ${good ? 'done' : 'FAILED'} after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return good;
}

const begin = performance.now();
let failed: string | undefined;
for (const [title, step] of Object.entries(steps)) {
  if (await succeeds(title, step)) continue;
  failed = title;
  break;
}

const tally = sum([tallyOf(vitestReport), tallyOf(playwrightReport)]);
rmSync(reports, { recursive: true });
console.log(
  `\n${failed ? `Stopped at: ${failed}` : 'Everything holds'}, after ${Math.round((performance.now() - begin) / 1000)} s`,
);
// A step that is no test, or that broke before it could count, is one failure.
console.log(`${tally.passed} passed, ${failed ? Math.max(tally.failed, 1) : tally.failed} failed`);
process.exitCode = failed ? 1 : 0;
