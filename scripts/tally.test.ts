import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sum, tallyOf } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(text: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['of Vitest', '{"numPassedTests":7,"numFailedTests":2}', { passed: 7, failed: 2 }],
  [
    'of Playwright, where a second try counts',
    '{"stats":{"expected":3,"flaky":1,"unexpected":2}}',
    { passed: 4, failed: 2 },
  ],
  ['that broke off', '{"numPassed', { passed: 0, failed: 0 }],
])('the tests of a report %s are counted', (_, text, tally) => {
  expect(tallyOf(report(text))).toEqual(tally);
});

test('a report that was never written counts nothing', () => {
  expect(tallyOf(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});

test('the tallies of all reports are summed', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
