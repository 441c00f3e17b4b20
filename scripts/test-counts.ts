import { readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Counts the tests of a JSON report of Vitest or Playwright; 0 and 0 if the file is missing or incomplete. */
export function countTests(file: string): TestCounts {
  const report = read(file);
  if (report?.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

interface Report {
  /** Vitest */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  /** Playwright */
  readonly stats?: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

function read(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the step that writes the report was not reached, or crashed
  }
}
