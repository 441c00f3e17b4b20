import { AT_ONCE } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedPois } = ada.client;

async function poiAtAddress() {
  const location = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const poi = await ada.poi(await ada.draft(), { location_type: 'address', location });
  return { poi, params: { poi_id: poi.id } };
}

async function poiWithHints() {
  const { exploration } = await ada.publishedExploration();
  const location = [
    { hint_type: 'text' as const, hint_value: 'Am Ufer', cost: 0 },
    { hint_type: 'text' as const, hint_value: 'Unter der Linde', cost: 0 },
  ];
  const poi = await ada.poi(exploration, { location_type: 'hint', location });
  const hints = poi.location as { id: number; hint_type: 'text'; hint_value: string; cost: number }[];
  return { exploration, poi, hints, params: { poi_id: poi.id } };
}

describe('an address', () => {
  test('is changed in single fields', async () => {
    const { params, poi } = await poiAtAddress();
    const { updated_at } = poi;
    const changed = done(await managedPois.changeAddress({ params, body: { postal_code: '04109', updated_at } }));
    expect(changed.location).toMatchObject({ street: 'Domplatz 1', PostalCodeCoordinate: { name: 'Leipzig' } });
    expect(await managedPois.changeAddress({ params, body: { street: 'x', updated_at } })).toMatchObject(
      problem(409, 'conflict'),
    );
  });

  test.each([
    [{}, 409, 'nochange'],
    [{ street: 'Domplatz 1' }, 409, 'nochange'],
    [{ street: ' ' }, 400, 'missing'],
    [{ postal_code: '123456' }, 400, 'invalid_request'],
  ])('is not changed by %j: %i %s', async (body, status, code) => {
    const { params } = await poiAtAddress();
    expect(await managedPois.changeAddress({ params, body })).toMatchObject(problem(status, code));
  });
});

describe('the pin of an address', () => {
  const dom = { latitude: 49.0195, longitude: 12.0975 };

  test('is stored, moved and removed', async () => {
    const { params } = await poiAtAddress();
    const change = async (body: object) => done(await managedPois.changeAddress({ params, body })).location;
    expect(await change(dom)).toMatchObject({ street: 'Domplatz 1', ...dom });
    expect(await change({ longitude: '12,1' })).toMatchObject({ latitude: dom.latitude, longitude: 12.1 });
    expect(await change({ latitude: null, longitude: '' })).toMatchObject({ latitude: null, longitude: null });
  });

  test('belongs to a new address from the start', async () => {
    const location = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg', ...dom };
    const poi = await ada.poi(await ada.draft(), { location_type: 'address', location });
    expect(poi.location).toMatchObject(location);
  });

  test('is dropped by an address that changes without it, and kept when it is sent again', async () => {
    const { params } = await poiAtAddress();
    done(await managedPois.changeAddress({ params, body: dom }));
    const kept = done(await managedPois.changeAddress({ params, body: { street: 'Domplatz 2', ...dom } }));
    expect(kept.location).toMatchObject({ street: 'Domplatz 2', ...dom });
    const dropped = done(await managedPois.changeAddress({ params, body: { street: 'Krauterermarkt 3' } }));
    expect(dropped.location).toMatchObject({ street: 'Krauterermarkt 3', latitude: null, longitude: null });
  });

  test.each([
    [{ latitude: 49 }, 400, 'invalid_request'],
    [{ latitude: 91, longitude: 12 }, 400, 'invalid_request'],
    [{ latitude: null, longitude: null }, 409, 'nochange'],
  ])('is not changed by %j: %i %s', async (body, status, code) => {
    const { params } = await poiAtAddress();
    expect(await managedPois.changeAddress({ params, body })).toMatchObject(problem(status, code));
  });
});

describe('coordinates', () => {
  test.each([
    [{ latitude: '48,5' }, { latitude: 48.5, longitude: 12.09 }],
    [
      { latitude: -48.5, longitude: '-179.9' },
      { latitude: -48.5, longitude: -179.9 },
    ],
  ])('are changed by %j', async (body, location) => {
    const poi = await ada.poi(await ada.draft());
    expect(done(await managedPois.changeCoordinates({ params: { poi_id: poi.id }, body })).location).toEqual(location);
  });

  test.each([
    [{ latitude: 49.02 }, 409, 'nochange'],
    [{ latitude: '' }, 400, 'missing'],
    [{ longitude: 181 }, 400, 'invalid_request'],
  ])('are not changed by %j: %i %s', async (body, status, code) => {
    const poi = await ada.poi(await ada.draft());
    expect(await managedPois.changeCoordinates({ params: { poi_id: poi.id }, body })).toMatchObject(
      problem(status, code),
    );
  });
});

