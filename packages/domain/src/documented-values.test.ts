import { expect, test } from 'vitest';
import { DELETION_CODE_LENGTH } from './account/confirmation.ts';
import { PASSWORD_MIN } from './account/password.ts';
import { ATTEMPTS_MIN, NUMBER_MAX } from './clamp-number.ts';
import { CONTACT_LENGTHS } from './contact/contact-message.ts';
import { POSTAL_CODE_LENGTH } from './exploration/postal-code.ts';
import { MAP_BOUNDS, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from './geo/tiles-around.ts';
import { CLOZE_BLANK } from './tasks/cloze/cloze.ts';
import { PAGE_SIZE } from './wire-sizes.ts';

test.each([
  ['rows of a page', PAGE_SIZE, 10],
  ['the largest number', NUMBER_MAX, 100_000],
  ['the fewest attempts', ATTEMPTS_MIN, 1],
  ['characters of a postal code', POSTAL_CODE_LENGTH, 5],
  ['the shortest password', PASSWORD_MIN, 8],
  ['digits of a deletion code', DELETION_CODE_LENGTH, 6],
  ['the marker of a gap', CLOZE_BLANK, '__________'],
  ['the widest view of the map', MAP_ZOOM_MIN, 6],
  ['the closest view of the map', MAP_ZOOM_MAX, 10],
  ['west, south, east and north of the country', MAP_BOUNDS, [5.87, 47.27, 15.04, 55.1]],
  [
    'characters of a message to the provider',
    CONTACT_LENGTHS,
    { name: { min: 2, max: 50 }, email: { min: 2, max: 100 }, message: { min: 20, max: 1_000 } },
  ],
])('%s have the documented value', (_what, constant, specified) => {
  expect(constant).toEqual(specified);
});

test('the centre of the country is at its documented coordinates', () => {
  const [west, south, east, north] = MAP_BOUNDS;
  expect((south + north) / 2).toBeCloseTo(51.17, 1);
  expect((west + east) / 2).toBeCloseTo(10.45, 1);
});
