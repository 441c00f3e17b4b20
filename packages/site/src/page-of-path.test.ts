import { expect, test } from 'vitest';
import { endsLoosely, pageOfPath } from './page-of-path.ts';
import { PAGES, type PageName, pagePath } from './pages.ts';

const slugs = { exploration: 'grüner-weg', battle: 'große-fahrt', team: 'füchse', poi: 'brücke', tab: 'cloze' };

test.each((Object.keys(PAGES) as PageName[]).filter((page) => page !== 'management'))(
  'finds the page %s by its own path, also behind a slash, in capitals and before a full stop',
  (page) => {
    const path = pagePath(page, { ...slugs, participant: '7' });
    const found = pageOfPath(path);
    expect(found?.page).toBe(page);
    expect(pagePath(page, found?.slugs)).toBe(path);
    for (const other of [`${path}/`, `${path}.`, `${path}%29,`, `${path}/).`]) {
      expect(pageOfPath(other), other).toEqual(found);
    }
    const patternInCapitals = path.replace(/[a-z]+(?=\/|$)/g, (part) => part.toUpperCase());
    expect(pageOfPath(patternInCapitals)?.page).toBe(page);
  },
);

test.each(['/gibt/es/nicht', '/exploration/b%E4chle', '/exploration/dom/poi/x/y'])('finds no page for %s', (path) => {
  expect(pageOfPath(path)).toBeUndefined();
});

test.each([
  ['/', false],
  ['/exploration', false],
  ['/exploration/', false],
  ['/exploration/gr%C3%BCn', false],
  ['/exploration/%E0%A4%B9%E0%A4%BF', false],
  ['/exploration.', true],
  ['/exploration/dom%29', true],
  ['/exploration/dom/).', true],
  ['/j/7,', true],
  ['/%E4.', false],
])('the path %s ends with what stood behind the link: %s', (path, loose) => {
  expect(endsLoosely(path)).toBe(loose);
});
