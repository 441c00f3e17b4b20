import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const target = { latitude: 49.0197, longitude: 12.0995 };
const hints = { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'x', cost: 0 }] } as const;
const hintPlace = { ...hints, location: [...hints.location] };
const change = (poi: { id: number }, body: object) =>
  ada.client.managedPois.changeArrival({ params: { poi_id: poi.id }, body });
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;

test('creates spots without arrival, and with arrival and a code', async () => {
  const draft = await ada.draft();
  expect(await ada.poi(draft)).toMatchObject({ arrival_radius: null, arrival_code: null, arrival_wait_minutes: null });
  expect(
    await ada.poi(draft, { ...hintPlace, arrival_radius: 40, arrival_wait_minutes: 10, target } as never),
  ).toMatchObject({
    arrival_radius: 40,
    arrival_wait_minutes: 10,
    arrival_code: expect.stringMatching(CODE),
    target,
  });
});

test('switches the arrival on and off, changes it and keeps the code while it is on', async () => {
  const poi = await ada.poi(await ada.draft(), hintPlace as never);
  expect(poi).toMatchObject({ arrival_radius: null, target: null });
  const on = done(await change(poi, { arrival_radius: 30, target }));
  expect(on).toMatchObject({ arrival_radius: 30, arrival_code: expect.stringMatching(CODE), target });
  const wider = done(await change(poi, { arrival_radius: 100, arrival_wait_minutes: 5, updated_at: on.updated_at }));
  expect(wider).toMatchObject({ arrival_radius: 100, arrival_wait_minutes: 5, arrival_code: on.arrival_code });
  expect(await change(poi, { arrival_radius: 50, updated_at: on.updated_at })).toMatchObject(problem(409, 'conflict'));
  expect(await change(poi, { arrival_radius: 100 })).toMatchObject(problem(409, 'nochange'));
  expect(done(await change(poi, { target: null }))).toMatchObject({ target: null });
  expect(done(await change(poi, { arrival_radius: null }))).toMatchObject({ arrival_radius: null, arrival_code: null });
});

test.each([
  ['a radius below 10 m', { arrival_radius: 9 }, 'arrival_radius'],
  ['a radius above 500 m', { arrival_radius: 501 }, 'arrival_radius'],
  ['a waiting time of no minute', { arrival_wait_minutes: 0 }, 'arrival_wait_minutes'],
  ['a waiting time above an hour', { arrival_wait_minutes: 61 }, 'arrival_wait_minutes'],
  ['a target at the edge of the world', { target: { latitude: 91, longitude: 0 } }, 'target.latitude'],
  ['a target beside the coordinates', { target }, 'target'],
])('refuses %s', async (_what, body, path) => {
  const poi = await ada.poi(await ada.draft());
  expect(await change(poi, body)).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_request', path }] } });
});

test('does not publish a run with an arrival at an unknown place', async () => {
  const draft = await ada.draft();
  const poi = await ada.poi(draft, { ...hintPlace, arrival_radius: 30 } as never);
  await ada.task(poi);
  const params = { exploration_id: draft.id };
  expect(done(await ada.client.managedExplorations.checklist({ params }))).toMatchObject({
    publishable: false,
    rows: [{ reason: 'arrival_without_target', blocking: true, Poi: { slug: poi.slug } }],
  });
  expect(await ada.client.managedExplorations.publish({ params, body: { published: true } })).toMatchObject(
    problem(409, 'not_publishable', { reason: 'arrival_without_target', poi: poi.name }),
  );
  done(await change(poi, { target }));
  done(await ada.client.managedExplorations.publish({ params, body: { published: true } }));
});

test('keeps arrival, target and code in files and copies, and creates a code for files without one', async () => {
  const draft = await ada.draft();
  const poi = await ada.poi(draft, { ...hintPlace, arrival_radius: 40, arrival_wait_minutes: 3, target } as never);
  const file = done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: draft.id } }));
  expect(file.exploration.pois).toMatchObject([
    { arrival_radius: 40, arrival_wait_minutes: 3, arrival_code: poi.arrival_code, target },
  ]);
  const copy = done(await ada.client.managedExplorations.copy({ params: { exploration_id: draft.id } }));
  const copied = done(await ada.client.managedPois.list({ query: { exploration_name: copy.slug } }));
  expect(copied.rows).toMatchObject([{ arrival_radius: 40, arrival_code: poi.arrival_code, target }]);

  const pois = file.exploration.pois.map((each) => ({ ...each, arrival_code: null }));
  const body = { ...file, exploration: { ...file.exploration, name: 'Ohne Codes', pois } };
  const anew = done(await ada.client.managedExplorations.importFile({ body, query: { rename: 'true' } }));
  const imported = done(await ada.client.managedPois.list({ query: { exploration_name: anew.slug } }));
  expect(imported.rows).toMatchObject([{ arrival_radius: 40, arrival_code: expect.stringMatching(CODE) }]);
  expect(imported.rows[0]?.arrival_code).not.toBe(poi.arrival_code);
});
