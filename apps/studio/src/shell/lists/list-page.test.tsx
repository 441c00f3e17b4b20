import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { offsetOf, useListPage } from './list-page.ts';

function Shown() {
  return useListPage().offset;
}

test.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 20],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=1.5', 0],
  ['page=abc', 0],
  ['page=1e99', 0],
])('%j has an offset of %i rows', (query, offset) => {
  expect(offsetOf(new URLSearchParams(query))).toBe(offset);
});

test('shows the page of a list that the address names', () => {
  expect(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/management/exploration?page=2']}>
        <Shown />
      </MemoryRouter>,
    ),
  ).toBe('10');
});
