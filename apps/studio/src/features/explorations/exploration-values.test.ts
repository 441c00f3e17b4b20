import { expect, test } from 'vitest';
import { checkExploration, explorationBody, explorationValues } from './exploration-values.ts';

const blank = explorationValues(undefined, 'de');
const complete = { ...blank, name: 'Dom', description: '<p>x</p>', postal_code: '93047' };

test('a new run starts empty and without a code, in the language of the studio', () => {
  expect(explorationValues(undefined, 'en')).toEqual({
    name: '',
    description: '',
    intro: '',
    finale: '',
    image: '',
    postal_code: '',
    code: null,
    visibility: 'public',
    lang: 'en',
    walk_metres: '',
    duration_minutes: '',
    step_free: false,
    toilets: false,
    pram: false,
    meeting_point: null,
    playable_offline: false,
    for_pupils: false,
    photos: false,
    route: 'free',
    finish_rule: 'nothing_open',
    finish_pois: '',
    finish_poi: null,
    photo_days: 30,
  });
});

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'form.error.name' }],
  [{ description: '<p><br></p>' }, { description: 'form.error.missing' }],
  [{ postal_code: '' }, { postal_code: 'form.error.missing' }],
  [{ image: 'bild.png' }, { image: 'form.error.address' }],
  [{ image: '/media/a.webp' }, {}],
  [{ code: '' }, { code: 'form.error.code' }],
  [{ code: '0' }, { code: 'form.error.noCode' }],
  [{ code: 'EICHE' }, {}],
  [{ walk_metres: '2,5' }, {}],
  [{ walk_metres: '0' }, { walk_metres: 'form.error.kilometres' }],
  [{ walk_metres: '201' }, { walk_metres: 'form.error.kilometres' }],
  [{ walk_metres: '2 km' }, { walk_metres: 'form.error.kilometres' }],
  [{ duration_minutes: '90' }, {}],
  [{ duration_minutes: '1.440' }, {}],
  [{ duration_minutes: '1,5' }, { duration_minutes: 'form.error.minutes' }],
  [{ duration_minutes: '0' }, { duration_minutes: 'form.error.minutes' }],
])('a run with %j gives the errors %j', (over, errors) => {
  expect(JSON.parse(JSON.stringify(checkExploration({ ...complete, ...over })))).toEqual(errors);
});

test('kilometres are sent as metres, minutes as a number, and empty fields as no figure', () => {
  const meeting_point = { latitude: 49.02, longitude: 12.09 };
  expect(explorationBody({ ...complete, walk_metres: '2,5', duration_minutes: '90', meeting_point })).toMatchObject({
    walk_metres: 2_500,
    duration_minutes: 90,
    meeting_latitude: 49.02,
    meeting_longitude: 12.09,
  });
  expect(explorationBody(complete)).toMatchObject({
    walk_metres: null,
    duration_minutes: null,
    meeting_latitude: null,
    meeting_longitude: null,
  });
});

test('sends what the rule of the finish needs, and nothing else of it', () => {
  const values = { ...explorationValues(undefined, 'de'), finish_pois: 3, finish_poi: 7 };
  const sent = (finish_rule: typeof values.finish_rule) => explorationBody({ ...values, finish_rule });
  expect(sent('nothing_open')).toMatchObject({ finish_pois: null, finish_poi: null });
  expect(sent('pois_done')).toMatchObject({ finish_pois: 3, finish_poi: null });
  expect(sent('poi_done')).toMatchObject({ finish_pois: null, finish_poi: 7 });
});
