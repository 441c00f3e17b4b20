import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

const HOLSTENTOR = { latitude: 53.8663, longitude: 10.6796 };

describe('two numbers', () => {
  test.each([
    '53.8663, 10.6796',
    '53.8663,10.6796',
    '53.8663 10.6796',
    ' 53.8663;10.6796\n',
    '(53.8663, 10.6796)',
    '53,8663, 10,6796',
    '53,8663 10,6796',
    '53,8663; 10,6796',
    '53.8663° N, 10.6796° E',
    '53,8663° N, 10,6796° O',
    'N 53.8663 E 10.6796',
    '53.8663N 10.6796E',
  ])('%j are a place', (text) => {
    expect(parsePlace(text)).toEqual(HOLSTENTOR);
  });

  test.each([
    ['-33.857, 151.215', { latitude: -33.857, longitude: 151.215 }],
    ['33.857° S, 70.5° W', { latitude: -33.857, longitude: -70.5 }],
    ['50, 11', { latitude: 50, longitude: 11 }],
  ])('%j are a place with a sign or without decimals', (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  test.each([`53°51'58.7"N 10°40'46.6"E`, '53° 51′ 58,7″ N, 10° 40′ 46,6″ O'])(
    '%s are degrees, minutes and seconds',
    (text) => {
      const { latitude, longitude } = parsePlace(text) ?? { latitude: 0, longitude: 0 };
      expect(latitude).toBeCloseTo(53.866_306, 5);
      expect(longitude).toBeCloseTo(10.679_611, 5);
    },
  );
});

describe('a shared link', () => {
  test.each([
    ['Google, view', 'https://www.google.com/maps/@53.8663,10.6796,17z'],
    [
      'Google, place: the pin, not the view',
      'https://www.google.de/maps/place/Holstentor/@53.9,10.7,12z/data=!3m1!4b1!4m6!3m5!1s0x47b2!8m2!3d53.8663!4d10.6796!16s',
    ],
    ['Google, search', 'https://www.google.com/maps/search/?api=1&query=53.8663%2C10.6796'],
    ['Google, q', 'https://maps.google.com/?q=53.8663,10.6796'],
    ['Google, search in the path', 'https://www.google.com/maps/search/53.8663,+10.6796?entry=tts'],
    ['Google, directions', 'https://www.google.com/maps/dir/?api=1&destination=53.8663,10.6796'],
    ['Apple', 'https://maps.apple.com/?ll=53.8663,10.6796&q=Holstentor'],
    ['Apple, new', 'https://maps.apple.com/place?coordinate=53.8663,10.6796&name=Holstentor'],
    ['OpenStreetMap, pin: not the view', 'https://www.openstreetmap.org/?mlat=53.8663&mlon=10.6796#map=12/53.9/10.7'],
    ['OpenStreetMap, view', 'https://www.openstreetmap.org/#map=17/53.8663/10.6796'],
    ['OpenStreetMap, object', 'https://www.openstreetmap.org/way/4211#map=19/53.8663/10.6796&layers=N'],
    ['Bing', 'https://www.bing.com/maps?cp=53.8663~10.6796&lvl=17'],
    ['geo', 'geo:53.8663,10.6796'],
    ['geo with zoom', 'geo:53.8663,10.6796?z=17'],
    ['geo with a label: the pin, not the view', 'geo:0,0?q=53.8663,10.6796(Holstentor)'],
    ['text around it', 'Holstentor\nhttps://maps.google.com/?q=53.8663,10.6796\nGesendet vom Handy'],
  ])('of %s is a place', (_app, link) => {
    expect(parsePlace(link)).toEqual(HOLSTENTOR);
  });
});

test.each([
  ['nothing', ''],
  ['one number', '53.8663'],
  ['one number with a decimal comma', '53,8663'],
  ['an address', 'Holstentorplatz 1, 23552 Lübeck'],
  ['a latitude beyond the pole', '93.8663, 10.6796'],
  ['a longitude beyond the date line', '53.8663, 190.6796'],
  ['three numbers', '53.8663, 10.6796, 12.5'],
  ['a short link, which holds no coordinates', 'https://maps.app.goo.gl/AbCd1234'],
  ['a search for an address', 'geo:0,0?q=Holstentorplatz%201'],
  ['broken encoding', 'https://maps.google.com/?q=%E0%A4%A'],
  ['minutes above 59', `53°71'58"N 10°40'46"E`],
])('%s is no place', (_what, text) => {
  expect(parsePlace(text)).toBeNull();
});

test('reads every pair of degrees that it is given', () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      expect(parsePlace(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)).toEqual({ latitude, longitude });
    }),
  );
});

test('never throws and never leaves the world', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const place = parsePlace(text);
      expect(place === null || (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180)).toBe(true);
    }),
  );
});
