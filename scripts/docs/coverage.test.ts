import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';
import { coveragePages, coverageRows, linesToCome, type NamedTest, TO_COME } from './coverage-rows.ts';
import { testTitles } from './test-titles.ts';

const files = ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/stories/**/*.e2e.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }),
);
const titles = new Map(files.map((file) => [file, testTitles(readText(file))]));

function isThere({ file, title }: NamedTest): boolean {
  return titles.get(file)?.includes(title) ?? false;
}

/** A test that moved is named with where it is now. */
function asGone({ file, title }: NamedTest) {
  return { file, title, isNowIn: files.filter((other) => titles.get(other)?.includes(title)) };
}

describe.each(coveragePages)('%s', (page) => {
  const rows = coverageRows(page);

  test('every row of its tables is read', () => {
    const tableRows = readText(page).match(/^\|(?! Part |---).*$/gm) ?? [];
    expect(rows).toHaveLength(tableRows.length);
  });

  test('every line has a test, or is said to be still to come', () => {
    const bare = rows.filter(({ tests, proof }) => tests.length === 0 && proof !== TO_COME);
    expect(bare.map(({ part, what }) => `${part} ${what}`)).toEqual([]);
  });

  test('every test that is named is there', () => {
    const gone = rows.flatMap(({ tests }) => tests).filter((named) => !isThere(named));
    expect(gone.map(asGone)).toEqual([]);
  });
});

test('what is still to come is listed, and nothing else', () => {
  const open = coveragePages.flatMap(coverageRows).filter(({ proof }) => proof === TO_COME);
  const listed = linesToCome(readText('docs/coverage.md'));
  expect(listed.toSorted()).toEqual(open.map(({ part, what }) => `${part} ${what}`).toSorted());
});

test('no line is told twice', () => {
  const told = coveragePages.flatMap(coverageRows).map(({ part, what }) => `${part} ${what}`);
  expect(told.filter((line, index) => told.indexOf(line) !== index)).toEqual([]);
});

test('every part of both specifications has lines', () => {
  const parts = new Set(coveragePages.flatMap(coverageRows).map(({ part }) => part));
  const all = ['1', '2'].flatMap((spec) => Array.from({ length: 9 }, (_, part) => `${spec}·${part + 1}`));
  expect([...parts].toSorted()).toEqual(all);
});
