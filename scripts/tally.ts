import { readFileSync } from 'node:fs';

/** Tests that passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The tests counted in a report of Vitest or of Playwright; none when the file is not there. */
export function tallyOf(file: string): Tally {
  const report = read(file);
  if (report?.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

interface Report {
  /** Vitest's. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  /** Playwright's. */
  readonly stats?: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

function read(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the step that writes it was not reached, or broke
  }
}
