import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app, client: visitor, deps } = opened;
const ada = await creator(opened);
const PLAIN_RULES = { route: 'free', finish_rule: 'nothing_open', finish_pois: null, finish_poi: null };

describe('a new run', () => {
  test('is a draft with the sent fields, cleaned', async () => {
    const body = {
      name: '  Grüne   Brücken & Türme ',
      description: '<p onclick="x()">Am <b>Fluss</b></p><script>alert(1)</script>',
      image: '/demo/pictures/dom.svg',
      postal_code: '93047',
      code: ' EICHE ',
    };
    expect(done(await ada.client.managedExplorations.create({ body }))).toEqual({
      id: expect.any(Number),
      name: 'Grüne Brücken & Türme',
      slug: 'grüne-brücken-türme',
      description: '<p>Am <strong>Fluss</strong></p>',
      intro: '',
      finale: '',
      image: '/demo/pictures/dom.svg',
      postal_code: '93047',
      PostalCodeCoordinate: { name: 'Regensburg', latitude: expect.any(Number), longitude: expect.any(Number) },
      code: 'EICHE',
      visibility: 'public',
      link_key: null,
      published: false,
      rating: 0,
      ratings: 0,
      poi_count: 0,
      task_count: 0,
      pointsToEarn: 0,
      lang: 'de',
      walk_metres: null,
      duration_minutes: null,
      measured_minutes: null,
      ...PLAIN_RULES,
      step_free: false,
      toilets: false,
      pram: false,
      meeting_latitude: null,
      meeting_longitude: null,
      for_pupils: false,
      photos: false,
      photo_days: 30,
      playable_offline: false,
      created_at: '2026-05-01T10:00:00.000Z',
      updated_at: '2026-05-01T10:00:00.000Z',
    });
  });

  test('is visible to its creator only', async () => {
    const exploration = await ada.draft();
    expect(await visitor.explorations.list({ query: { name: exploration.slug } })).toMatchObject({
      body: { count: 0 },
    });
    expect(await visitor.joining.exploration({ body: { exploration_id: exploration.id } })).toMatchObject(
      problem(404, 'not_found'),
    );
    expect((await app.inject({ url: '/sitemap.xml' })).body).not.toContain(encodeURI(exploration.slug));
    const { body } = await ada.client.managedExplorations.list({ query: { name: exploration.slug } });
    expect(body).toMatchObject({ count: 1, rows: [{ id: exploration.id, published: false }] });
  });

  test('accepts a form and stores empty optional fields as null', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/explorations',
      headers: {
        authorization: `Bearer ${await opened.given.session(ada.userId)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'name=Als+Formular&description=%3Cp%3EText%3C%2Fp%3E&postal_code=04109&image=&code=',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Als Formular', postal_code: '04109', image: null, code: null });
  });

  test.each([
    [{}, ['name', 'description', 'postal_code']],
    [{ name: ' ', description: '<p><br></p>', postal_code: '93047' }, ['name', 'description']],
    [{ name: 'Ohne Ort', description: '<p>x</p>', postal_code: '  ' }, ['postal_code']],
  ])('refuses %j and names every missing field', async (body, paths) => {
    const before = await rowCounts(deps.store);
    expect(await ada.client.managedExplorations.create({ body })).toMatchObject({
      status: 400,
      body: { errors: paths.map((path) => ({ code: 'missing', path })) },
    });
    expect(await rowCounts(deps.store)).toEqual(before);
  });

  test.each([
    ['a name that is too long', { name: 'x'.repeat(NAME_MAX + 1) }, 'name'],
    ['a description that is too long', { description: 'x'.repeat(100_001) }, 'description'],
    ['a description that is too long when escaped', { description: '&'.repeat(90_000) }, 'description'],
    ['a picture with a script address', { image: 'javascript:alert(1)' }, 'image'],
    ['the code 0, which means no code', { code: ' 0 ' }, 'code'],
    ['a postal code that is too long', { postal_code: '930471' }, 'postal_code'],
    ['a name with half a surrogate pair', { name: 'a\ud800' }, 'name'],
  ])('refuses %s', async (_what, over, path) => {
    const body = { name: freshName('Run'), description: '<p>x</p>', postal_code: '93047', ...over };
    expect(await ada.client.managedExplorations.create({ body })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_request', path }] },
    });
  });

  test('stores a name with markup as text and accepts 100,000 characters of description', async () => {
    const description = `<p>${'x'.repeat(99_993)}</p>`;
    const exploration = await ada.draft({ name: '<script>alert("x")</script>', description });
    expect(exploration).toMatchObject({
      name: '<script>alert("x")</script>',
      slug: 'script-alert-x-script',
      description,
    });
  });

  test('refuses a name without letters', async () => {
    const body = { name: '!!! 🦊', description: '<p>x</p>', postal_code: '93047' };
    expect(await ada.client.managedExplorations.create({ body })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'nameless', path: 'name' }] },
    });
  });

  test('refuses a name that another run has', async () => {
    const bea = await creator(opened);
    const { name } = await bea.draft();
    const body = { name: name.toUpperCase(), description: '<p>x</p>', postal_code: '93047' };
    expect(await ada.client.managedExplorations.create({ body })).toMatchObject(problem(409, 'name_taken'));
  });
});

describe('own runs', () => {
  test('are listed newest first, ten per page, and found by search', async () => {
    const bea = await creator(opened);
    const explorations = [];
    for (let index = 0; index < 12; index += 1) explorations.push(await bea.draft());
    const first = done(await bea.client.managedExplorations.list({ query: {} }));
    expect(first.count).toBe(12);
    expect(first.rows.map(({ id }) => id)).toEqual(
      explorations
        .toReversed()
        .slice(0, 10)
        .map(({ id }) => id),
    );
    expect(done(await bea.client.managedExplorations.list({ query: { offset: 10 } })).rows).toHaveLength(2);
    const search = explorations[3]?.name ?? '';
    expect(done(await bea.client.managedExplorations.list({ query: { search } })).rows[0]).toMatchObject({
      name: search,
    });
    expect(done(await bea.client.managedExplorations.list({ query: { search: 'Zebra' } }))).toEqual({
      count: 0,
      rows: [],
    });
  });
});

describe('changing a run', () => {
  test('writes the fields that differ and a new slug after a new name', async () => {
    const exploration = await ada.draft();
    const params = { exploration_id: exploration.id };
    const name = freshName('Neuer Name');
    const change = { name, postal_code: '04109', code: 'ASCHE', image: null };
    const changed = done(await ada.client.managedExplorations.change({ params, body: change }));
    expect(changed).toMatchObject({ name, slug: name.toLowerCase().replaceAll(' ', '-'), code: 'ASCHE', image: null });
    expect(changed.description).toBe(exploration.description);
    expect(changed.PostalCodeCoordinate?.name).toBe('Leipzig');
    expect(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).toMatchObject(
      problem(404, 'not_found'),
    );
    const found = done(await ada.client.managedExplorations.list({ query: { search: `${name} Leipzig` } }));
    expect(found.rows).toEqual([changed]);
  });

  test('removes the code or picture when an empty one is sent', async () => {
    const exploration = await ada.draft({ code: 'EICHE', image: '/demo/pictures/dom.svg' });
    const params = { exploration_id: exploration.id };
    expect(done(await ada.client.managedExplorations.change({ params, body: { code: '', image: '' } }))).toMatchObject({
      code: null,
      image: null,
    });
  });

  test('refuses a change that changes nothing', async () => {
    const exploration = await ada.draft({ code: 'EICHE' });
    const params = { exploration_id: exploration.id };
    const { name, description, postal_code, code, image } = exploration;
    for (const body of [{}, { name }, { name: ` ${name} `, description, postal_code, code, image }]) {
      expect(await ada.client.managedExplorations.change({ params, body })).toMatchObject(problem(409, 'nochange'));
    }
  });

  test.each([
    [{ name: '' }, 'missing'],
    [{ description: '<p></p>' }, 'missing'],
    [{ postal_code: '' }, 'missing'],
    [{ name: '***' }, 'nameless'],
  ])('refuses %j with %s', async (body, code) => {
    const exploration = await ada.draft();
    const params = { exploration_id: exploration.id };
    expect(await ada.client.managedExplorations.change({ params, body })).toMatchObject(problem(400, code));
    expect(done(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).rows).toEqual([
      exploration,
    ]);
  });

  test('writes no field when the name is taken', async () => {
    const [exploration, other] = [await ada.draft(), await ada.draft()];
    const params = { exploration_id: exploration.id };
    const body = { name: other.name, code: 'NEU' };
    expect(await ada.client.managedExplorations.change({ params, body })).toMatchObject(problem(409, 'name_taken'));
    expect(done(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).rows).toEqual([
      exploration,
    ]);
  });

  test('refuses the change of a tab with an older version', async () => {
    const exploration = await ada.draft();
    const params = { exploration_id: exploration.id };
    const { updated_at } = exploration;
    const first = done(await ada.client.managedExplorations.change({ params, body: { code: 'EINS', updated_at } }));
    expect(await ada.client.managedExplorations.change({ params, body: { code: 'ZWEI', updated_at } })).toMatchObject(
      problem(409, 'conflict'),
    );
    const again = { code: 'ZWEI', updated_at: first.updated_at };
    expect(await ada.client.managedExplorations.change({ params, body: again })).toMatchObject({ status: 200 });
  });
});

test('updates the map when a published run moves, gets a code or is deleted', async () => {
  const own = await testApp();
  const bea = await creator(own);
  const { exploration } = await bea.publishedExploration();
  const params = { exploration_id: exploration.id };
  const markers = async (code: 'all' | 'withCode' | 'withoutCode' = 'all') => {
    const { rows } = done(await own.client.explorations.markers({ query: { code } }));
    return rows.map(({ postal_code, count }) => `${postal_code}: ${count}`);
  };
  const counted = async () => done(await own.client.explorations.list({ query: {} })).count;
  expect(await markers('withoutCode')).toEqual(['93047: 1']);

  await bea.client.managedExplorations.change({ params, body: { postal_code: '04109', code: 'EICHE' } });
  expect(await markers()).toEqual(['04109: 1']);
  expect(await markers('withoutCode')).toEqual([]);
  expect(await counted()).toBe(1);

  await bea.client.managedExplorations.remove({ params });
  expect(await markers()).toEqual([]);
  expect(await counted()).toBe(0);
});

describe('deleting a run', () => {
  test('removes an unplayed run and frees its name', async () => {
    const before = await rowCounts(deps.store);
    const { exploration } = await ada.publishedExploration();
    const params = { exploration_id: exploration.id };
    expect(await ada.client.managedExplorations.remove({ params })).toMatchObject({
      status: 200,
      body: { deleted: true },
    });
    // A place that was on the map keeps its row with a count of 0.
    expect({ ...(await rowCounts(deps.store)), place_counts: before.place_counts }).toEqual(before);
    expect(await ada.client.managedExplorations.remove({ params })).toMatchObject(problem(404, 'not_found'));
    await ada.draft({ name: exploration.name });
  });

  test('removes the Spots from its players and keeps their points', async () => {
    const { exploration, task } = await ada.publishedExploration();
    const { token, claims } = await opened.given.player(exploration);
    const player = opened.as(token);
    const answer = { progress_type: 'task', progress_id: task.id, task_type: 'guess_number', answer: 16 } as const;
    await player.progress.submit({ body: answer });

    await ada.client.managedExplorations.remove({ params: { exploration_id: exploration.id } });

    expect(await player.progress.points()).toMatchObject({ status: 200, body: { earnedPoints: 10, netPoints: 10 } });
    expect(await player.joined.pois()).toMatchObject({
      status: 200,
      body: { count: 0, exploration: { name: exploration.name } },
    });
    expect(await player.progress.submit({ body: answer })).toMatchObject(problem(404, 'not_found'));
    const query = { guest_id: claims.user.user_id };
    expect(await visitor.progress.myself({ query })).toMatchObject({ body: { rows: [{ earnedPoints: 10 }] } });
    const { body } = await visitor.explorations.list({ query: { name: exploration.slug } });
    expect(body).toMatchObject({ count: 0 });
    expect(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).toMatchObject(
      problem(404, 'not_found'),
    );
    await ada.draft({ name: exploration.name });
  });
});