describe('hints', () => {
  test('are created, changed and deleted in one call that returns the whole list', async () => {
    const { params, hints, poi } = await poiWithHints();
    const [first, second] = hints;
    const body = {
      create: [
        { hint_type: 'image' as const, hint_value: '/demo/pictures/dom.svg', cost: '007' },
        { hint_type: 'audio' as const, hint_value: '/media/a.mp3', hint_description: ' Glocken ', cost: 1 },
      ],
      update: [{ id: second?.id ?? 0, cost: 5 }],
      delete: [first?.id ?? 0],
    };
    const changed = done(await managedPois.changeHints({ params, body }));
    expect(changed.location).toEqual([
      { id: second?.id, hint_type: 'text', hint_value: 'Unter der Linde', hint_description: '', cost: 5, ...AT_ONCE },
      {
        id: expect.any(Number),
        hint_type: 'image',
        hint_value: '/demo/pictures/dom.svg',
        hint_description: '',
        cost: 7,
        ...AT_ONCE,
      },
      {
        id: expect.any(Number),
        hint_type: 'audio',
        hint_value: '/media/a.mp3',
        hint_description: 'Glocken',
        cost: 1,
        ...AT_ONCE,
      },
    ]);
    expect(
      await managedPois.changeHints({ params, body: { delete: [second?.id ?? 0], updated_at: poi.updated_at } }),
    ).toMatchObject(problem(409, 'conflict'));
  });

  test.each<[string, (id: number) => object, number, string]>([
    ['nothing', () => ({}), 409, 'nochange'],
    ['an unchanged description', (id) => ({ update: [{ id, hint_description: ' ' }] }), 409, 'nochange'],
    ['unchanged fields', (id) => ({ update: [{ id, cost: 0, hint_type: 'text' }] }), 409, 'nochange'],
    ['a hint of another Spot', () => ({ update: [{ id: 2_000_000_000, cost: 1 }] }), 404, 'not_found'],
    ['deleting a hint of another Spot', () => ({ delete: [2_000_000_000] }), 404, 'not_found'],
    ['a hint named twice', (id) => ({ update: [{ id, cost: 1 }], delete: [id] }), 400, 'invalid_request'],
    ['an empty value', (id) => ({ update: [{ id, hint_value: ' ' }] }), 400, 'missing'],
    ['a text turned into a picture', (id) => ({ update: [{ id, hint_type: 'image' }] }), 400, 'invalid_request'],
    [
      'an invalid hint beside a valid change',
      (id) => ({ update: [{ id, cost: 9 }], create: [{ hint_type: 'video', hint_value: 'x', cost: 1 }] }),
      400,
      'invalid_request',
    ],
    [
      '201 hints',
      () => ({ create: Array(199).fill({ hint_type: 'text', hint_value: 'x', cost: 1 }) }),
      409,
      'limit_reached',
    ],
  ])('refuse %s and stay unchanged', async (_what, bodyOf, status, code) => {
    const { params, hints, exploration, poi } = await poiWithHints();
    const body = bodyOf(hints[0]?.id ?? 0) as never;
    expect(await managedPois.changeHints({ params, body })).toMatchObject(problem(status, code));
    expect(
      done(await managedPois.list({ query: { exploration_name: exploration.slug, name: poi.slug } })).rows,
    ).toEqual([poi]);
  });

  test('stay bought when they are changed or others are deleted', async () => {
    const { exploration, params, hints } = await poiWithHints();
    const player = opened.as((await opened.given.player(exploration)).token);
    await player.progress.submit({ body: payFor(hints[0] ?? { id: 0 }) });
    await managedPois.changeHints({
      params,
      body: { update: [{ id: hints[0]?.id ?? 0, hint_value: 'Am anderen Ufer' }], delete: [hints[1]?.id ?? 0] },
    });
    expect(done(await player.joined.pois()).rows[1]).toMatchObject({
      location: [{ progressed: true, hint_value: 'Am anderen Ufer' }],
    });
  });
});

describe('hints beside a place', () => {
  const text = { hint_type: 'text' as const, hint_value: 'Am Ufer', cost: 5 };
  const timing = { shown_after_tries: 3, shown_after_minutes: 20, free_after_minutes: 10, after_previous: true };

  test('are added, timed, changed and deleted, and stand beside the location', async () => {
    const { params, poi } = await poiAtAddress();
    expect(poi).toMatchObject({ location_type: 'address', Hints: [] });
    const change = async (body: object) => done(await managedPois.changeHints({ params, body: body as never }));
    const added = await change({ create: [text, { ...text, ...timing }] });
    const plain = {
      shown_after_tries: null,
      shown_after_minutes: null,
      free_after_minutes: null,
      after_previous: false,
    };
    expect(added).toMatchObject({
      location: poi.location,
      Hints: [
        { ...text, ...plain },
        { ...text, ...timing },
      ],
    });
    const [first, second] = (added as unknown as { Hints: { id: number }[] }).Hints;
    expect(
      await change({ update: [{ id: second?.id, shown_after_tries: null, free_after_minutes: '' }] }),
    ).toMatchObject({
      Hints: [{}, { shown_after_tries: null, shown_after_minutes: 20, free_after_minutes: null, after_previous: true }],
    });
    expect(await change({ delete: [first?.id] })).toMatchObject({ Hints: [{ id: second?.id }] });
  });

  test('come with a new spot', async () => {
    const location = { latitude: 49, longitude: 12 };
    const poi = await ada.poi(await ada.draft(), {
      location_type: 'coordinates',
      location,
      Hints: [{ ...text, ...timing }],
    });
    expect(poi).toMatchObject({ Hints: [{ ...text, ...timing }] });
  });

  test.each([
    { shown_after_tries: 0 },
    { shown_after_tries: 101 },
    { shown_after_minutes: 601 },
    { free_after_minutes: 1.5 },
  ])('are refused with %j', async (over) => {
    const { params } = await poiAtAddress();
    const body = { create: [{ ...text, ...over }] };
    expect(await managedPois.changeHints({ params, body })).toMatchObject(problem(400, 'invalid_request'));
  });
});

test('responds not_found to a location of another type', async () => {
  const { params } = await poiAtAddress();
  const body = { latitude: 1, longitude: 1 };
  expect(await managedPois.changeCoordinates({ params, body })).toMatchObject(problem(404, 'not_found'));
  expect(await managedPois.changeHints({ params, body: { delete: [1] } })).toMatchObject(problem(404, 'not_found'));
});
