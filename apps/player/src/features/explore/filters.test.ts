import { expect, test } from 'vitest';
import { type Filters, listRequests, pagesOf, readFilters, writeFilters } from './filters.ts';

const noFilters: Filters = { search: '', battle: '', code: 'all', language: '', postalCodes: [], page: 1 };

test.each([
  ['', noFilters],
  [
    'search=dom&battle=duell&code=withCode&language=de-simple&postal_code=01067,01069&page=3',
    {
      search: 'dom',
      battle: 'duell',
      code: 'withCode',
      language: 'de-simple',
      postalCodes: ['01067', '01069'],
      page: 3,
    },
  ],
  ['code=sesame&page=-2&postal_code=sesame', noFilters],
  ['page=1.5', noFilters],
  ['page=1e999', noFilters],
])('reads the filters of ?%s', (query, expected) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(expected);
});

test('reads the filters it wrote, and leaves defaults out of the address', () => {
  const filters = {
    search: 'Köln & Brühl',
    battle: 'Großes Duell',
    code: 'withoutCode',
    language: 'en',
    postalCodes: ['50667'],
    page: 2,
  } as const satisfies Filters;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters({ search: '', battle: '', code: 'all', language: '', postalCodes: [], page: 1 })).toBe('');
});

test('requests rows 11 to 20 for the second page', () => {
  expect(
    listRequests({ search: '', battle: '', code: 'all', language: '', postalCodes: [], page: 2 }).list,
  ).toMatchObject({
    limit: 10,
    offset: 10,
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i rows fill %i page(s)', (count, pages) => expect(pagesOf(count)).toBe(pages));
