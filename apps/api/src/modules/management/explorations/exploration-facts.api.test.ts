import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations } = ada.client;

const entered = {
  lang: 'en',
  walk_metres: 2_400,
  duration_minutes: 75,
  step_free: true,
  toilets: true,
  pram: true,
  meeting_latitude: 49.02,
  meeting_longitude: 12.09,
  playable_offline: true,
};

const change = ({ id }: { id: number }, body: object) =>
  managedExplorations.change({ params: { exploration_id: id }, body });

test('a creator enters the facts of a run, changes and removes them', async () => {
  const run = await ada.draft(entered);
  expect(run).toMatchObject(entered);
  expect(done(await change(run, { step_free: false, lang: 'de-CH' }))).toMatchObject({
    ...entered,
    step_free: false,
    lang: 'de-CH',
  });
  const none = { walk_metres: null, duration_minutes: null, meeting_latitude: null, meeting_longitude: null };
  expect(done(await change(run, none))).toMatchObject({ ...entered, ...none, step_free: false, lang: 'de-CH' });
});

test('the facts of a run can be sent as a form', async () => {
  const run = await ada.draft(entered);
  const session = await opened.given.session(ada.userId);
  const fields = { walk_metres: '1.800', duration_minutes: '', toilets: 'false', pram: 'on', meeting_latitude: '49,5' };
  const response = await opened.app.inject({
    method: 'PATCH',
    url: `/api/explorations/${run.id}`,
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.json()).toMatchObject({
    walk_metres: 1_800,
    duration_minutes: null,
    toilets: false,
    pram: true,
    meeting_latitude: 49.5,
  });
});

test.each([
  { lang: 'Deutsch' },
  { lang: '' },
  { walk_metres: 0 },
  { walk_metres: 1.5 },
  { walk_metres: '1.5' },
  { walk_metres: 200_001 },
  { duration_minutes: -1 },
  { duration_minutes: 'lang' },
  { duration_minutes: 10_081 },
  { step_free: 'ja' },
  { meeting_latitude: 91, meeting_longitude: 0 },
  { meeting_latitude: 49 },
  { meeting_longitude: 12 },
])('refuses %j as facts of a run', async (facts) => {
  const run = await ada.draft();
  expect(await change(run, facts)).toMatchObject(problem(400, 'invalid_request'));
});

test('keeps facts and pins in a copy and in an exported file', async () => {
  const run = await ada.draft(entered);
  const location = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const pin = { latitude: 49.0195, longitude: 12.0975 };
  await ada.poi(run, { location_type: 'address', location: { ...location, ...pin } });
  const { meeting_latitude: latitude, meeting_longitude: longitude, ...facts } = entered;
  const copy = done(await managedExplorations.copy({ params: { exploration_id: run.id } }));
  expect(copy).toMatchObject(entered);
  expect(done(await managedExplorations.exportFile({ params: { exploration_id: copy.id } })).exploration).toMatchObject(
    {
      ...facts,
      meeting_point: { latitude, longitude },
      pois: [{ location: { ...location, pin } }],
    },
  );
});
