import { expect, test } from 'vitest';
import { type Result, resultLines } from './result-lines.ts';

const solo: Result = { exploration: 'Spuren am Fluss', points: 15, pointsToEarn: 20, place: null, minutes: 72 };

test.each<[string, Partial<Result>, string[]]>([
  ['a run played alone', {}, ['15 von 20 Punkten', '1 Std. 12 Min.']],
  ['a Versus', { place: { place: 2, teams: 8 } }, ['Platz 2 von 8', '1 Std. 12 Min.']],
  ['negative points', { points: -5 }, ['0 von 20 Punkten', '1 Std. 12 Min.']],
  ['a result without a solved Quest', { minutes: null }, ['15 von 20 Punkten']],
  ['days', { minutes: 3 * 1_440 + 5 }, ['15 von 20 Punkten', '3 Tage 5 Min.']],
])('a picture of %s has these facts', (_, over, facts) => {
  expect(resultLines({ ...solo, ...over }, 'de')).toEqual({ title: 'Geschafft!', name: 'Spuren am Fluss', facts });
});

test('is in English where the browser is', () => {
  const { title, facts } = resultLines({ ...solo, place: { place: 1, teams: 3 } }, 'en');
  expect([title, ...facts]).toEqual(['Done!', 'Place 1 of 3', '1 h 12 min']);
});
