import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests, sumCounts } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(text: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['of Vitest', '{"numPassedTests":7,"numFailedTests":2}', { passed: 7, failed: 2 }],
  [
    'of Playwright, counting a passed retry as passed',
    '{"stats":{"expected":3,"flaky":1,"unexpected":2}}',
    { passed: 4, failed: 2 },
  ],
  ['that is incomplete, as none', '{"numPassed', { passed: 0, failed: 0 }],
])('counts the tests of a report %s', (_, text, counts) => {
  expect(countTests(report(text))).toEqual(counts);
});

test('counts no tests in a report that was never written', () => {
  expect(countTests(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0 });
});

test('adds up the counts of all reports', () => {
  expect(
    sumCounts([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
