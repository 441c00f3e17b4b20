import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { allTests } from './all-tests.ts';
import { coveragePages, coverageRows, linesToCome, type NamedTest, TO_COME, withMovedTests } from './coverage-rows.ts';

function isThere({ file, title }: NamedTest): boolean {
  return allTests.get(file)?.includes(title) ?? false;
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
    expect(gone).toEqual([]);
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

test('a link follows its test to another file, when there is one that has it', () => {
  const page = 'docs/coverage/page.md';
  const tests = new Map([
    ['a.test.ts', ['here']],
    ['new/b.test.ts', ['moved', 'twice']],
    ['new/c.test.ts', ['twice']],
  ]);
  const links = (moved: string) =>
    `[here](../../a.test.ts)<br>[moved](${moved})<br>[twice](../../old.test.ts)<br>[gone](../../old.test.ts)`;
  expect(withMovedTests(page, links('../../old.test.ts'), tests)).toBe(links('../../new/b.test.ts'));
});
