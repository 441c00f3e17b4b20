import { expect, test } from 'vitest';
import { runSql } from '#testing/database/run-sql.ts';
import { testApp } from '#testing/test-app.ts';

const PLAYER_URL = 'https://play.example.org';
const over = { env: { PLAYER_URL }, idsFromOne: true } as const;

type App = Awaited<ReturnType<typeof testApp>>['app'];

async function locationsOf(app: App, url: string): Promise<string[]> {
  const { statusCode, headers, body } = await app.inject({ url });
  expect([statusCode, headers['content-type']], url).toEqual([200, 'application/xml; charset=utf-8']);
  return Array.from(body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
}

test('the site map lists public pages, published runs and each run of a battle once', async () => {
  const { app, given } = await testApp(over);
  const path = await given.exploration({ name: 'Grüner Weg' });
  const draft = await given.exploration({ name: 'Entwurf', published: false });
  await given.battle('Große Fahrt', [
    { exploration: path, team: 'Füchse' },
    { exploration: path, team: 'Dachse' },
    { exploration: draft, team: 'Geister' },
  ]);

  const files = await locationsOf(app, '/sitemap.xml');
  expect(files).toEqual(['pages', 'runs/0', 'battles/0'].map((file) => `${PLAYER_URL}/sitemap/${file}.xml`));
  const pages = await Promise.all(files.map((file) => locationsOf(app, file.replace(PLAYER_URL, ''))));
  expect(pages[0]).toEqual(
    expect.arrayContaining(['/', '/exploration', '/terms', '/feature/cloze'].map((path) => PLAYER_URL + path)),
  );
  expect(pages.slice(1)).toEqual([
    [`${PLAYER_URL}/exploration/gr%C3%BCner-weg`],
    [`${PLAYER_URL}/battle/gro%C3%9Fe-fahrt/exploration/gr%C3%BCner-weg`],
  ]);
  for (const address of pages.flat()) {
    expect((await app.inject({ url: address.replace(PLAYER_URL, '') })).statusCode, address).toBe(200);
  }
  const { body } = await app.inject({ url: '/sitemap/runs/0.xml' });
  expect(body).toContain('<lastmod>2026-05-01T10:00:00.000Z</lastmod>');
});

test('without runs the site map lists only pages', async () => {
  const { app } = await testApp(over);
  expect(await locationsOf(app, '/sitemap.xml')).toEqual([`${PLAYER_URL}/sitemap/pages.xml`]);
});

test('lists 25,000 runs once each, in files of at most 5,000 addresses', async () => {
  const { app, deps, url, given } = await testApp(over);
  await given.exploration({ name: 'Vorlage' });
  const isPostgres = deps.store.dialect === 'postgres';
  const numbers = isPostgres
    ? 'select n from generate_series(1, 25000) as n'
    : 'with recursive c(n) as (select 1 union all select n + 1 from c where n < 25000) select n from c';
  await runSql(
    url,
    `insert into explorations (name, slug, description, postal_code, published, created_at, updated_at)
     select 'Run', 'x-' || n, '', postal_code, published, created_at, updated_at
     from (${numbers}) as numbers, explorations where slug = 'vorlage'`,
  );

  const files = await locationsOf(app, '/sitemap.xml');
  const explorations = files.filter((file) => file.includes('/runs/'));
  expect(explorations).toHaveLength(6);
  const pages = await Promise.all(explorations.map((file) => locationsOf(app, file.replace(PLAYER_URL, ''))));
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(5_000);
  expect(new Set(pages.flat()).size).toBe(25_001);

  await runSql(url, 'update explorations set published = false where id between 5000 and 9999');
  const left = await locationsOf(app, '/sitemap.xml');
  expect(files.filter((file) => !left.includes(file))).toEqual([`${PLAYER_URL}/sitemap/runs/1.xml`]);
});

test.each(['/sitemap/runs/7.xml', '/sitemap/runs/99999.xml', '/sitemap/battles/0.xml'])(
  '%s without entries is not found',
  async (url) => {
    const { app } = await testApp(over);
    expect((await app.inject({ url })).json()).toEqual({ errors: [{ code: 'not_found' }] });
  },
);

test.each(['/sitemap/runs/100000.xml', '/sitemap/runs/00.xml', '/sitemap/runs/-1.xml', '/sitemap/teams/0.xml'])(
  '%s is not a valid address',
  async (url) => {
    const { app } = await testApp(over);
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

test('robots.txt excludes the API and the pages of players', async () => {
  const { app } = await testApp(over);
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatchInlineSnapshot(`
    "User-agent: *
    Disallow: /api/
    Disallow: /exploration/*/poi
    Disallow: /exploration/*/poi/*
    Disallow: /exploration/*/ranking
    Disallow: /exploration/*/share
    Disallow: /battle/*/exploration/*/team/*/poi
    Disallow: /battle/*/exploration/*/team/*/poi/*
    Disallow: /battle/*/exploration/*/team/*/ranking
    Disallow: /battle/*/exploration/*/team/*/share
    Disallow: /exploration/*/team/*/poi
    Disallow: /exploration/*/team/*/poi/*
    Disallow: /exploration/*/team/*/share
    Disallow: /trial/exploration/*/poi
    Disallow: /trial/exploration/*/poi/*

    Sitemap: https://play.example.org/sitemap.xml
    "
  `);
  expect((await app.inject({ method: 'HEAD', url: '/robots.txt' })).statusCode).toBe(200);
});
