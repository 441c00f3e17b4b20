import { globSync } from 'node:fs';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';
import { testTitles } from './test-titles.ts';

const PATTERNS = ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/{stories,proxy}/**/*.e2e.ts'];

const files = PATTERNS.flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }),
);

/** The titles of all tests of the repository by their file, seen from its root. */
export const allTests: ReadonlyMap<string, readonly string[]> = new Map(
  files.map((file) => [file, testTitles(readText(file))]),
);
