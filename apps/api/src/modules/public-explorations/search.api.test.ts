import { describe, expect, test } from 'vitest';
import { SAMPLE_EXPLORATIONS } from '#testing/sample-explorations.ts';
import { type Client, fileApp } from '#testing/test-app.ts';

type Query = NonNullable<Parameters<Client['explorations']['list']>[0]>['query'];

const { given, client } = await fileApp();
for (const exploration of SAMPLE_EXPLORATIONS) await given.exploration(exploration);
await given.exploration({ name: 'Grüner Entwurf', postal_code: '93047', published: false });

const all = SAMPLE_EXPLORATIONS.map(({ name }) => name);

/** Names found, oldest first. */
async function found(query: Query): Promise<string[]> {
  const { status, body } = await client.explorations.list({ query: { limit: 100, ...query } });
  return status === 200 ? body.rows.map(({ name }) => name).toReversed() : [`status ${status}`];
}

describe('finds by search', () => {
  test.each([
    ['Brücken', ['Grüne Brücken']],
    ['brücken', ['Grüne Brücken']],
    ['BRUECKEN', ['Grüne Brücken']],
    ['gruene', ['Grüne Brücken']],
    ['rück', ['Grüne Brücken']],
    ['Brücken grüne', ['Grüne Brücken']],
    ['grüne leipzig', []],
    ['Straße', ['Straße der Bücher']],
    ['STRASSE', ['Straße der Bücher']],
    ['cafe', ['Café Müller']],
    ['Café  muell', ['Café Müller']],
    ['München', ['Café Müller']],
    ['munchen', ['Café Müller']],
    ['muenchen', ['Café Müller']],
    ['muller', ['Café Müller']],
    ['bruecken', ['Grüne Brücken']],
    ['brucken grune', ['Grüne Brücken']],
    ['MÜNCHEN mueller', ['Café Müller']],
    ['regensburg', ['Grüne Brücken', 'Über_Unter']],
    ['Regensburg über', ['Über_Unter']],
    ['93047', ['Grüne Brücken', 'Über_Unter']],
    ['100 %', ['100 % Hamburg']],
    ['Über_Unter', ['Über_Unter']],
    ['ö', ['Ö']],
    ['oe', ['Ö']],
    ['50', []],
    ['ha', ['100 % Hamburg']],
    ['Entwurf', []],
    ['nirgends', []],
    ["' or 1=1 --", []],
    ['Brücken\\', ['Grüne Brücken']],
    ['"Brücken"', ['Grüne Brücken']],
    ['Brücken*', ['Grüne Brücken']],
    ['NEAR(grüne brücken)', []],
    ['unter_über', ['Über_Unter']],
    ['%unter%', ['Über_Unter']],
    ['_', all],
    ['%', all],
    ['', all],
    ['   ', all],
    ['😀', all],
  ])('%j', async (search, names) => {
    expect(await found({ search })).toEqual(names);
  });

  test('finds by name only the whole slug', async () => {
    expect(await found({ name: 'grüne-brücken' })).toEqual(['Grüne Brücken']);
    for (const name of ['grüne', 'grüner-entwurf', '%']) expect(await found({ name })).toEqual([]);
  });
});

const filters = ['all', 'withCode', 'withoutCode'] as const;
const queries = [undefined, 'brücken', 'r', 'regensburg'].flatMap((search) =>
  [undefined, '93047', '00000', '99999', '93047,20095,99999'].flatMap((postal_code) =>
    filters.map((code) => ({
      code,
      ...(search !== undefined && { search }),
      ...(postal_code !== undefined && { postal_code }),
    })),
  ),
);

describe('returns the same runs in count, pages and map', () => {
  test.each(queries)('%o', async (query) => {
    const page = async (offset: number) => {
      const { status, body } = await client.explorations.list({ query: { ...query, limit: 2, offset } });
      return status === 200 ? body : { count: -1, rows: [] };
    };
    const pages = await Promise.all([0, 2, 4, 6, 8].map(page));
    const rows = pages.flatMap((each) => each.rows);

    expect(pages.map(({ count }) => count)).toEqual(pages.map(() => rows.length));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const row of rows) {
      if (query.postal_code) expect(query.postal_code.split(',')).toContain(row.postal_code);
      if (query.code !== 'all') expect(row.code).toBe(query.code === 'withCode' ? 1 : 0);
    }

    const onMap = rows.filter(({ PostalCodeCoordinate }) => PostalCodeCoordinate);
    const places = Map.groupBy(onMap, ({ postal_code }) => postal_code);
    const markers = [...places].map(([postal_code, [first, ...others]]) => ({
      postal_code,
      ...first?.PostalCodeCoordinate,
      count: 1 + others.length,
    }));
    expect(await client.explorations.markers({ query })).toMatchObject({
      status: 200,
      body: {
        count: markers.length,
        rows: markers.toSorted((a, b) => a.postal_code.localeCompare(b.postal_code)),
      },
    });
  });
});
