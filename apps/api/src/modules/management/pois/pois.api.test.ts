import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedPois } = ada.client;

async function poisOf(exploration: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: exploration.slug, limit: 100 } })).rows;
}

const HINTS = [
  { hint_type: 'text', hint_value: 'Am Ufer', cost: 3 },
  { hint_type: 'image', hint_value: '/demo/pictures/dom.svg', cost: '0' },
  { hint_type: 'video', hint_value: 'https://example.org/a.mp4', cost: -200_000 },
] as const;

describe('a new Spot', () => {
  test('may be longer than other calls', async () => {
    const hint_value = 'ä'.repeat(10_000);
    const location = Array.from({ length: 20 }, () => ({ hint_type: 'text' as const, hint_value, cost: 0 }));
    const poi = await ada.poi(await ada.draft(), { location_type: 'hint', location });
    expect(poi.location).toHaveLength(20);
  });

  test('with coordinates goes to the end of the run and is counted', async () => {
    const exploration = await ada.draft();
    await ada.poi(exploration);
    const poi = await ada.poi(exploration, {
      name: 'Am  Ufer',
      description: '<p onclick="x()">Hier</p>',
      location_type: 'coordinates',
      location: { latitude: '49,0134', longitude: 12.1 },
    });
    expect(poi).toEqual({
      id: expect.any(Number),
      name: 'Am Ufer',
      slug: 'am-ufer',
      description: '<p>Hier</p>',
      position: 2,
      UnlockPrerequisites: [],
      Exploration: { id: exploration.id, name: exploration.name, slug: exploration.slug },
      task_count: 0,
      arrival_radius: null,
      arrival_wait_minutes: null,
      arrival_code: null,
      updated_at: '2026-05-01T10:00:00.000Z',
      location_type: 'coordinates',
      location: { latitude: 49.0134, longitude: 12.1 },
      Hints: [],
    });
    expect(
      done(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).rows[0]?.poi_count,
    ).toBe(2);
  });

  test('with an address is stored with its place', async () => {
    const location = { street: ' Domplatz 1 ', postal_code: '93047', location: 'Regensburg' };
    expect(await ada.poi(await ada.draft(), { location_type: 'address', location })).toMatchObject({
      location_type: 'address',
      location: { street: 'Domplatz 1', postal_code: '93047', PostalCodeCoordinate: { name: 'Regensburg' } },
    });
  });

  test('with hints is stored with clamped costs', async () => {
    const poi = await ada.poi(await ada.draft(), { location_type: 'hint', location: [...HINTS] });
    expect(poi.location).toMatchObject([
      { id: expect.any(Number), hint_type: 'text', hint_value: 'Am Ufer', cost: 3 },
      { hint_type: 'image', cost: 0 },
      { hint_type: 'video', cost: 100_000 },
    ]);
  });

  test.each([
    [{ name: '' }, 'missing', ['name']],
    [{ name: ' ', description: '<p> </p>' }, 'missing', ['name', 'description']],
    [{ name: '***' }, 'nameless', ['name']],
    [{ location: { latitude: '', longitude: 1 } }, 'missing', ['location.latitude']],
    [{ location: { longitude: 1 } }, 'missing', ['location.latitude']],
    [{ location: undefined }, 'missing', ['location.latitude', 'location.longitude']],
    [{ location: { latitude: 'x', longitude: 1 } }, 'invalid_request', ['location.latitude']],
    [
      { location: { latitude: 91, longitude: '-180,5' } },
      'invalid_request',
      ['location.latitude', 'location.longitude'],
    ],
    [
      { location_type: 'address', location: { street: ' ', postal_code: '', location: 'x' } },
      'missing',
      ['location.street', 'location.postal_code'],
    ],
    [{ location_type: 'hint', location: [] }, 'missing', ['location']],
    [
      { location_type: 'hint', location: [{ hint_type: 'text', hint_value: ' ', cost: 1 }] },
      'missing',
      ['location.0.hint_value'],
    ],
    [
      { location_type: 'hint', location: [{ hint_type: 'image', hint_value: 'javascript:x', cost: 1 }] },
      'invalid_request',
      ['location.0.hint_value'],
    ],
    [{ location_type: 'moon' }, 'invalid_request', ['location_type']],
  ])('with %j is refused with %s of %j', async (over, code, paths) => {
    const exploration = await ada.draft();
    const before = await rowCounts(opened.deps.store);
    const valid = {
      exploration_name: exploration.slug,
      name: 'Ort',
      description: '<p>x</p>',
      location_type: 'coordinates',
    };
    const body = { ...valid, location: { latitude: 1, longitude: 1 }, ...over } as never;
    expect(await managedPois.create({ body })).toMatchObject({
      status: 400,
      body: { errors: paths.map((path) => ({ code, path })) },
    });
    expect(await rowCounts(opened.deps.store)).toEqual(before);
  });

  test('needs a name that is free in its run', async () => {
    const [exploration, other] = [await ada.draft(), await ada.draft()];
    const { name } = await ada.poi(exploration);
    await ada.poi(other, { name });
    const body = {
      exploration_name: exploration.slug,
      name: name.toUpperCase(),
      description: '<p>x</p>',
      location_type: 'coordinates',
      location: { latitude: 1, longitude: 1 },
    } as const;
    expect(await managedPois.create({ body })).toMatchObject(problem(409, 'name_taken'));
  });

  test('is refused after 200 Spots', async () => {
    const pois = Array.from({ length: 200 }, (_, index) => ({
      name: `Spot ${index}`,
      location_type: 'coordinates',
      location: { latitude: 1, longitude: 1 },
    }));
    const body = { format: 'puzzle-run/1', exploration: { name: freshName('Voll'), postal_code: '93047', pois } };
    const exploration = done(await ada.client.managedExplorations.importFile({ body }));
    const one = {
      exploration_name: exploration.slug,
      name: 'Einer mehr',
      description: '<p>x</p>',
      location_type: 'coordinates',
      location: { latitude: 1, longitude: 1 },
    } as const;
    expect(await managedPois.create({ body: one })).toMatchObject(problem(409, 'limit_reached', { max: 200 }));
  });
});

