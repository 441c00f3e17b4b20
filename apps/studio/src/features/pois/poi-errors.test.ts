import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { describe, expect, test } from 'vitest';
import { infoErrors, locationErrors, refusedPoi } from './poi-errors.ts';
import { EMPTY_POI, NEW_HINT } from './poi-values.ts';

test.each([
  { name: ' ', description: '<p></p>', errors: { name: 'missing', description: 'missing' } },
  { name: '!?', description: '<p>Hier</p>', errors: { name: 'noName' } },
  { name: 'Tor', description: '<img src="/media/a.webp">', errors: {} },
])('of the name “$name” with $description: $errors', ({ errors, ...entered }) => {
  expect(infoErrors({ ...EMPTY_POI, ...entered })).toEqual(errors);
});

describe('hints', () => {
  const text = { ...NEW_HINT, hint_value: 'Am Fluss' };

  test('need a value, pictures and videos an address; deleted ones need nothing', () => {
    const hints = [text, NEW_HINT, { ...NEW_HINT, id: -7 }, { ...text, hint_type: 'video' as const }];
    expect(locationErrors({ ...EMPTY_POI, hints }, false)).toEqual({ 'hint.1': 'missing', 'hint.3': 'media' });
  });

  test('may be none only of a spot that was created before', () => {
    expect(locationErrors({ ...EMPTY_POI, hints: [] }, true)).toEqual({ hints: 'noHint' });
    expect(locationErrors({ ...EMPTY_POI, hints: [] }, false)).toEqual({});
  });
});

test.each([
  { latitude: '', longitude: '200', errors: { latitude: 'missing', longitude: 'degrees' } },
  { latitude: 'Nord', longitude: '12,1', errors: { latitude: 'degrees' } },
  { latitude: '-90', longitude: '180', errors: {} },
])('of $latitude and $longitude: $errors', ({ errors, ...coordinates }) => {
  expect(locationErrors({ ...EMPTY_POI, location_type: 'coordinates', coordinates }, true)).toEqual(errors);
});

test.each([
  { problem: new ApiProblem(409, 'name_taken'), errors: { name: 'taken' } },
  { problem: new ApiProblem(400, 'missing', {}, 'location.street'), errors: { street: 'missing' } },
  { problem: new ApiProblem(400, 'invalid_request', {}, 'latitude'), errors: { latitude: 'refused' } },
  { problem: new ApiProblem(409, 'limit_reached'), errors: {} },
])('$problem.code of $problem.path stands beside its field', ({ problem, errors }) => {
  expect(refusedPoi(problem)).toEqual(errors);
});
