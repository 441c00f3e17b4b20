import { expect, test } from 'vitest';
import { type Filters, listRequests, pagesOf, readFilters, writeFilters } from './filters.ts';

const noFilters: Filters = { search: '', code: 'all', postalCodes: [], page: 1 };

test.each([
  ['', noFilters],
  [
    'search=dom&code=withCode&postal_code=01067,01069&page=3',
    { search: 'dom', code: 'withCode', postalCodes: ['01067', '01069'], page: 3 },
  ],
  ['code=sesame&page=-2&postal_code=sesame', noFilters],
  ['page=1.5', noFilters],
  ['page=1e999', noFilters],
])('?%s is read', (query, expected) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(expected);
});

test('what was written is read again, and defaults leave the address alone', () => {
  const filters = {
    search: 'Köln & Brühl',
    code: 'withoutCode',
    postalCodes: ['50667'],
    page: 2,
  } as const satisfies Filters;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters({ search: '', code: 'all', postalCodes: [], page: 1 })).toBe('');
});

test('the second page begins behind the first ten rows', () => {
  expect(listRequests({ search: '', code: 'all', postalCodes: [], page: 2 }).list).toMatchObject({
    limit: 10,
    offset: 10,
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i rows are %i page(s)', (count, pages) => expect(pagesOf(count)).toBe(pages));
