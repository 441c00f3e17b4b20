import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { common as de } from '#i18n/de.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { PagedTable } from './paged-table.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'de', keySeparator: false, defaultNS: 'common', resources: { de: { common: de } } });
});

function page(offset: number, count: number): string {
  const rows = Array.from({ length: Math.min(10, count - offset) }, (_, row) => ({ id: offset + row, name: 'Run' }));
  const columns = [
    { head: 'Nr.', cell: (_row: { name: string }, index: number) => index },
    { head: 'Name', cell: ({ name }: { name: string }) => name },
  ];
  return renderToStaticMarkup(
    <MantineProvider>
      <PagedTable
        label={de['nav.user']}
        columns={columns}
        rows={rows}
        note={({ id }) => (id === 11 ? 'Überschritten' : undefined)}
        paging={{ count, offset, onGo: () => undefined }}
        empty="Noch nichts"
      />
    </MantineProvider>,
  );
}

/** Returns whether the buttons "back" and "next" are enabled. */
function ways(html: string): boolean[] {
  return [...html.matchAll(/<button[^>]*>/g)].map(([button]) => !/\bdisabled\b/.test(button));
}

test('numbers rows across all pages', () => {
  const html = page(10, 23);
  expect(html).toContain('data-head="Nr.">11</td>');
  expect(html).toContain('data-head="Nr.">20</td>');
  expect(html).toContain('Seite 2 von 3');
});

test('disables back on the first page and next on the last', () => {
  expect(ways(page(0, 23))).toEqual([false, true]);
  expect(ways(page(10, 23))).toEqual([true, true]);
  expect(ways(page(20, 23))).toEqual([true, false]);
});

test('shows the note of a row below it, across all columns', () => {
  expect(page(10, 23)).toMatch(
    /data-head="Nr\.">12<[^]*?<td[^>]* colspan="2"[^>]*>Überschritten<[^]*?data-head="Nr\.">13</i,
  );
  expect(page(0, 10)).not.toContain('Überschritten');
});

test('shows no pager for a single page and a message for an empty list', () => {
  expect(ways(page(0, 10))).toEqual([]);
  expect(page(0, 0)).toContain('Noch nichts');
});

test('labels the placeholder of a list that is loading', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ListSkeleton label={de['state.loading']} />
    </MantineProvider>,
  );
  expect(html).toContain(`aria-label="${de['state.loading']}"`);
});
