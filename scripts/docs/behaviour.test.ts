import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { allTests } from './all-tests.ts';
import {
  BEHAVIOUR_OVERVIEW,
  behaviourLines,
  behaviourPages,
  type NamedTest,
  withMovedTests,
} from './behaviour-lines.ts';
import { publicAddresses } from './public-addresses.ts';

function exists({ file, title }: NamedTest): boolean {
  return allTests.get(file)?.includes(title) ?? false;
}

describe.each(behaviourPages)('%s', (page) => {
  const lines = behaviourLines(page);

  test('reads every row of its tables', () => {
    const tableRows = readText(page).match(/^\|(?! What happens \||---).*$/gm) ?? [];
    expect(lines).toHaveLength(tableRows.length);
  });

  test('names a test for every line', () => {
    expect(lines.filter(({ tests }) => tests.length === 0).map(({ fact }) => fact)).toEqual([]);
  });

  test('names existing tests only', () => {
    const missing = lines.flatMap(({ tests }) => tests).filter((named) => !exists(named));
    expect(missing).toEqual([]);
  });
});

test('the overview links every page', () => {
  const linked = readText(BEHAVIOUR_OVERVIEW).matchAll(/\]\(([\w-]+\.md)\)/g);
  const pages = Array.from(linked, ([, page]) => `docs/behaviour/${page}`);
  expect(pages.toSorted()).toEqual(behaviourPages);
});

test('states no fact twice', () => {
  const facts = behaviourPages.flatMap(behaviourLines).map(({ fact }) => fact);
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
});

test('mentions every address of the sites and every call of the API', () => {
  const told = new Set(behaviourPages.flatMap((page) => readText(page).match(/(?<=`)[^`]+(?=`)/g) ?? []));
  expect([...publicAddresses].filter((address) => !told.has(address))).toEqual([]);
});

test('a link follows a test that moved, if one other file has its title', () => {
  const page = 'docs/behaviour/page.md';
  const tests = new Map([
    ['a.test.ts', ['here']],
    ['new/b.test.ts', ['moved', 'twice']],
    ['new/c.test.ts', ['twice']],
  ]);
  const links = (moved: string) =>
    `[here](../../a.test.ts)<br>[moved](${moved})<br>[twice](../../old.test.ts)<br>[gone](../../old.test.ts)`;
  expect(withMovedTests(page, links('../../old.test.ts'), tests)).toBe(links('../../new/b.test.ts'));
});