describe('the Spots of a run', () => {
  test('are listed in order of play, ten per page, with quests on request', async () => {
    const exploration = await ada.draft();
    const pois = [];
    for (let index = 0; index < 11; index += 1) pois.push(await ada.poi(exploration));
    const first = pois[0] ?? { id: 0, slug: '' };
    const task = await ada.task(first);
    const query = { exploration_name: exploration.slug, order: 'position.asc' } as const;

    const page = done(await managedPois.list({ query }));
    expect(page.count).toBe(11);
    expect(page.rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(page.rows[0]).toMatchObject({ task_count: 1 });
    expect(page.rows[0]?.Tasks).toBeUndefined();
    expect(done(await managedPois.list({ query: { ...query, offset: 10 } })).rows).toHaveLength(1);
    const one = done(await managedPois.list({ query: { ...query, name: first.slug, show: 'task' } }));
    expect(one).toMatchObject({ count: 1, rows: [{ id: first.id, Tasks: [task] }] });
    expect(await managedPois.list({ query: { ...query, name: 'nirgends' } })).toMatchObject(problem(404, 'not_found'));
  });
});

describe('changing a Spot', () => {
  test('writes the fields that differ, accepts forms and refuses an older version', async () => {
    const poi = await ada.poi(await ada.draft());
    const params = { poi_id: poi.id };
    const { updated_at } = poi;
    const changed = done(
      await managedPois.change({ params, body: { name: 'Anderswo', updated_at, location_type: 'coordinates' } }),
    );
    expect(changed).toMatchObject({ name: 'Anderswo', slug: 'anderswo', description: poi.description });
    expect(await managedPois.change({ params, body: { name: 'Woanders', updated_at } })).toMatchObject(
      problem(409, 'conflict'),
    );
    const answer = await opened.app.inject({
      method: 'PATCH',
      url: `/api/pois/${poi.id}`,
      headers: {
        authorization: `Bearer ${await opened.given.session(ada.userId)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'description=%3Cp%3ENeu%3C%2Fp%3E',
    });
    expect(answer.json()).toMatchObject({ name: 'Anderswo', description: '<p>Neu</p>' });
  });

  test.each([
    [{}, 409, 'nochange'],
    [{ name: 'Fest' }, 409, 'nochange'],
    [{ name: '' }, 400, 'missing'],
    [{ description: '' }, 400, 'missing'],
    [{ name: 'Zwei' }, 409, 'name_taken'],
    [{ name: 'Neu', location_type: 'hint' as const }, 400, 'invalid_request'],
  ])('is refused for %j: %i %s', async (body, status, code) => {
    const exploration = await ada.draft();
    const poi = await ada.poi(exploration, { name: 'Fest' });
    await ada.poi(exploration, { name: 'Zwei' });
    expect(await managedPois.change({ params: { poi_id: poi.id }, body })).toMatchObject(problem(status, code));
    expect((await poisOf(exploration))[0]).toEqual(poi);
  });
});

describe('deleting a Spot', () => {
  test('moves later Spots up, updates the totals and keeps the points of players', async () => {
    const { exploration, poi, task } = await ada.publishedExploration();
    const [second, third] = [await ada.poi(exploration), await ada.poi(exploration)];
    const player = opened.as((await opened.given.player(exploration)).token);
    await player.progress.submit({
      body: { progress_type: 'task', progress_id: task.id, task_type: 'guess_number', answer: 16 },
    });

    expect(await managedPois.remove({ params: { poi_id: poi.id } })).toMatchObject({ body: { deleted: true } });

    expect((await poisOf(exploration)).map(({ id, position }) => [id, position])).toEqual([
      [second.id, 1],
      [third.id, 2],
    ]);
    expect(
      done(await ada.client.managedExplorations.list({ query: { name: exploration.slug } })).rows[0],
    ).toMatchObject({
      poi_count: 2,
      task_count: 0,
      pointsToEarn: 0,
    });
    expect(await player.progress.points()).toMatchObject({ status: 200, body: { earnedPoints: 10 } });
    expect(await player.joined.pois()).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await managedPois.remove({ params: { poi_id: poi.id } })).toMatchObject(problem(404, 'not_found'));
  });
});
