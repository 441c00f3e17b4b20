import { describe, expect, test } from 'vitest';
import { hintErrors, infoErrors, locationErrors, newHintErrors } from './poi-errors.ts';
import { EMPTY_POI, NEW_HINT } from './poi-values.ts';

test.each([
  { name: ' ', description: '<p></p>', errors: { name: 'form.error.missing', description: 'form.error.missing' } },
  { name: '!?', description: '<p>Hier</p>', errors: { name: 'form.error.nameless' } },
  { name: 'Tor', description: '<img src="/media/a.webp">', errors: {} },
])('the name “$name” with description $description gives the errors $errors', ({ errors, ...entered }) => {
  expect(infoErrors({ ...EMPTY_POI, ...entered })).toEqual(errors);
});

describe('hints', () => {
  const text = { ...NEW_HINT, hint_value: 'Am Fluss' };

  test('require a value, and an address for pictures and videos, unless they are deleted', () => {
    const hints = [text, NEW_HINT, { ...NEW_HINT, id: -7 }, { ...text, hint_type: 'video' as const }];
    expect(hintErrors({ ...EMPTY_POI, hints })).toEqual({
      'hint.1': 'form.error.missing',
      'hint.3': 'poi.error.media',
    });
  });

  test('are required for a new Spot that is found by them, but not for a stored one', () => {
    const none = { ...EMPTY_POI, location_type: 'hint' as const, hints: [] };
    expect(newHintErrors(none)).toEqual({ hints: 'poi.error.noHint' });
    expect(hintErrors(none)).toEqual({});
  });
});

test.each([
  { latitude: '', longitude: '200', errors: { latitude: 'form.error.missing', longitude: 'poi.error.degrees' } },
  { latitude: 'Nord', longitude: '12,1', errors: { latitude: 'poi.error.degrees' } },
  { latitude: '-90', longitude: '180', errors: {} },
])('the coordinates $latitude and $longitude give the errors $errors', ({ errors, ...coordinates }) => {
  expect(locationErrors({ ...EMPTY_POI, location_type: 'coordinates', coordinates })).toEqual(errors);
});
