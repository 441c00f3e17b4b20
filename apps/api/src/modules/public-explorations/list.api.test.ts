import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const { client } = await fileApp();

test('shows a run without its code, Spots and quests', async () => {
  const { given, client } = await testApp();
  const exploration = await given.exploration({
    name: 'Die Donau & der Dom',
    description: '<p>Am Fluss</p>',
    image: '/demo/pictures/dom.svg',
    postal_code: '93047',
    code: 'EICHE',
    pois: [poi('Brücke', [numberTask, { ...numberTask, name: 'Zwei' }]), poi('Turm')],
  });
  await given.exploration({ name: 'Entwurf', published: false });

  expect(await client.explorations.list({ query: {} })).toEqual({
    status: 200,
    headers: expect.anything(),
    body: {
      count: 1,
      languages: [{ lang: 'de', name: 'Deutsch', direction: 'ltr' }],
      rows: [
        {
          id: exploration.id,
          name: 'Die Donau & der Dom',
          slug: 'die-donau-der-dom',
          description: '<p>Am Fluss</p>',
          image: '/demo/pictures/dom.svg',
          code: 1,
          postal_code: '93047',
          PostalCodeCoordinate: {
            name: 'Regensburg',
            latitude: expect.closeTo(49, 0),
            longitude: expect.closeTo(12, 0),
          },
          rating: 0,
          ratings: 0,
          poi_count: 2,
          task_count: 2,
          pointsToEarn: 20,
          lang: 'de',
          minutes: null,
        },
      ],
    },
  });
});

test('returns empty lists and maps without content', async () => {
  for (const part of [client.explorations, client.battles]) {
    for (const call of [part.list, part.markers]) {
      expect(await call({ query: {} })).toMatchObject({ status: 200, body: { count: 0, rows: [] } });
    }
  }
});

test('lists every run once in pages of ten, newest first', async () => {
  const { given, client } = await testApp();
  for (let index = 1; index <= 25; index++) await given.exploration({ name: `Nummer ${index}` });
  const page = async (query: { limit?: number; offset?: number }) => {
    const { status, body } = await client.explorations.list({ query });
    if (status !== 200) return [];
    expect(body.count).toBe(25);
    return body.rows.map(({ name }) => name);
  };

  const pages = await Promise.all([0, 10, 20, 30].map((offset) => page({ offset })));

  expect(pages.map((names) => names.length)).toEqual([10, 10, 5, 0]);
  expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, index) => `Nummer ${25 - index}`));
  expect(await page({ limit: 100 })).toEqual(pages.flat());
  expect(await page({ limit: 1, offset: 24 })).toEqual(['Nummer 1']);
});

test('lists the best rated run first', async () => {
  const { given, client, as } = await testApp();
  const [good, better, unrated] = [await given.exploration(), await given.exploration(), await given.exploration()];
  for (const [exploration, rating] of [
    [good, 3],
    [better, 5],
  ] as const) {
    const player = as((await given.player(exploration)).token);
    await player.progress.submit({
      body: {
        progress_type: 'task',
        progress_id: exploration.task('Bögen').id,
        task_type: 'guess_number',
        answer: 16,
      },
    });
    await player.explorations.rate({ params: { id: exploration.id }, body: { rating } });
  }
  expect(await client.explorations.list({ query: {} })).toMatchObject({
    body: { rows: [{ id: better.id }, { id: good.id }, { id: unrated.id }] },
  });
});

test.each([
  { limit: 0 },
  { limit: 101 },
  { limit: -1 },
  { limit: 1.5 },
  { limit: 'x' },
  { offset: -1 },
  { offset: 1e300 },
  { code: 'yes' },
  { search: 'x'.repeat(101) },
])('refuses lists with %o', async (query) => {
  const [path] = Object.keys(query);
  const refused = { status: 400, body: { errors: [{ code: 'invalid_request', path }] } };
  expect(await client.explorations.list({ query: query as never })).toMatchObject(refused);
  expect(await client.battles.list({ query: query as never })).toMatchObject(refused);
});

test('finds a published run by an address in another spelling, with its own slug', async () => {
  const { client, given } = await testApp();
  await given.exploration({ name: 'Bächle am Münster' });
  await given.exploration({ name: 'Entwürfe', published: false });
  const slugs = async (name: string) =>
    (await client.explorations.list({ query: { name } })).body as { rows: { slug: string }[] };
  for (const name of ['bächle-am-münster', 'Ba\u0308chle-am-Münster.', 'baechle-am-muenster', 'bachle-am-munster']) {
    expect(await slugs(name), name).toMatchObject({ count: 1, rows: [{ slug: 'bächle-am-münster' }] });
  }
  for (const name of ['bächle', 'entwuerfe', 'Entwürfe', '', '\uFFFD', '…']) {
    expect(await slugs(name), name).toMatchObject({ count: 0 });
  }
});
