import { describe, expect, test } from 'vitest';
import { SAMPLE_EXPLORATIONS } from '#testing/sample-explorations.ts';
import { type Client, fileApp } from '#testing/test-app.ts';

type Query = NonNullable<NonNullable<Parameters<Client['battles']['list']>[0]>['query']>;

const { given, client } = await fileApp();
const bridges = await given.exploration(SAMPLE_EXPLORATIONS[0]);
const books = await given.exploration(SAMPLE_EXPLORATIONS[1]);
const cafe = await given.exploration(SAMPLE_EXPLORATIONS[2]);
const draft = await given.exploration({ name: 'Entwurf', postal_code: '20095', published: false });
const duel = await given.battle('Großes Duell', [
  { exploration: bridges, team: 'Füchse', code: 'ROT' },
  { exploration: bridges, team: 'Dachse' },
  { exploration: books, team: 'Hasen' },
]);
await given.battle('Kaffeeklatsch', [
  { exploration: cafe, team: 'Füchse' },
  { exploration: draft, team: 'Geister' },
]);
await given.battle('Nur ein Entwurf', [{ exploration: draft, team: 'Geister' }]);

async function found(query: Query): Promise<string[]> {
  const { status, body } = await client.battles.list({ query });
  if (status !== 200) return [`status ${status}`];
  expect(body.count).toBe(body.rows.length);
  return body.rows.map(({ name }) => name);
}

test('shows the runs and teams of a Versus, and whether they have codes but not the codes', async () => {
  const { body } = await client.battles.list({ query: { name: 'großes-duell' } });
  const team = { slug: expect.any(String), image: null };
  expect(body).toMatchObject({
    count: 1,
    rows: [
      {
        id: duel.id,
        name: 'Großes Duell',
        description: '<p>Wer ist schneller?</p>',
        code: 1,
        Explorations: [
          {
            id: bridges.id,
            name: 'Grüne Brücken',
            code: 1,
            PostalCodeCoordinate: { name: 'Regensburg' },
            Teams: [
              { ...team, name: 'Dachse', code: 0 },
              { ...team, name: 'Füchse', code: 1 },
            ],
          },
          { id: books.id, name: 'Straße der Bücher', code: 0, Teams: [{ ...team, name: 'Hasen', code: 0 }] },
        ],
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/EICHE|ROT/);
});

describe('finds Versus', () => {
  const both = ['Großes Duell', 'Kaffeeklatsch'];
  test.each<[Query, string[]]>([
    [{}, both],
    [{ name: 'kaffeeklatsch' }, ['Kaffeeklatsch']],
    [{ name: 'nur-ein-entwurf' }, []],
    [{ battle: 'großes' }, ['Großes Duell']],
    [{ battle: 'GROSSES' }, ['Großes Duell']],
    [{ battle: 'leipzig' }, []],
    [{ battle: '%' }, both],
    [{ search: 'duell' }, []],
    [{ search: 'brücken' }, ['Großes Duell']],
    [{ search: 'München' }, ['Kaffeeklatsch']],
    [{ battle: 'duell', search: 'leipzig' }, ['Großes Duell']],
    [{ search: 'regensburg leipzig' }, ['Großes Duell']],
    [{ battle: 'duell müller' }, []],
    [{ battle: 'duell', search: 'münchen' }, []],
    [{ search: 'entwurf' }, []],
    [{ search: 'Hamburg' }, []],
    [{ search: '%' }, both],
    [{ code: 'withCode' }, ['Großes Duell']],
    [{ code: 'withoutCode' }, ['Kaffeeklatsch']],
    [{ postal_code: '93047' }, ['Großes Duell']],
    [{ postal_code: '04109', code: 'withCode' }, ['Großes Duell']],
    [{ postal_code: '20095' }, []],
    [{ limit: 1, offset: 5 }, []],
  ])('by %o', async (query, names) => {
    if (query.offset !== undefined) {
      expect(await client.battles.list({ query })).toMatchObject({ body: { count: 2, rows: [] } });
    } else {
      expect(await found(query)).toEqual(names);
    }
  });
});

test('lists each Versus on exactly one page', async () => {
  const pages = await Promise.all([0, 1].map((offset) => client.battles.list({ query: { limit: 1, offset } })));
  expect(pages).toMatchObject([
    { body: { count: 2, rows: [{ name: 'Großes Duell' }] } },
    { body: { count: 2, rows: [{ name: 'Kaffeeklatsch' }] } },
  ]);
});

test('counts a Versus on the map once per place of its runs', async () => {
  const markers = async (query: Query) => {
    const { status, body } = await client.battles.markers({ query });
    return status === 200 ? body.rows.map(({ postal_code, count }) => [postal_code, count]) : [];
  };
  expect(await markers({})).toEqual([
    ['04109', 1],
    ['80331', 1],
    ['93047', 1],
  ]);
  expect(await markers({ postal_code: '93047' })).toEqual([['93047', 1]]);
  expect(await markers({ battle: 'kaffee' })).toEqual([['80331', 1]]);
  expect(await markers({ code: 'withoutCode' })).toEqual([['80331', 1]]);
});

test('finds a public Versus by an address in another spelling', async () => {
  for (const name of ['Großes-Duell', 'grosses-duell', 'GROSSES DUELL).'])
    expect(await found({ name })).toEqual(['Großes Duell']);
  for (const name of ['großes', 'Nur-ein-Entwurf', '.']) expect(await found({ name }), name).toEqual([]);
});
