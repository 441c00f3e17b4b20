import { expect, test } from 'vitest';
import { hueOf } from './hue.ts';

test('a name always has the same hue, and it is one', () => {
  for (const name of ['', 'Barock & Brühl', '🧩', 'x'.repeat(500)]) {
    expect(hueOf(name)).toBe(hueOf(name));
    expect(hueOf(name)).toBeGreaterThanOrEqual(0);
    expect(hueOf(name)).toBeLessThan(360);
  }
});

test('names that are nearly the same differ in hue', () => {
  expect(hueOf('Team Nord')).not.toBe(hueOf('Team Süd'));
});
