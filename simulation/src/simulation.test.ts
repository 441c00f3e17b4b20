import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { PLANTED_FAULTS } from './planted/faults.ts';
import type { Report } from './simulate.ts';

const SEEDS = 60;
const MAIN = new URL('main.ts', import.meta.url).pathname;

let report: Report;

/** A process of its own, because the simulation replaces the clock and plants faults while modules are loaded. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-simulation-'));
  const file = join(folder, 'report.json');
  const args = [MAIN, '--runs', String(SEEDS), '--planted', '--report', file];
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'puzzle-runs-compiled') };
  await promisify(execFile)(process.execPath, ['--max-semi-space-size=32', ...args], { env }).catch(
    (error: unknown) => {
      // Where a seed fails there is a report, too, and the tests tell which.
      if (!existsSync(file)) throw error;
    },
  );
  report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
});

test(`${SEEDS} events keep all promises`, () => {
  expect(report.played.filter(({ failure }) => failure)).toEqual([]);
  expect(report.played).toHaveLength(SEEDS);
});

test('the same seed has the same history', () => {
  expect(report.again).toBe(report.played[0]?.fingerprint);
});

test.each(Object.entries(PLANTED_FAULTS))('finds the planted fault “%s”', (name, { invariant }) => {
  const replayed = report.planted.find((planted) => planted.name === name);
  expect(replayed?.failure).toMatchObject({ invariant });
});
